import type { AnycastAddress, Bgp, BgpNeighbour } from './bgp-config';
import type { Ospf, OspfArea, OspfInterface } from './ospf-config';
import type { SnmpSettings, TimeSettings } from './system-config';

/** A port of a node. An empty address means none of that family; masks are dotted or prefix lengths. */
export interface NodeInterface {
  readonly id: string;
  readonly name: string;
  readonly ipv4: string;
  readonly ipv4Mask: string;
  readonly ipv6: string;
  readonly ipv6Mask: string;
  /** Answers leave by the port that the question came in by. */
  readonly isPolicyRouted: boolean;
  readonly status: 'enabled' | 'disabled';
  /** The port by which the gateway reaches the node. */
  readonly isManagement: boolean;
}

/** The default gateway of each family; empty means none. */
export interface Gateways {
  readonly ipv4: string;
  readonly ipv6: string;
}

/** The node's own address of each family that no port holds, without mask: /32 or /128; empty means none. */
export interface Loopback {
  readonly ipv4: string;
  readonly ipv6: string;
}

/** Name servers, one address per line. */
export interface DnsServers {
  readonly servers: string;
}

/** Two ports bound to one; `mode` is 0 to 6 as Linux bonding numbers them. */
export interface Binding {
  readonly id: string;
  readonly name: string;
  readonly mode: '0' | '1' | '2' | '3' | '4' | '5' | '6';
  readonly first: string;
  readonly second: string;
}

export interface StaticRoute {
  readonly id: string;
  readonly protocol: 'ipv4' | 'ipv6';
  readonly destination: string;
  readonly mask: string;
  readonly nextHop: string;
}

/** Intervals in milliseconds. */
export interface BfdTemplate {
  readonly id: string;
  readonly name: string;
  readonly multiplier: number;
  readonly minTx: number;
  readonly minRx: number;
  readonly isPassive: boolean;
}

/** What an entry is in each section that is a list. */
export interface ListEntries {
  readonly interfaces: NodeInterface;
  readonly bindings: Binding;
  readonly routes: StaticRoute;
  readonly ospfAreasV4: OspfArea;
  readonly ospfInterfacesV4: OspfInterface;
  readonly ospfAreasV6: OspfArea;
  readonly ospfInterfacesV6: OspfInterface;
  readonly bgpNeighbours: BgpNeighbour;
  readonly anycast: AnycastAddress;
  readonly bfdTemplates: BfdTemplate;
}

/** The sections that are no list: each is its own only entry. */
export interface Singles {
  readonly gateways: Gateways;
  readonly loopback: Loopback;
  readonly dns: DnsServers;
  readonly ospfV4: Ospf;
  readonly ospfV6: Ospf;
  readonly bgp: Bgp;
  readonly time: TimeSettings;
  readonly snmp: SnmpSettings;
}

export type Lists = { readonly [S in keyof ListEntries]: readonly ListEntries[S][] };

/** The network sections of one node. */
export interface NodeConfig extends Lists, Singles {}

export type Section = keyof NodeConfig;

interface Entries extends ListEntries, Singles {}

/** What one entry of a section is; a section that is no list is its own only entry. */
export type EntryOf<S extends Section> = Entries[S];

/** One staged edit: `before` null adds an entry, `after` null removes it. `key` is its id, '' where there is no list. */
export interface ChangeOf<S extends Section> {
  readonly section: S;
  readonly key: string;
  readonly before: EntryOf<S> | null;
  readonly after: EntryOf<S> | null;
  /** Write-only fields for which a new value was entered. The values themselves are never part of a change. */
  readonly secrets?: readonly string[] | undefined;
}

export type Change = { [S in Section]: ChangeOf<S> }[Section];
