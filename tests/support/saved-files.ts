import { vi } from 'vitest';

/** Takes what the page hands to the browser as downloads, until the test is over: each with its name. */
export function watchSavedFiles(): { name: string; content: Blob }[] {
  const saved: { name: string; content: Blob }[] = [];
  const blobs: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob);
    return 'blob:saved';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    const content = blobs.at(-1);
    if (this.download && content) saved.push({ name: this.download, content });
  });
  return saved;
}
