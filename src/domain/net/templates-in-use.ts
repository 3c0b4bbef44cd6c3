import type { NodeConfig } from './node-config';

/** A port of OSPF or a neighbor of BGP. */
export interface TemplateUser {
  readonly protocol: 'OSPF' | 'BGP';
  readonly name: string;
}

/** Who uses each BFD template of the node, by its id: ports and neighbors. One that is used cannot be deleted. */
export function templatesInUse(config: NodeConfig): ReadonlyMap<string, readonly TemplateUser[]> {
  const { ospfInterfacesV4, ospfInterfacesV6, bgpNeighbors } = config;
  const users = [
    ...[...ospfInterfacesV4, ...ospfInterfacesV6].map(({ bfd, port }) => ({
      bfd,
      protocol: 'OSPF' as const,
      name: port,
    })),
    ...bgpNeighbors.map(({ bfd, address }) => ({ bfd, protocol: 'BGP' as const, name: address })),
  ];
  const found = new Map<string, TemplateUser[]>();
  for (const { bfd, ...user } of users) {
    const known = found.get(bfd) ?? [];
    if (bfd !== '' && !known.some(({ name }) => name === user.name)) found.set(bfd, [...known, user]);
  }
  return found;
}
