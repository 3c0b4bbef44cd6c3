import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Indicator } from '@/domain/intel/indicator';
import { readLibraryFile } from '@/domain/intel/read-library-file';
import { libraryText } from '@/domain/intel/til';

/** What a browser has around a worker: two ends, and what one posts the other hears. */
class Page extends EventTarget {
  static last: Page | null = null;
  isOver = false;
  constructor() {
    super();
    Page.last = this;
  }
  postMessage(data: unknown): void {
    inside.dispatchEvent(new MessageEvent('message', { data }));
  }
  terminate(): void {
    this.isOver = true;
  }
}
const inside = Object.assign(new EventTarget(), {
  postMessage: (data: unknown) => Page.last?.dispatchEvent(new MessageEvent('message', { data })),
});

const entries = Array.from(
  { length: 12_000 },
  (_, index): Indicator => ({
    ...{ type: 'domain', value: `bad-${index}.example`, threat: 'phishing', level: 'high' },
    expiresAt: null,
  }),
);
const library = () => new File([libraryText(7, entries)], 'intel.til');
const waiting = () => new AbortController().signal;

/** A file that is gone, as from a stick that was pulled. */
const lost = () =>
  Object.assign(library(), { slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) });

describe('a library beside the page', () => {
  beforeEach(async () => {
    vi.stubGlobal('self', inside);
    vi.stubGlobal('Worker', Page);
    await import('@/domain/intel/library-worker');
  });
  afterEach(() => vi.unstubAllGlobals());

  it('is read, tells how far it is now and then, and ends its worker', async () => {
    const told: number[] = [];
    let now = 1000;
    // Each piece takes 60 ms: only every other one is told.
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 60));
    const found = await readLibraryFile(library(), { signal: waiting(), onProgress: (share) => told.push(share) });
    expect(found).toMatchObject({ problem: null, counts: { domain: 12_000 }, rejected: 0 });
    const pieces = Math.ceil(library().size / (256 * 1024));
    expect(pieces).toBeGreaterThan(2);
    expect(told).toHaveLength(Math.ceil(pieces / 2));
    expect(Page.last?.isOver).toBe(true);
  });

  it('is null where the file cannot be read, the worker does not come, or nobody waits any more', async () => {
    expect(await readLibraryFile(lost(), { signal: waiting(), onProgress: () => {} })).toBeNull();
    const failed = readLibraryFile(library(), { signal: waiting(), onProgress: () => {} });
    Page.last?.dispatchEvent(new Event('error'));
    expect(await failed).toBeNull();
    const leaving = new AbortController();
    const left = readLibraryFile(library(), { signal: leaving.signal, onProgress: () => {} });
    leaving.abort();
    expect(await left).toBeNull();
    expect(Page.last?.isOver).toBe(true);
  });
});

it('a browser without workers reads it in the page', async () => {
  const options = { signal: waiting(), onProgress: () => {} };
  expect(await readLibraryFile(library(), options)).toMatchObject({ problem: null });
  expect(await readLibraryFile(lost(), options)).toBeNull();
});
