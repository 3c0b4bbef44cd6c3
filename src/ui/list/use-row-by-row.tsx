import { Button } from 'antd';
import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { useT } from '@/i18n/use-t';
import { anyFilters, type ListCall } from '@/lib/contract/client';
import type { BulkResult, BulkTarget } from '@/lib/contract/endpoint';
import { ApiError, type Failure, failure, failureOf } from '@/lib/contract/failure';
import { deferInvalidations } from '@/lib/contract/query-cache';
import { idsOf, MAX_ROWS, type RowOutcome, rowByRow } from '@/lib/contract/row-by-row';
import { createStore, type Store } from '@/lib/store';
import { failureText } from '@/ui/feedback/failure-text';
import './row-by-row.css';

/** A verb on the chosen rows of a list. */
interface BulkVerb<Row extends { id: string }, Filters extends object> {
  target: BulkTarget;
  /** All of them in one call. */
  atOnce: (target: BulkTarget) => Promise<BulkResult>;
  /** The list that they were chosen from: all that match are read from it. */
  list: ListCall<Row, Filters>;
  /** The same for one row. */
  one: (id: string) => Promise<unknown>;
}

/** New objects from the lines of a file. */
interface ManyLines<Line extends { line: number }> {
  lines: readonly Line[];
  /** All of them in one call. */
  atOnce: () => Promise<BulkResult>;
  /** The same for one line. */
  one: (line: Line) => Promise<unknown>;
}

export interface RowByRow {
  /** Does a verb to chosen rows: in one call, or row by row on a gateway without it. */
  bulk: <Row extends { id: string }, Filters extends object>(verb: BulkVerb<Row, Filters>) => Promise<BulkResult>;
  /** Makes an object of each line, in one call or line by line. */
  lines: <Line extends { line: number }>(many: ManyLines<Line>) => Promise<BulkResult>;
  /** How far it is and the button that stops it, for the question or drawer that asked; nothing while it is one call. */
  progress: ReactNode;
}

interface Run {
  /** Null while it is read which rows are meant. */
  total: number | null;
  done: number;
  isStopping: boolean;
  stop: () => void;
}

/** What was entered for all rows is refused for all of them: a form puts it at its field. */
const namesField = ({ fields }: Failure) => Object.keys(fields).length > 0;

/**
 * Bulk verbs and imports on any gateway: one call where it has one, otherwise row by row by the verb for one, with progress,
 * a way to stop, and the same outcome. A gateway that is known to lack the call is not asked for it again.
 */
export function useRowByRow(): RowByRow {
  const t = useT();
  const [store] = useState(() => createStore<Run | null>(null));
  return useMemo(() => {
    const resultOf = ({ succeeded, failed, untried }: RowOutcome): BulkResult => ({
      succeeded: [...succeeded],
      failed: [
        ...failed.map(({ id, failure }) => ({ id, message: failureText(t, failure) })),
        ...untried.map((id) => ({ id, message: t('rows.untried') })),
      ],
    });
    const tooMany = (count: number) =>
      new ApiError(failure('business', 'tooManyRows', { text: t('rows.tooMany', { max: MAX_ROWS, count }) }));
    const begin = () => {
      const controller = new AbortController();
      const change = (part: Partial<Run>) => {
        const now = store.get();
        if (now) store.set({ ...now, ...part });
      };
      const stop = () => {
        controller.abort();
        change({ isStopping: true });
      };
      store.set({ total: null, done: 0, isStopping: false, stop });
      return { signal: controller.signal, change };
    };
    /** The call for many; null where the gateway has none. */
    const tried = (atOnce: () => Promise<BulkResult>) =>
      atOnce().catch((thrown: unknown) => {
        if (failureOf(thrown).kind === 'unoffered') return null;
        throw thrown;
      });
    /** What shows the rows loads once at the end, not after each of them. */
    const apart = async (run: () => Promise<BulkResult>): Promise<BulkResult> => {
      const release = deferInvalidations();
      try {
        return await run();
      } finally {
        release();
        store.set(null);
      }
    };
    const bulk: RowByRow['bulk'] = async ({ target, atOnce, list, one }) => {
      const answer = await tried(() => atOnce(target));
      if (answer) return answer;
      return apart(async () => {
        const { signal, change } = begin();
        const read = anyFilters(list);
        const found = await idsOf(target, (page) => read(page, { signal }));
        if (found.ids === null) throw tooMany(found.count);
        const { ids } = found;
        change({ total: ids.length });
        return resultOf(
          await rowByRow(ids, one, { signal, onProgress: (done) => change({ done }), isOfAll: namesField }),
        );
      });
    };
    const lines: RowByRow['lines'] = async ({ lines: given, atOnce, one }) => {
      const answer = await tried(atOnce);
      if (answer) return answer;
      if (given.length > MAX_ROWS) throw tooMany(given.length);
      return apart(async () => {
        const { signal, change } = begin();
        const byId = new Map(given.map((line) => [String(line.line), line]));
        change({ total: byId.size });
        const run = async (id: string) => {
          const line = byId.get(id);
          if (line) await one(line);
        };
        return resultOf(await rowByRow([...byId.keys()], run, { signal, onProgress: (done) => change({ done }) }));
      });
    };
    return { bulk, lines, progress: <RowProgress store={store} /> };
  }, [t, store]);
}

function RowProgress({ store }: { store: Store<Run | null> }) {
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
