import '@/lib/older-engines';
import { inspectLibrary } from './inspect-library';

/** How often the page hears how far it is: one that draws every piece does little else. */
const TELL_EVERY_MS = 100;

/** The worker's side of `readLibraryFile`: takes one file, tells how far it is, then what it found. */
self.addEventListener('message', (event: MessageEvent<Blob>) => {
  let told = 0;
  const tell = (progress: number) => {
    const now = performance.now();
    if (now - told < TELL_EVERY_MS) return;
    told = now;
    self.postMessage({ progress });
  };
  inspectLibrary(event.data, tell).then(
    (inspection) => self.postMessage({ inspection }),
    () => self.postMessage({ isUnreadable: true }),
  );
});
