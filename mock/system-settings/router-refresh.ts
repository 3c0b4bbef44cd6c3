import { table } from '../runtime/table';
import type { World } from '../runtime/world';

/** How often the sessions of a node were refreshed: what was done is in no answer of the router, and in the log. */
interface Refreshed {
  id: string;
  name: string;
  /** By address and direction. */
  refreshes: Record<string, number>;
}

const refreshed = table<Refreshed>('lookingGlass', () => []);

/** Notes a refresh of a session. */
export function noteRefresh(world: World, { id, name }: { id: string; name: string }, session: string): void {
  const all = refreshed.of(world);
  const known = all.rows.find((one) => one.id === id);
  const next = (known?.refreshes[session] ?? 0) + 1;
  if (known) all.change(id, { refreshes: { ...known.refreshes, [session]: next } });
  else all.add({ id, name, refreshes: { [session]: next } });
}
