import { contains, coversAll, normalise, parseAddress, toCidr, toNetwork } from './address';
import { connectedOf } from './connected';
import { addressKey } from './drain';
import type {
  AnycastAddress,
  Change,
  ChangeOf,
  EntryOf,
  ListEntries,
  Lists,
  NodeConfig,
  NodeInterface,
  Section,
  Singles,
  StaticRoute,
} from './node-config';
import { areaNumber } from './ospf-area';

interface Edit<E> {
  readonly key: string;
  readonly before: E | null;
  readonly after: E | null;
  readonly secrets?: readonly string[];
}

/** Whether an edit of an entry may cut off a node with this configuration. */
type Risk<E> = (edit: Pick<Edit<E>, 'before' | 'after'>, config: Way) => boolean;

/** By what the gateway reaches a node. */
export type Way = Pick<NodeConfig, 'gateways' | 'interfaces' | 'bindings'>;

/** What is the same for the entries of a section, whichever node they are of. */
interface Kind<E> {
  /** The entries; a section that is no list has one. */
  readonly entries: (config: NodeConfig) => readonly E[];
  /** Entries of two nodes with the same name are the same entry; ids differ from node to node. */
  readonly nameOf: (entry: E) => string;
  readonly change: (edit: Edit<E>) => Change;
  /** A configuration with the edits of this section in it; entries that no edit names are the same objects. */
  readonly put: (config: NodeConfig, changes: readonly Change[]) => NodeConfig;
  readonly isRisky: Risk<E>;
}

/** The edits of one section. */
export function changesOf<S extends Section>(changes: readonly Change[], section: S): ChangeOf<S>[] {
  const isWanted = (one: Change): one is Extract<Change, ChangeOf<S>> => one.section === section;
  return changes.filter(isWanted);
}

/** A list after edits: changed entries stay in their place, removed ones go, new ones follow in the order of the edits. */
function edited<E extends { readonly id: string }>(
  entries: readonly E[],
  edits: readonly { readonly key: string; readonly after: E | null }[],
): readonly E[] {
  const of = new Map(edits.map(({ key, after }) => [key, after]));
  const known = new Set(entries.map(({ id }) => id));
  const kept = entries.map((entry) => of.get(entry.id) ?? (of.has(entry.id) ? null : entry));
  const added = edits.map(({ key, after }) => (known.has(key) ? null : after));
  return [...kept, ...added].filter((entry) => entry !== null);
}

const always = () => true;
const never = () => false;

function list<S extends keyof ListEntries>(
  section: S,
  nameOf: (entry: ListEntries[S]) => string,
  isRisky: Risk<ListEntries[S]>,
  change: Kind<ListEntries[S]>['change'],
): Kind<ListEntries[S]> {
  const entries = (config: Lists) => config[section];
  const put = (config: NodeConfig, changes: readonly Change[]) => {
    const own = changesOf(changes, section);
    return own.length === 0 ? config : { ...config, [section]: edited<ListEntries[S]>(entries(config), own) };
  };
  return { entries, nameOf, isRisky, change, put };
}

function single<S extends keyof Singles>(
  section: S,
  isRisky: Risk<Singles[S]>,
  change: Kind<Singles[S]>['change'],
): Kind<Singles[S]> {
  const of = (config: Singles) => config[section];
  const put = (config: NodeConfig, changes: readonly Change[]) => {
    const after = changesOf(changes, section).at(-1)?.after ?? null;
    return after === null ? config : { ...config, [section]: after };
  };
  return { entries: (config) => [of(config)], nameOf: () => '', isRisky, change, put };
}

const byName = ({ name }: { readonly name: string }) => name;
const byArea = ({ area }: { readonly area: string }) => String(areaNumber(area) ?? area);
const byPort = ({ port }: { readonly port: string }) => port;
const byAddress = ({ address }: { readonly address: string }) => normalise(address) ?? address;

