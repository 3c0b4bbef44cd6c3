import { silenceApi, type Work } from '@/api/alarm/silence';
import { createStore, type Store } from '@/lib/store';

/** How long the alarms of a node are to be kept quiet, under which name, and with what that ends before. */
export interface Wanted {
  name: string;
  minutes: number;
  work: Work | null;
}

/** Nothing is wanted until somebody says so. */
export const nothingWanted = (): Store<Wanted | null> => createStore<Wanted | null>(null);

/**
 * Does work on a node, its alarms kept quiet from before it on where that is wanted; where the work is refused they are told
 * again, and the refusal is that of the work.
 */
export async function keptQuiet<Done>(nodeId: string, wanted: Wanted | null, work: () => Promise<Done>): Promise<Done> {
  if (wanted === null) return work();
  const { id } = await silenceApi.addForNode({ nodeId, ...wanted });
  try {
    return await work();
  } catch (thrown) {
    // Left as it is where even that is refused: it ends by its time.
    await silenceApi.end({ id }).catch(() => undefined);
    throw thrown;
  }
}
