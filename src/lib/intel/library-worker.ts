import { inspectLibrary } from './inspect-library';

/** The worker's side of `readLibraryFile`: takes one file, tells how far it is, then what it found. */
self.addEventListener('message', (event: MessageEvent<Blob>) => {
  inspectLibrary(event.data, (progress) => self.postMessage({ progress })).then(
    (inspection) => self.postMessage({ inspection }),
    () => self.postMessage({ isUnreadable: true }),
  );
});
