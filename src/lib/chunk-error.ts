/** Whether a thrown value is the bundler's lost or late chunk. */
export const isChunkError = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'ChunkLoadError' || /Loading (CSS )?chunk/i.test(error.message));
