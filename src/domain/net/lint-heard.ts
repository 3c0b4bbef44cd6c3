import { FAMILIES, type Hearing, hearers, hearingOf, isHeard } from './heard';
import type { Finding } from './lint';
import type { NodeConfig } from './node-config';
import type { Family } from './router-anycast';

/** What a step does to those who hear a node: of a family it goes off the air, or fewer hear it. */
export interface Fall {
  readonly family: Family;
  readonly code: 'anycastLast' | 'anycastSilenced' | 'anycastFewer';
  readonly before: Hearing;
  readonly after: Hearing;
}

/** The families that fewer hear than before; every way to that is one: a flag, an address, a neighbor, a port, a process. */
export function fallsOf(before: NodeConfig, after: NodeConfig): Fall[] {
  return FAMILIES.flatMap((family): Fall[] => {
    const [was, is] = [hearingOf(before)[family], hearingOf(after)[family]];
    if (was.addresses.length === 0) return [];
    if (is.addresses.length === 0) return [{ family, code: 'anycastLast', before: was, after: is }];
    if (!isHeard(was) || hearers(is) >= hearers(was)) return [];
    return [{ family, code: hearers(is) === 0 ? 'anycastSilenced' : 'anycastFewer', before: was, after: is }];
  });
}

const fallFinding = ({ family, code, before, after }: Fall): Finding => ({
  level: 'warning',
  code,
  path: ['anycast', '', ''],
  values: {
    family: `IPv${family}`,
    count: code === 'anycastLast' ? before.addresses.length : after.addresses.length,
    peers: before.neighbors.length,
    ports: before.ports.length,
    was: hearers(before),
    left: hearers(after),
  },
});

/** Sessions that end or begin anew with a step: their process stops, or changes what it is. */
function lintSessions(before: NodeConfig, after: NodeConfig): Finding[] {
  const count = before.bgpNeighbors.length;
  if (!before.bgp.isEnabled || count === 0) return [];
  if (!after.bgp.isEnabled)
    return [{ level: 'warning', code: 'bgpStops', path: ['bgp', '', 'isEnabled'], values: { count } }];
  if (after.bgp.asNumber === before.bgp.asNumber) return [];
  const values = { count, own: String(after.bgp.asNumber), was: String(before.bgp.asNumber) };
  return [{ level: 'warning', code: 'asChanged', path: ['bgp', '', 'asNumber'], values }];
}

/** Whether anybody hears the node, and what a step from `before` takes away. */
export function lintHeard(config: NodeConfig, before?: NodeConfig): Finding[] {
  const falls = before ? fallsOf(before, config) : [];
  const silent = FAMILIES.flatMap((family): Finding[] => {
    const hearing = hearingOf(config)[family];
    const count = hearing.addresses.length;
    if (count === 0 || isHeard(hearing) || falls.some((one) => one.family === family)) return [];
    return [
      {
        level: 'warning',
        code: 'anycastUnheard',
        path: ['anycast', '', ''],
        values: { family: `IPv${family}`, count },
      },
    ];
  });
  return [...falls.map(fallFinding), ...silent, ...(before ? lintSessions(before, config) : [])];
}
