import { silenceApi, type Work } from '@/api/alarm/silence';
import { failureOf } from '@/lib/contract/failure';
import { orWithout } from '@/lib/contract/offered';
import { createStore, type Store } from '@/lib/store';

/** How long the alarms of a node are to be kept quiet, under which name, and with what that ends before. */
export interface Wanted {
  name: string;
  minutes: number;
  work: Work | null;
}

/** Keeps a node quiet, or all of them where none is named. */
function keepQuiet(nodeId: string | null, { name, minutes, work }: Wanted): Promise<{ id: string }> {
  if (nodeId === null) return silenceApi.addForRecovery({ name, minutes, work: work === 'recovery' ? work : null });
  return silenceApi.addForNode({ nodeId, name, minutes, work: work === 'recovery' ? null : work });
}

/** Nothing is wanted until somebody says so. */
export const nothingWanted = (): Store<Wanted | null> => createStore<Wanted | null>(null);

/**
 * Does work on a node, or on all of them (null), its alarms kept quiet from before it on where that is wanted and the
 * gateway knows how. Where the work is refused they are told again, and the refusal is that of the work; where nobody knows
 * whether it goes on they stay quiet.
 */
export async function keptQuiet<Done>(
  nodeId: string | null,
  wanted: Wanted | null,
  work: () => Promise<Done>,
): Promise<Done> {
  if (wanted === null) return work();
  const silence = await orWithout(keepQuiet(nodeId, wanted), null);
  try {
    return await work();
  } catch (thrown) {
    // Left as it is where even that is refused: it ends by its time.
    if (silence !== null && failureOf(thrown).lost === null)
      await silenceApi.end({ id: silence.id }).catch(() => undefined);
    throw thrown;
  }
}
