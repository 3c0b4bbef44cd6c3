import type { BulkTarget, ListFilter } from './endpoint';
import { type Failure, failureOf, isUncertain } from './failure';

/** Most rows that are done one by one: each is a call of its own, and somebody waits for all of them. */
export const MAX_ROWS = 200;

const PAGE_SIZE = 100;
/** After so many rows in a row without an answer the gateway is taken to be away. */
const MUTE_ROWS = 3;

/** What came of rows that were done one by one; those that were never sent keep the order that they came in. */
export interface RowOutcome {
  readonly succeeded: readonly string[];
  readonly failed: readonly { readonly id: string; readonly failure: Failure }[];
  readonly untried: readonly string[];
}

interface Options {
  /** Aborted: the row that is on its way is the last. Its call goes on, since nobody would know what became of it. */
  signal?: AbortSignal;
  /** Hears how many rows were tried. */
  onProgress?: (done: number) => void;
  /** Whether a refusal is about what was entered for all rows, such as a password: no other row is tried with it. */
  isOfAll?: (failure: Failure) => boolean;
}

/**
 * Does many rows by a call for one, each after the other, where a gateway has no call for many. It ends early when it is
 * stopped, the session is over, a proof is not given, what holds of all rows is refused, or answers stay away; what went
 * through by then is kept. Where nothing did and the reason is none of a row, it rejects with that reason.
 */
export async function rowByRow(
  ids: readonly string[],
  one: (id: string) => Promise<unknown>,
  { signal, onProgress, isOfAll = () => false }: Options = {},
): Promise<RowOutcome> {
  const succeeded: string[] = [];
  const failed: { id: string; failure: Failure }[] = [];
  let mute = 0;
  const endAt = (next: number): RowOutcome => ({ succeeded, failed, untried: ids.slice(next) });
  for (const [index, id] of ids.entries()) {
    if (signal?.aborted || mute >= MUTE_ROWS) return endAt(index);
    try {
      await one(id);
      succeeded.push(id);
      mute = 0;
    } catch (thrown) {
      const failure = failureOf(thrown);
      const isEnd = failure.kind === 'session' || failure.kind === 'abort' || isOfAll(failure);
      if (isEnd && succeeded.length === 0 && failure.lost === null) throw thrown;
      if (isEnd && failure.lost === null && !isOfAll(failure)) return endAt(index);
      failed.push({ id, failure });
      if (isEnd) return endAt(index + 1);
      mute = isUncertain(failure) ? mute + 1 : 0;
    }
    onProgress?.(index + 1);
  }
  return endAt(ids.length);
}

type ReadPage = (
  page: ListFilter & { current: number; pageSize: number },
) => Promise<{ list: readonly { id: string }[]; total: number; isCounted?: boolean | undefined }>;

/**
 * The ids that a bulk verb is about, read page by page where all matching rows are meant; `null` with their number where
 * they are more than can be done one by one.
 */
export async function idsOf(
  target: BulkTarget,
  read: ReadPage,
): Promise<{ ids: readonly string[] } | { ids: null; count: number }> {
  if ('ids' in target) return bounded(new Set(target.ids));
  const ids = new Set<string>();
  let seen = 0;
  for (let current = 1; ; current += 1) {
    const { list, total, isCounted } = await read({ ...target.all, current, pageSize: PAGE_SIZE });
    const known = ids.size;
    for (const { id } of list) ids.add(id);
    seen += list.length;
    if ((isCounted !== false && total > MAX_ROWS) || ids.size > MAX_ROWS)
      return { ids: null, count: Math.max(total, ids.size) };
    // Of rows that are not counted, a short page need not be the last.
    const isEnd = isCounted === false ? ids.size === known : list.length === 0 || seen >= total;
    if (isEnd) return { ids: [...ids] };
  }
}

const bounded = (ids: ReadonlySet<string>) =>
  ids.size > MAX_ROWS ? { ids: null, count: ids.size } : { ids: [...ids] };
