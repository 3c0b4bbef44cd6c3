import { type Announcement, announcements } from '@/api/system-settings/announcement';
import { isMute } from '@/api/system-settings/business-node-state';
import type { AnycastAddress } from '@/domain/net/anycast/schema';
import type { NodeConfig } from '@/domain/net/node-config';
import { OSPF_SECTIONS } from '@/domain/net/ospf-config';
import { isUp } from '@/domain/net/session-state';
import { normalize, parseAddress } from '@/lib/ip/address';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import { pageOf } from '../runtime/table';
import type { World } from '../runtime/world';
import { isLinked, networkOf } from './node-network';
import { nodesOf } from './node-rows';
import { sessionsOf } from './routing-sessions';

const FACTS = { keyword: ['address', 'nodeId', 'nodeName'] } as const;

const TROUBLE_FIRST: readonly Announcement['reach'][] = [
  'lost',
  'unanswered',
  'last',
  'silent',
  'unknown',
  'announced',
];

const textOf = ({ address }: AnycastAddress) => normalize(address) ?? address;
const familyOf = (address: string) => parseAddress(address)?.family;
const settingOf = ({ isAdvertised, isDrained }: AnycastAddress) =>
  isAdvertised ? 'advertised' : isDrained ? 'drained' : 'withdrawn';

/** To whom a node announces an address: sessions that are up carry the routes of their own family. */
function hearersOf(config: NodeConfig, entry: AnycastAddress, sessions: ReturnType<typeof sessionsOf> | null) {
  const states = new Map(sessions?.bgp.map(({ address, state }) => [normalize(address), state]));
  const isSent = entry.isAdvertised && config.bgp.isEnabled;
  const family = familyOf(entry.address);
  const list = config.bgpNeighbors
    .filter(({ address }) => familyOf(address) === family)
    .map(({ address, asNumber }) => {
      const state = states.get(normalize(address)) ?? '';
      return { address, asNumber, state, isTold: isSent && isUp(state) };
    });
  const version = family === 6 ? 'v6' : 'v4';
  const isTold = entry.isAdvertised && config[OSPF_SECTIONS[version].process].isEnabled;
  const links = isTold ? (sessions?.ospf ?? []).filter((one) => one.version === version) : [];
  const ospf = links.flatMap(({ neighbors }) => neighbors).filter(({ state }) => isUp(state)).length;
  return { list, ospf };
}

/** Those in trouble first: the addresses, and the nodes of each. */
function byTrouble<Row extends Announcement>(rows: readonly Row[]): Row[] {
  const rankOf = ({ reach }: Announcement) => TROUBLE_FIRST.indexOf(reach);
  const worst = new Map<string, number>();
  for (const row of rows) worst.set(row.address, Math.min(worst.get(row.address) ?? rankOf(row), rankOf(row)));
  const groupOf = ({ address }: Announcement) => worst.get(address) ?? 0;
  return rows.toSorted(
    (a, b) =>
      groupOf(a) - groupOf(b) ||
      a.address.localeCompare(b.address) ||
      rankOf(a) - rankOf(b) ||
      a.nodeId.localeCompare(b.nodeId),
  );
}

/** Every anycast address of every node, with whom it reaches. */
function rowsOf(world: World) {
  const found = nodesOf(world).rows.flatMap(({ id: nodeId, name: nodeName, status: nodeStatus, services }) => {
    const { config } = networkOf(world, nodeId);
    const sessions = isLinked(world, nodeId) ? sessionsOf(world, nodeId, config) : null;
    return config.anycast.map((entry) => {
      const { list, ospf } = hearersOf(config, entry, sessions);
      const told = list.filter(({ isTold }) => isTold).length;
      const address = textOf(entry);
      const id = `${nodeId}/${address}`;
      const isHeard = told + ospf > 0;
      const row = { id, address, nodeId, nodeName, nodeStatus, setting: settingOf(entry), ospf, told };
      return { ...row, neighbors: list.length, list, isHeard, isMute: isMute(services), isKnown: sessions !== null };
    });
  });
  const heard = new Map<string, number>();
  const answered = new Map<string, number>();
  const add = (counts: Map<string, number>, address: string, is: boolean) =>
    counts.set(address, (counts.get(address) ?? 0) + Number(is));
  for (const { address, isHeard, isMute } of found) {
    add(heard, address, isHeard);
    add(answered, address, isHeard && !isMute);
  }
  return found.map(({ isHeard, isMute, isKnown, ...row }) => {
    const others = (answered.get(row.address) ?? 0) - Number(isHeard && !isMute);
    const told: Announcement['reach'] = isMute ? 'unanswered' : others === 0 ? 'last' : 'announced';
    const untold: Announcement['reach'] = isKnown ? 'silent' : 'unknown';
    // An address that is held back on purpose is missed by nobody.
    const isMissed = row.setting === 'advertised' && heard.get(row.address) === 0;
    return { ...row, others, reach: isHeard ? told : isMissed ? 'lost' : untold };
  });
}

export const announcement = implement(announcements, {
  list: (request, { world }) => pageOf<Announcement>(byTrouble(rowsOf(world)), request, FACTS),
  get: ({ id }, { world }) => rowsOf(world).find((row) => row.id === id) ?? refuse('NOT_FOUND'),
  getOthers: ({ id }, { world }) => {
    const node = nodesOf(world).get(id);
    return { list: byTrouble(rowsOf(world).filter(({ nodeId }) => nodeId === node.id)) };
  },
});
