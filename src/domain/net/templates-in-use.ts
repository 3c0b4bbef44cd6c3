import type { NodeConfig } from './node-config';

/** Who uses each BFD template of the node, by its id: ports and neighbors. One that is used cannot be deleted. */
export function templatesInUse(config: NodeConfig): ReadonlyMap<string, readonly string[]> {
  const { ospfInterfacesV4, ospfInterfacesV6, bgpNeighbors } = config;
  const users = [
    ...[...ospfInterfacesV4, ...ospfInterfacesV6].map(({ bfd, port }) => ({ bfd, name: port })),
    ...bgpNeighbors.map(({ bfd, address }) => ({ bfd, name: address })),
  ];
  const found = new Map<string, string[]>();
  for (const { bfd, name } of users) {
    const known = found.get(bfd) ?? [];
    if (bfd !== '' && !known.includes(name)) found.set(bfd, [...known, name]);
  }
  return found;
}
