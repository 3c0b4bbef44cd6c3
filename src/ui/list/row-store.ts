import type { ListAnswer } from '@/lib/contract/client';
import { type Failure, failureOf } from '@/lib/contract/failure';
import { gatewayNow } from '@/lib/gateway-clock';
import type { Joined } from '@/lib/query/queries';
import { createSignal } from '@/lib/store';

/** So many rows come with one call: the most that a gateway gives. */
export const PAGE_ROWS = 100;
/** So many rows are kept around the reader; what is farther goes, and is asked for again on the way back. */
const KEPT_ROWS = 1000;

type Answer<Row> = Omit<ListAnswer<Row>, 'list'> & { list: readonly Row[] };
type Read<Row> = (page: number, signal: AbortSignal) => Promise<Answer<Row>>;

/** The rows of a long list as far as they are here; places count from 0. */
export interface RowStore<Row> extends Joined {
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
  /** Gives up what is on its way. */
  giveUp: () => void;
  /** It forgot everything for good: whoever shows it makes another one. */
  isStopped: () => boolean;
}

/** Rows in pages, each read when it is wanted; no more than a few are held. */
export function createRowStore<Row>(read: Read<Row>): RowStore<Row> {
  const changed = createSignal();
  const pages = new Map<number, readonly Row[]>();
  const running = new Map<number, AbortController>();
  const failures = new Map<number, Failure>();
  /** By their places. */
  let wanted: readonly [first: number, last: number] = [0, 0];
  /** How many rows fill a page: a gateway may give fewer than were asked for. */
  let size = PAGE_ROWS;
  let total: number | undefined;
  let isCounted = true;
  let at = 0;
  let version = 0;
  let isStopped = false;

  const tell = () => {
    version += 1;
    changed.emit();
  };
  const pageOf = (place: number) => Math.floor(place / size) + 1;
  const isWanted = (page: number) => page >= pageOf(wanted[0]) && page <= pageOf(wanted[1]);
  const dropFar = () => {
    const middle = (pageOf(wanted[0]) + pageOf(wanted[1])) / 2;
    const nearestFirst = [...pages.keys()].sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle));
    for (const page of nearestFirst.slice(Math.ceil(KEPT_ROWS / size))) pages.delete(page);
  };

  /** Whether a page is not full though it is not the last by the count. */
  const isCut = (page: number, { list: { length }, total: all }: Answer<Row>) =>
    length > 0 && length < size && (page - 1) * size + length < all;

  /** Where only the first page tells what another one means: whether that is a full one, and where the rows end. */
  function needsFirst(page: number, answer: Answer<Row>): boolean {
    if (page === 1 || pages.has(1)) return false;
    return answer.isCounted === false ? answer.list.length === 0 && total === undefined : isCut(page, answer);
  }

  function keep(page: number, answer: Answer<Row>): void {
    const { list, total: all } = answer;
    pages.set(page, list);
    isCounted = answer.isCounted !== false;
    if (isCounted) {
      const full = pages.get(1)?.length ?? size;
      if (isCut(page, answer) && full > 0) size = Math.min(size, full);
      total ??= all;
    } else {
      size = answer.given ?? size;
      total = list.length > 0 || total === undefined ? Math.max(total ?? 0, all) : total;
    }
    // Entries that are kept no longer are gone from the end.
    if (list.length < size) total = Math.min(total, (page - 1) * size + list.length);
    at = gatewayNow();
  }

  function start(page: number): void {
    const controller = new AbortController();
    running.set(page, controller);
    const { signal } = controller;
    const answered = read(page, signal).then(async (answer) => ({
      answer,
      first: needsFirst(page, answer) ? await read(1, signal) : null,
    }));
    answered.then(
      ({ answer, first }) => {
        if (signal.aborted) return;
        running.delete(page);
        if (first) keep(1, first);
        keep(page, answer);
        dropFar();
        tell();
        // A page may hold other places than those that it was asked for.
        startMissing();
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
    for (let page = pageOf(wanted[0]); page <= pageOf(wanted[1]); page += 1)
      if (!pages.has(page) && !running.has(page) && !failures.has(page)) start(page);
  }

  function giveUp(): void {
    for (const controller of running.values()) controller.abort();
    running.clear();
  }

  return {
    subscribe: changed.subscribe,
    version: () => version,
    total: () => total,
    isCounted: () => isCounted,
    at: () => at,
    rowAt: (place) => pages.get(pageOf(place))?.[place % size],
    failureAt: (place) => failures.get(pageOf(place)),
    want: (first, last) => {
      wanted = [first, last];
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
    giveUp,
    // The rows are as of a moment: neither a write nor a look moves them.
    follow: () => {},
    look: () => {},
    stop: () => {
      giveUp();
      isStopped = true;
      tell();
    },
    isStopped: () => isStopped,
  };
}
