import { table } from '../runtime/table';
import type { World } from '../runtime/world';

/** How often the routes of a node's sessions were asked for anew. */
interface Refreshed {
  id: string;
  name: string;
  /** By address. */
  refreshes: Record<string, number>;
}

const refreshed = table<Refreshed>('lookingGlass', () => []);

/** How often the routes of a neighbor were asked for anew. */
export const refreshesOf = (world: World, nodeId: string, address: string): number =>
  refreshed.of(world).rows.find(({ id }) => id === nodeId)?.refreshes[address] ?? 0;

/** Notes that they were asked for once more. */
export function noteRefresh(world: World, node: { id: string; name: string }, address: string): void {
  const all = refreshed.of(world);
  const next = refreshesOf(world, node.id, address) + 1;
  const known = all.rows.find(({ id }) => id === node.id);
  if (known) all.change(node.id, { refreshes: { ...known.refreshes, [address]: next } });
  else all.add({ id: node.id, name: node.name, refreshes: { [address]: next } });
}
