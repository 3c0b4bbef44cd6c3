import { createSignal } from './store';

const lost = createSignal<[error: unknown]>();

/** Says that code, or what travels with it, could not be had. */
export const noteLostChunk = lost.emit;
/** Calls back at each loss: what is not on the server any more is the sign of a new deployment. */
export const onLostChunk = lost.subscribe;

/** Whether a thrown value is the bundler's lost or late chunk. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (CSS )?chunk/i.test(error.message));
