import { type LinkState, linkStates } from '@/api/system-settings/link-state';
import type { NodeInterface } from '@/domain/net/interfaces/schema';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import type { World } from '../runtime/world';
import { trafficOf } from './node-monitor';
import { isLinked, networkOf } from './node-network';
import { followRouting, startOf } from './routing-start';

/** Nobody is at the other end of it: it is switched on and stays dead. */
const DEAD: ReadonlySet<string> = new Set(['eth3']);

interface Wire {
  readonly speedMbps: number;
  readonly duplex: 'full' | 'half';
  /** How much of the traffic of the node goes over it. */
  readonly share: number;
}

const WIRES: Readonly<Record<string, Wire>> = {
  eth0: { speedMbps: 1_000, duplex: 'full', share: 1 },
  eth1: { speedMbps: 10_000, duplex: 'full', share: 7 },
  eth2: { speedMbps: 1_000, duplex: 'full', share: 2 },
};
const OTHER: Wire = { speedMbps: 1_000, duplex: 'full', share: 1 };

/** The first node's other side does not negotiate: such a port falls back to half duplex, and frames collide. */
const MISMATCHED = 'BN2026-0001/eth2';
const HALF: Wire = { speedMbps: 100, duplex: 'half', share: 2 };

const NOTHING = { speedMbps: null, duplex: null, inMbps: null, outMbps: null, inErrors: null, outErrors: null };

const linkOf = ({ name, status }: NodeInterface) =>
  status === 'disabled' ? 'adminDown' : DEAD.has(name) ? 'down' : 'up';

const tenths = (value: number) => Math.round(value * 10) / 10;

/** Every port with what its link does; what the node's monitoring counts as its traffic is shared out among the links that are up. */
function linksOf(world: World, id: string): LinkState[] {
  const { config } = networkOf(world, id);
  followRouting(world, id, config);
  const wireOf = (name: string) => (`${id}/${name}` === MISMATCHED ? HALF : (WIRES[name] ?? OTHER));
  const whole = config.interfaces.reduce((sum, port) => sum + (linkOf(port) === 'up' ? wireOf(port.name).share : 0), 0);
  const { inbound, outbound } = trafficOf(world, id);
  return config.interfaces.map((port): LinkState => {
    const link = linkOf(port);
    const at = { name: port.name, link, since: startOf(world, id, `port/${port.name}`) };
    if (link !== 'up') return { ...at, ...NOTHING };
    const { speedMbps, duplex, share } = wireOf(port.name);
    const part = (value: number | null) => (value === null ? null : tenths((value * share) / whole));
    const inMbps = part(inbound);
    const errors = duplex === 'half' && inMbps !== null ? Math.round(inMbps * 6) : 0;
    return { ...at, speedMbps, duplex, inMbps, outMbps: part(outbound), inErrors: errors, outErrors: errors * 2 };
  });
}

export const linkState = implement(linkStates, {
  getLinkState: ({ id }, { world }) => {
    if (!isLinked(world, id)) refuse('ILLEGAL_STATE');
    return { now: world.now(), list: linksOf(world, id) };
  },
});
