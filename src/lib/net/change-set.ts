import { contains, coversAll, parseAddress } from './address';
import type { AnycastAddress } from './bgp-config';
import { connectedOf } from './connected';
import { addressKey } from './drain';
import type { Change, ChangeOf, Gateways, NodeConfig, NodeInterface, Section, StaticRoute } from './node-config';
import { OSPF_SECTIONS } from './ospf-config';

/** Whether two entries say the same, whatever the order of their fields. */
export const isSame = (a: object | null, b: object | null): boolean => fieldsOf(a, b).length === 0 && !a === !b;

/** A field of an entry that differs; null where the entry is not there. */
export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The fields in which two versions of an entry differ, in the order of the newer one, its id left out. */
export function fieldsOf(before: object | null, after: object | null): FieldChange[] {
  const names = new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})]);
  const read = (entry: object | null, name: string): unknown => (entry ? (Reflect.get(entry, name) ?? null) : null);
  return [...names]
    .filter((name) => name !== 'id')
    .map((field) => ({ field, before: read(before, field), after: read(after, field) }))
    .filter((one) => one.before !== one.after);
}

const isOf = (change: Change, { section, key }: Pick<Change, 'section' | 'key'>) =>
  change.section === section && change.key === key;

const FLAG = /^has([A-Z])/;

const flagOf = (field: string) => `has${field.charAt(0).toUpperCase()}${field.slice(1)}`;

/** The write-only fields that are set in an entry: `password` where `hasPassword` says so. */
export const secretsIn = (entry: object): string[] =>
  Object.entries(entry)
    .filter(([flag, isSet]) => FLAG.test(flag) && isSet === true)
    .map(([flag]) => flag.replace(FLAG, (_, first: string) => first.toLowerCase()));

/** The set with one more edit: edits of one entry become one, and one that changes nothing leaves unless it sets a secret. */
export function stage(changes: readonly Change[], next: Change): Change[] {
  const at = changes.findIndex((one) => isOf(one, next));
  const old = changes[at];
  const { after } = next;
  const kept = after === null ? [] : secretsIn(after);
  const filled = new Set([...(old?.secrets ?? []), ...(next.secrets ?? [])]);
  const secrets = [...filled].filter((field) => kept.includes(field));
  const merged: Change = Object.assign({}, next, {
    before: old ? old.before : next.before,
    secrets: secrets.length > 0 ? secrets : undefined,
  });
  const result = isSame(merged.before, merged.after) && secrets.length === 0 ? [] : [merged];
  return old ? changes.toSpliced(at, 1, ...result) : [...changes, ...result];
}

/** The set without the edit of one entry. */
export function unstage(changes: readonly Change[], entry: Pick<Change, 'section' | 'key'>): Change[] {
  return changes.filter((one) => !isOf(one, entry));
}

/** The edits of one section. */
export function changesOf<S extends Section>(changes: readonly Change[], section: S): ChangeOf<S>[] {
  const isWanted = (one: Change): one is Extract<Change, ChangeOf<S>> => one.section === section;
  return changes.filter(isWanted);
}

interface Edit<E> {
  readonly key: string;
  readonly after: E | null;
}

/** A list after edits: changed entries stay in their place, removed ones go, new ones follow in the order of the edits. */
function edited<E extends { readonly id: string }>(entries: readonly E[], edits: readonly Edit<E>[]): readonly E[] {
  if (edits.length === 0) return entries;
  const of = new Map(edits.map(({ key, after }) => [key, after]));
  const known = new Set(entries.map(({ id }) => id));
  const kept = entries.map((entry) => of.get(entry.id) ?? (of.has(entry.id) ? null : entry));
  const added = edits.map(({ key, after }) => (known.has(key) ? null : after));
  return [...kept, ...added].filter((entry) => entry !== null);
}

const single = <E>(value: E, edits: readonly Edit<E>[]): E => edits.at(-1)?.after ?? value;

