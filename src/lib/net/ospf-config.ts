/** OSPFv2 for IPv4 and OSPFv3 for IPv6, which the specification calls OSPFv4 and OSPFv6. */
export type OspfVersion = 'v4' | 'v6';

/** The OSPF process of one version on a node. */
export interface Ospf {
  readonly isEnabled: boolean;
  /** Four decimal parts in both versions (RFC 5340 2.11); '' while none was ever entered. */
  readonly routerId: string;
  /** Cost of the loopback addresses, in the area of `loopbackArea`. */
  readonly loopbackCost: number;
  /** Metric with which the anycast addresses are redistributed. */
  readonly redistributionCost: number;
}

/** An area as it was typed, a number or four decimal parts; `areaNumber` tells which one it is. */
export interface OspfArea {
  readonly id: string;
  readonly area: string;
  readonly type: 'normal' | 'stub' | 'totallyStub' | 'nssa';
}

export type OspfNetwork = 'broadcast' | 'pointToPoint' | 'pointToMultipoint' | 'nonBroadcast';
export type OspfAuth = 'none' | 'simple' | 'md5' | 'hmacSha1' | 'hmacSha256' | 'hmacSha384' | 'hmacSha512';

/** A port on which OSPF speaks. Timers in seconds. */
export interface OspfInterface {
  readonly id: string;
  /** The port by name, or a binding group. */
  readonly port: string;
  /** One of the areas of the version, as that one is written. */
  readonly area: string;
  readonly networkType: OspfNetwork;
  /** null: computed from the bandwidth of the port. */
  readonly cost: number | null;
  readonly priority: number;
  readonly hello: number;
  readonly dead: number;
  readonly retransmit: number;
  readonly transmitDelay: number;
  readonly authType: OspfAuth;
  /** Which key it is, to neighbours; null where the type has none. */
  readonly authNumber: number | null;
  /** Whether a key is set; the key is never given back. */
  readonly hasAuthKey: boolean;
  /** The BFD template that watches the neighbours, by id; '' for none. */
  readonly bfd: string;
}

/** The sections that hold a version. */
export const OSPF_SECTIONS = {
  v4: { process: 'ospfV4', areas: 'ospfAreasV4', interfaces: 'ospfInterfacesV4' },
  v6: { process: 'ospfV6', areas: 'ospfAreasV6', interfaces: 'ospfInterfacesV6' },
} as const;

export const OSPF_VERSIONS = ['v4', 'v6'] as const;
