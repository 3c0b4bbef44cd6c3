import { useSyncExternalStore } from 'react';
import { downloadFile } from '@/api/fs/upload';
import type { ExpectedFile } from '@/lib/http/file-answer';
import { holdTab } from '@/lib/navigation';
import { saveFile } from '@/lib/save-file';
import { createStore } from '@/lib/store';
import { rateOf, type Sample, withSample } from '@/lib/transfer-rate';

/** A download that goes on; sizes in bytes. */
export interface Download {
  fileId: string;
  name: string;
  loaded: number;
  /** Null where the server does not say. */
  total: number | null;
  /** Bytes per second; null while that cannot be said. */
  rate: number | null;
}

/** A short download is over before its line could be read. */
const SHOWN_AFTER_MS = 300;

const running = new Map<string, AbortController>();
const shown = createStore<readonly Download[]>([]);

/**
 * Gets a stored file and hands it to the browser, while screens come and go; the same file once at a time. True when it
 * was saved, false if it was canceled or goes on already; rejects with ApiError, also if it is not the file that was
 * `expected`.
 */
export async function download(fileId: string, name: string, expected: ExpectedFile = {}): Promise<boolean> {
  if (running.has(fileId)) return false;
  const { signal } = begin(fileId);
  const release = holdTab();
  let own: Download = { fileId, name, loaded: 0, total: null, rate: null };
  let samples: readonly Sample[] = [];
  const timer = setTimeout(() => shown.set([...shown.get(), own]), SHOWN_AFTER_MS);
  const onProgress = (loaded: number, total: number | null) => {
    samples = withSample(samples, { at: performance.now(), bytes: loaded });
    own = { ...own, loaded, total, rate: rateOf(samples) };
    shown.set(shown.get().map((one) => (one.fileId === fileId ? own : one)));
  };
  try {
    saveFile(name, await downloadFile(fileId, { signal, onProgress, expected }));
    return true;
  } catch (thrown) {
    if (signal.aborted) return false;
    throw thrown;
  } finally {
    clearTimeout(timer);
    release();
    running.delete(fileId);
    shown.set(shown.get().filter((one) => one.fileId !== fileId));
  }
}

function begin(fileId: string): AbortController {
  const controller = new AbortController();
  running.set(fileId, controller);
  return controller;
}

/** Gives a download up: its request is aborted. */
export const cancelDownload = (fileId: string): void => running.get(fileId)?.abort();

/** The downloads that take a moment, in the order in which they began. */
export const useDownloads = (): readonly Download[] => useSyncExternalStore(shown.subscribe, shown.get);
