/** OSPFv2 for IPv4 and OSPFv3 for IPv6, which the specification calls OSPFv4 and OSPFv6. */
export type OspfVersion = 'v4' | 'v6';

/** The sections that hold a version. */
export const OSPF_SECTIONS = {
  v4: { process: 'ospfV4', areas: 'ospfAreasV4', interfaces: 'ospfInterfacesV4' },
  v6: { process: 'ospfV6', areas: 'ospfAreasV6', interfaces: 'ospfInterfacesV6' },
} as const;

export const OSPF_VERSIONS = ['v4', 'v6'] as const;
