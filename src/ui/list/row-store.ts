import type { ListAnswer } from '@/lib/contract/client';
import { type Failure, failureOf } from '@/lib/contract/failure';
import { gatewayNow } from '@/lib/gateway-clock';
import { createSignal } from '@/lib/store';

/** So many rows come with one call: the most that a gateway gives. */
export const PAGE_ROWS = 100;
/** So many pages are kept around the reader; what is farther goes, and is asked for again on the way back. */
const KEPT_PAGES = 10;

type Read<Row> = (
  page: number,
  signal: AbortSignal,
) => Promise<Omit<ListAnswer<Row>, 'list'> & { list: readonly Row[] }>;

/** The rows of a long list as far as they are here; places count from 0. */
export interface RowStore<Row> {
  subscribe: (listener: () => void) => () => void;
  /** Another number after each change. */
  version: () => number;
  /** Undefined before the first answer. */
  total: () => number | undefined;
  /** Whether the gateway counts them: if not, the total is what was seen, and one more where there may be. */
  isCounted: () => boolean;
  /** When the last answer came, epoch milliseconds of the gateway; 0 before. */
  at: () => number;
  rowAt: (place: number) => Row | undefined;
  failureAt: (place: number) => Failure | undefined;
  /** Has these rows and those between them come. What is on its way to other places is given up. */
  want: (first: number, last: number) => void;
  retry: (place: number) => void;
  stop: () => void;
}

const pageOf = (place: number) => Math.floor(place / PAGE_ROWS) + 1;

/** Rows in pages, each read when it is wanted; no more than a few are held. */
export function createRowStore<Row>(read: Read<Row>): RowStore<Row> {
  const changed = createSignal();
  const pages = new Map<number, readonly Row[]>();
  const running = new Map<number, AbortController>();
  const failures = new Map<number, Failure>();
  let wanted: readonly [first: number, last: number] = [1, 1];
  let total: number | undefined;
  let isCounted = true;
  let at = 0;
  let version = 0;

  const tell = () => {
    version += 1;
    changed.emit();
  };
  const isWanted = (page: number) => page >= wanted[0] && page <= wanted[1];
  const dropFar = () => {
    const middle = (wanted[0] + wanted[1]) / 2;
    const nearestFirst = [...pages.keys()].sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
    for (const page of nearestFirst.slice(KEPT_PAGES)) pages.delete(page);
  };

  function start(page: number): void {
    const controller = new AbortController();
    running.set(page, controller);
    const { signal } = controller;
    read(page, signal).then(
      ({ list, total: all, ...told }) => {
        if (signal.aborted) return;
        running.delete(page);
        pages.set(page, list);
        isCounted = told.isCounted !== false;
        total = isCounted ? (total ?? all) : Math.max(total ?? 0, all);
        // Entries that are kept no longer are gone from the end.
        if (list.length < PAGE_ROWS) total = Math.min(total, (page - 1) * PAGE_ROWS + list.length);
        at = gatewayNow();
        dropFar();
        tell();
      },
      (thrown: unknown) => {
        if (signal.aborted) return;
        running.delete(page);
        failures.set(page, failureOf(thrown));
        tell();
      },
    );
  }

  function startMissing(): void {
    for (let page = wanted[0]; page <= wanted[1]; page += 1)
      if (!pages.has(page) && !running.has(page) && !failures.has(page)) start(page);
  }

  return {
    subscribe: changed.subscribe,
    version: () => version,
    total: () => total,
    isCounted: () => isCounted,
    at: () => at,
    rowAt: (place) => pages.get(pageOf(place))?.[place % PAGE_ROWS],
    failureAt: (place) => failures.get(pageOf(place)),
    want: (first, last) => {
      wanted = [pageOf(first), pageOf(last)];
      for (const [page, controller] of running) {
        if (isWanted(page)) continue;
        controller.abort();
        running.delete(page);
      }
      // Who comes back asks again.
      for (const page of failures.keys()) if (!isWanted(page)) failures.delete(page);
      startMissing();
    },
    retry: (place) => {
      failures.delete(pageOf(place));
      startMissing();
      tell();
    },
    stop: () => {
      for (const controller of running.values()) controller.abort();
      running.clear();
    },
  };
}