const cidrOf = ({ destination, mask }: { readonly destination: string; readonly mask: string }) => {
  const network = toNetwork(destination, mask);
  return network ? toCidr(network) : `${destination}/${mask}`;
};

const ofEither =
  <E>(is: (entry: E, config: Way) => boolean): Risk<E> =>
  ({ before, after }, config) =>
    (before !== null && is(before, config)) || (after !== null && is(after, config));

/** By it the node is managed, or reaches a default gateway. */
function isWayOut(port: NodeInterface, { gateways }: Way): boolean {
  const hops = [gateways.ipv4, gateways.ipv6].map(parseAddress).filter((hop) => hop !== null);
  const links = connectedOf({ interfaces: [port], bindings: [] });
  return port.isManagement || links.some(({ network }) => hops.some((hop) => contains(network, hop)));
}

const announcedAs = (entry: AnycastAddress | null) => (entry?.isAdvertised ? addressKey(entry.address) : '');

/** An address of the node is withdrawn or announced again. */
const isTurned: Risk<AnycastAddress> = ({ before, after }) =>
  before !== null && announcedAs(before) !== announcedAs(after);

/** A route to everywhere is a default gateway by another name. */
const isDefault = ({ mask }: { readonly mask: string }) => coversAll(mask);

/** The gateway may be behind a route over the link by which the node is managed: no address of it is known here. */
const mayLeadBack: Risk<StaticRoute> = ({ before }, config) => {
  const hop = before && parseAddress(before.nextHop);
  const links = connectedOf(config).filter(({ port }) => port.isManagement);
  return hop !== null && links.some(({ network }) => contains(network, hop));
};

const isRiskyRoute: Risk<StaticRoute> = (edit, config) =>
  ofEither(isDefault)(edit, config) || mayLeadBack(edit, config);

/** Each section once: its entries, what they are called, and in which of them an error cuts a node off. */
export const KINDS: { readonly [S in Section]: Kind<EntryOf<S>> } = {
  interfaces: list('interfaces', byName, ofEither(isWayOut), (edit) => ({ section: 'interfaces', ...edit })),
  gateways: single('gateways', always, (edit) => ({ section: 'gateways', ...edit })),
  loopback: single('loopback', always, (edit) => ({ section: 'loopback', ...edit })),
  dns: single('dns', never, (edit) => ({ section: 'dns', ...edit })),
  bindings: list('bindings', byName, always, (edit) => ({ section: 'bindings', ...edit })),
  routes: list('routes', cidrOf, isRiskyRoute, (edit) => ({ section: 'routes', ...edit })),
  ospfV4: single('ospfV4', always, (edit) => ({ section: 'ospfV4', ...edit })),
  ospfAreasV4: list('ospfAreasV4', byArea, always, (edit) => ({ section: 'ospfAreasV4', ...edit })),
  ospfInterfacesV4: list('ospfInterfacesV4', byPort, always, (edit) => ({ section: 'ospfInterfacesV4', ...edit })),
  ospfV6: single('ospfV6', always, (edit) => ({ section: 'ospfV6', ...edit })),
  ospfAreasV6: list('ospfAreasV6', byArea, always, (edit) => ({ section: 'ospfAreasV6', ...edit })),
  ospfInterfacesV6: list('ospfInterfacesV6', byPort, always, (edit) => ({ section: 'ospfInterfacesV6', ...edit })),
  bgp: single('bgp', always, (edit) => ({ section: 'bgp', ...edit })),
  bgpNeighbours: list('bgpNeighbours', byAddress, always, (edit) => ({ section: 'bgpNeighbours', ...edit })),
  anycast: list('anycast', byAddress, isTurned, (edit) => ({ section: 'anycast', ...edit })),
  time: single('time', never, (edit) => ({ section: 'time', ...edit })),
  snmp: single('snmp', never, (edit) => ({ section: 'snmp', ...edit })),
  bfdTemplates: list('bfdTemplates', byName, never, (edit) => ({ section: 'bfdTemplates', ...edit })),
};
