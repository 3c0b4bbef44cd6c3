import { Button } from 'antd';
import { useSyncExternalStore } from 'react';
import type { T } from '@/i18n/use-t';
import { useT } from '@/i18n/use-t';
import { anyFilters } from '@/lib/contract/client';
import type { BulkResult } from '@/lib/contract/endpoint';
import { ApiError, type Failure, failure } from '@/lib/contract/failure';
import { idsOf, MAX_ROWS, type RowOutcome, rowByRow } from '@/lib/contract/row-by-row';
import { deferInvalidations } from '@/lib/query/invalidation';
import type { Store } from '@/lib/store';
import { failureText } from '@/ui/feedback/failure-text';
import type { BulkVerb, ManyLines, RowRun } from './use-row-by-row';
import './row-by-row.css';

/** What was entered for all rows is refused for all of them: a form puts it at its field. */
const namesField = ({ fields }: Failure) => Object.keys(fields).length > 0;

const resultOf = (t: T, { succeeded, failed, untried }: RowOutcome): BulkResult => ({
  succeeded: [...succeeded],
  failed: [
    ...failed.map(({ id, failure }) => ({ id, message: failureText(t, failure) })),
    ...untried.map((id) => ({ id, message: t('rows.untried') })),
  ],
});

const tooMany = (t: T, count: number) =>
  new ApiError(failure('business', 'tooManyRows', { text: t('rows.tooMany', { max: MAX_ROWS, count }) }));

function begin(store: Store<RowRun | null>) {
  const controller = new AbortController();
  const change = (part: Partial<RowRun>) => {
    const now = store.get();
    if (now) store.set({ ...now, ...part });
  };
  const stop = () => {
    controller.abort();
    change({ isStopping: true });
  };
  store.set({ total: null, done: 0, isStopping: false, stop });
  return { signal: controller.signal, change };
}

/** What shows the rows loads once at the end, not after each of them. */
async function apart(store: Store<RowRun | null>, run: () => Promise<BulkResult>): Promise<BulkResult> {
  const release = deferInvalidations();
  try {
    return await run();
  } finally {
    release();
    store.set(null);
  }
}

/** Does a verb to chosen rows, each by a call of its own; rejects where they are too many for that. */
export function bulkByRow<Row extends { id: string }, Filters extends object>(
  t: T,
  store: Store<RowRun | null>,
  { target, list, one }: BulkVerb<Row, Filters>,
): Promise<BulkResult> {
  return apart(store, async () => {
    const { signal, change } = begin(store);
    const read = anyFilters(list);
    const found = await idsOf(target, (page) => read(page, { signal }));
    if (found.ids === null) throw tooMany(t, found.count);
    const { ids } = found;
    change({ total: ids.length });
    const onProgress = (done: number) => change({ done });
    return resultOf(t, await rowByRow(ids, one, { signal, onProgress, isOfAll: namesField }));
  });
}

/** Makes an object of each line, by a call of its own; rejects where they are too many for that. */
export function linesByRow<Line extends { line: number }>(
  t: T,
  store: Store<RowRun | null>,
  { lines, one }: ManyLines<Line>,
): Promise<BulkResult> {
  if (lines.length > MAX_ROWS) return Promise.reject(tooMany(t, lines.length));
  return apart(store, async () => {
    const { signal, change } = begin(store);
    const byId = new Map(lines.map((line) => [String(line.line), line]));
    change({ total: byId.size });
    const run = async (id: string) => {
      const line = byId.get(id);
      if (line) await one(line);
    };
    const onProgress = (done: number) => change({ done });
    return resultOf(t, await rowByRow([...byId.keys()], run, { signal, onProgress }));
  });
}

/** How far a run is, and the button that stops it; nothing while none is under way. */
export function RowProgress({ store }: { store: Store<RowRun | null> }) {
  const t = useT();
  const run = useSyncExternalStore(store.subscribe, store.get);
  if (!run) return null;
  const { total, done, isStopping, stop } = run;
  return (
    <div className="row-by-row">
      <p role="status">{t(isStopping ? 'rows.stopping' : 'rows.oneByOne')}</p>
      <progress aria-label={t('rows.progress')} {...(total !== null && { max: total, value: done })} />
      <span className="tabular">{total === null ? t('common.loading') : t('rows.done', { done, total })}</span>
      <Button size="small" disabled={isStopping} onClick={stop}>
        {t('rows.stop')}
      </Button>
    </div>
  );
}
