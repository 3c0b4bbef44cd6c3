import type { Work } from '@/api/alarm/silence';
import type { World } from '../runtime/world';
import { noteSilence, watchSilences } from './quiet';
import { silenceRows } from './silence-rows';

/** Work on a node, or on all of them (null), is done: the silences that were for it end with it. */
export function workDone(world: World, nodeId: string | null, work: Work, at = world.now()): void {
  watchSilences(world);
  for (const row of silenceRows.of(world).rows) {
    if (row.work !== work || row.endedAt !== null) continue;
    if (nodeId !== null && !row.matchers.nodeIds.includes(nodeId)) continue;
    Object.assign(row, { endedAt: at, version: row.version + 1 });
    noteSilence(world, row, at);
  }
}
