import type { NodeConfig } from './node-config';

/** The ids of the BFD templates that a protocol of the node uses: they cannot be deleted (NET-04). */
export function templatesInUse({ ospfInterfacesV4, ospfInterfacesV6, bgpNeighbours }: NodeConfig): ReadonlySet<string> {
  const users = [...ospfInterfacesV4, ...ospfInterfacesV6, ...bgpNeighbours];
  return new Set(users.map(({ bfd }) => bfd).filter((id) => id !== ''));
}
