import { type Inspection, inspectLibrary } from './inspect-library';

interface Options {
  signal: AbortSignal;
  /** Hears how much is read, from 0 to 1. */
  onProgress: (share: number) => void;
}

type Answer = { progress: number } | { inspection: Inspection } | { isUnreadable: true };

/** Resolves to null where the file cannot be read, or the worker did not come: a lost line, a new deployment. */
function inWorker(file: File, { signal, onProgress }: Options): Promise<Inspection | null> {
  const worker = new Worker(/* webpackChunkName: "worker-library" */ new URL('./library-worker.ts', import.meta.url));
  return new Promise<Inspection | null>((resolve) => {
    const end = (inspection: Inspection | null) => {
      worker.terminate();
      resolve(inspection);
    };
    signal.addEventListener('abort', () => end(null), { once: true });
    worker.addEventListener('error', () => end(null));
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if ('progress' in data) onProgress(data.progress);
      else end('inspection' in data ? data.inspection : null);
    });
    worker.postMessage(file);
  });
}

/**
 * What a library file holds, found beside the page: hundreds of thousands of lines leave the screen fluid. Null where the
 * file could not be read, or the signal ended it.
 */
export function readLibraryFile(file: File, options: Options): Promise<Inspection | null> {
  if (typeof Worker === 'undefined') return inspectLibrary(file, options.onProgress).catch(() => null);
  return inWorker(file, options);
}
