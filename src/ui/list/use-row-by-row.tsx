import { type ReactNode, useMemo, useState, useSyncExternalStore } from 'react';
import { useT } from '@/i18n/use-t';
import type { ListCall } from '@/lib/contract/client';
import type { BulkResult, BulkTarget } from '@/lib/contract/endpoint';
import { failureOf } from '@/lib/contract/failure';
import { createStore, type Store } from '@/lib/store';
import { lazyComponent } from '../lazy/lazy-component';

/** A verb on the chosen rows of a list. */
export interface BulkVerb<Row extends { id: string }, Filters extends object> {
  target: BulkTarget;
  /** All of them in one call. */
  atOnce: (target: BulkTarget) => Promise<BulkResult>;
  /** The list that they were chosen from: all that match are read from it. */
  list: ListCall<Row, Filters>;
  /** The same for one row. */
  one: (id: string) => Promise<unknown>;
}

/** New objects from the lines of a file. */
export interface ManyLines<Line extends { line: number }> {
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

/** Rows that are done one by one now. */
export interface RowRun {
  /** Null while it is read which rows are meant. */
  total: number | null;
  done: number;
  isStopping: boolean;
  stop: () => void;
}

// Most gateways have the calls for many: what stands in for them comes with the first that lacks one.
const load = () => import('./row-by-row');
const RowProgress = lazyComponent(() => load().then((module) => module.RowProgress), ['components/row-by-row']);

/** The call for many; null where the gateway has none. */
const tried = (call: Promise<BulkResult>) =>
  call.catch((thrown: unknown) => {
    if (failureOf(thrown).kind === 'unoffered') return null;
    throw thrown;
  });

/**
 * Bulk verbs and imports on any gateway: one call where it has one, otherwise row by row by the verb for one, with progress,
 * a way to stop, and the same outcome. A gateway that is known to lack the call is not asked for it again.
 */
export function useRowByRow(): RowByRow {
  const t = useT();
  const [store] = useState(() => createStore<RowRun | null>(null));
  return useMemo(
    () => ({
      bulk: async (verb) => (await tried(verb.atOnce(verb.target))) ?? (await load()).bulkByRow(t, store, verb),
      lines: async (many) => (await tried(many.atOnce())) ?? (await load()).linesByRow(t, store, many),
      progress: <Progress store={store} />,
    }),
    [t, store],
  );
}

function Progress({ store }: { store: Store<RowRun | null> }) {
  const isRunning = useSyncExternalStore(store.subscribe, store.get) !== null;
  return isRunning ? <RowProgress store={store} /> : null;
}
