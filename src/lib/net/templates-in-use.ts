import type { NodeConfig } from './node-config';

/** The ids of the BFD templates that a protocol of the node uses: they cannot be deleted (NET-04). */
export function templatesInUse({ bgpNeighbours }: NodeConfig): ReadonlySet<string> {
  return new Set(bgpNeighbours.map(({ bfd }) => bfd).filter((id) => id !== ''));
}
