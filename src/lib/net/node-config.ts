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

/** The network sections of one node. */
export interface NodeConfig {
  readonly interfaces: readonly NodeInterface[];
  readonly gateways: Gateways;
  readonly loopback: Loopback;
  readonly dns: DnsServers;
  readonly bindings: readonly Binding[];
  readonly routes: readonly StaticRoute[];
  readonly ospfV4: Ospf;
  readonly ospfAreasV4: readonly OspfArea[];
  readonly ospfInterfacesV4: readonly OspfInterface[];
  readonly ospfV6: Ospf;
  readonly ospfAreasV6: readonly OspfArea[];
  readonly ospfInterfacesV6: readonly OspfInterface[];
  readonly bgp: Bgp;
  readonly bgpNeighbours: readonly BgpNeighbour[];
  readonly anycast: readonly AnycastAddress[];
  readonly bfdTemplates: readonly BfdTemplate[];
  readonly time: TimeSettings;
  readonly snmp: SnmpSettings;
}

export type Section = keyof NodeConfig;

type Entries = { readonly [S in Section]: NodeConfig[S] extends readonly (infer E)[] ? E : NodeConfig[S] };

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