/** The configuration with the edits of a set in it. Entries that no edit names are the same objects. */
export function withChanges(config: NodeConfig, changes: readonly Change[]): NodeConfig {
  return {
    interfaces: edited(config.interfaces, changesOf(changes, 'interfaces')),
    gateways: single(config.gateways, changesOf(changes, 'gateways')),
    loopback: single(config.loopback, changesOf(changes, 'loopback')),
    dns: single(config.dns, changesOf(changes, 'dns')),
    bindings: edited(config.bindings, changesOf(changes, 'bindings')),
    routes: edited(config.routes, changesOf(changes, 'routes')),
    ospfV4: single(config.ospfV4, changesOf(changes, 'ospfV4')),
    ospfAreasV4: edited(config.ospfAreasV4, changesOf(changes, 'ospfAreasV4')),
    ospfInterfacesV4: edited(config.ospfInterfacesV4, changesOf(changes, 'ospfInterfacesV4')),
    ospfV6: single(config.ospfV6, changesOf(changes, 'ospfV6')),
    ospfAreasV6: edited(config.ospfAreasV6, changesOf(changes, 'ospfAreasV6')),
    ospfInterfacesV6: edited(config.ospfInterfacesV6, changesOf(changes, 'ospfInterfacesV6')),
    bgp: single(config.bgp, changesOf(changes, 'bgp')),
    bgpNeighbours: edited(config.bgpNeighbours, changesOf(changes, 'bgpNeighbours')),
    anycast: edited(config.anycast, changesOf(changes, 'anycast')),
    bfdTemplates: edited(config.bfdTemplates, changesOf(changes, 'bfdTemplates')),
    time: single(config.time, changesOf(changes, 'time')),
    snmp: single(config.snmp, changesOf(changes, 'snmp')),
  };
}

/** The entry that an edit is about as a configuration has it now; null if it has none. */
export function present(config: NodeConfig, { section, key }: Pick<Change, 'section' | 'key'>): object | null {
  const held = config[section];
  if (!('length' in held)) return held;
  return held.find((entry) => entry.id === key) ?? null;
}

/** The edits whose entry somebody else changed since they were staged (three-way: before, now, after). */
export function conflicts(config: NodeConfig, changes: readonly Change[]): Change[] {
  return changes.filter((one) => !isSame(one.before, present(config, one)) && !isSame(one.after, present(config, one)));
}

/**
 * An edit put on what the configuration has now: what only somebody else changed of the entry stays theirs, field by
 * field. An entry that has other fields now, comes or goes, stays as it was staged.
 */
export function onPresent(config: NodeConfig, change: Change): Change {
  const { before, after } = change;
  const now = present(config, change);
  const isAlike = (a: object, b: object) => Object.keys(a).sort().join() === Object.keys(b).sort().join();
  if (!before || !after || !now || !isAlike(before, now) || !isAlike(now, after))
    return Object.assign({}, change, { before: now });
  const mine = fieldsOf(before, after).map((one) => [one.field, one.after]);
  // A new value of a write-only field shows in no field.
  const entered = (change.secrets ?? []).map((field) => [flagOf(field), true]);
  return Object.assign({}, change, { before: now, after: { ...now, ...Object.fromEntries([...mine, ...entered]) } });
}

/** Sections in which an error cuts the node off: applying them is guarded unless the operator says otherwise. */
const RISKY: readonly Section[] = [
  'gateways',
  'loopback',
  'bindings',
  ...Object.values(OSPF_SECTIONS.v4),
  ...Object.values(OSPF_SECTIONS.v6),
  'bgp',
  'bgpNeighbours',
];

/** A route to everywhere is a default gateway by another name. */
const isDefault = (route: StaticRoute | null) => route !== null && coversAll(route.mask);

const announcedAs = (entry: AnycastAddress | null) => (entry?.isAdvertised ? addressKey(entry.address) : '');

/** Whether a port is the way to a default gateway. */
function leadsOut(port: NodeInterface | null, gateways: Gateways): boolean {
  const hops = [gateways.ipv4, gateways.ipv6].map(parseAddress).filter((hop) => hop !== null);
  const links = port ? connectedOf({ interfaces: [port], bindings: [] }) : [];
  return links.some(({ network }) => hops.some((hop) => contains(network, hop)));
}

/**
 * Whether applying needs the countdown: default gateway or route, binding, OSPF, BGP, an anycast address of the node that is
 * withdrawn or announced again, or a port by which the node is managed or reaches a default gateway.
 */
export function needsGuard(changes: readonly Change[], { gateways }: Pick<NodeConfig, 'gateways'>): boolean {
  const ofEither = <E>({ before, after }: { before: E | null; after: E | null }, is: (entry: E | null) => boolean) =>
    is(before) || is(after);
  const isRisky = (one: Change): boolean => {
    if (one.section === 'interfaces')
      return ofEither(one, (port) => port?.isManagement === true || leadsOut(port, gateways));
    if (one.section === 'routes') return ofEither(one, isDefault);
    if (one.section === 'anycast') return one.before !== null && announcedAs(one.before) !== announcedAs(one.after);
    return RISKY.includes(one.section);
  };
  return changes.some(isRisky);
}
