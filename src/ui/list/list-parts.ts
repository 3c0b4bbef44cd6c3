import type { Key, ReactNode } from 'react';
import type { MessageId } from '@/i18n/messages';
import type { T } from '@/i18n/use-t';
import type { ListQuery } from '@/lib/contract/client';
import type { EvidenceTable } from '@/lib/evidence';
import type { Permit } from '@/lib/permit';
import type { Filter } from './filter-bar';
import type { List } from './use-list';
import type { BulkOutcome } from './use-selection';

export interface BulkProps {
  actions: readonly {
    key: string;
    label: string;
    permit?: Permit<MessageId>;
    isDanger?: boolean;
    hotkey?: string;
    run: () => void;
  }[];
  selection: {
    count: number;
    /** All rows of the list; null where nobody counts them. */
    total: number | null;
    isAll: boolean;
    result: BulkOutcome | null;
    chooseAll: () => void;
    clear: () => void;
    closeResult: () => void;
  };
}

export interface ListColumn {
  key?: Key;
  title?: unknown;
  isState?: boolean;
  isLevel?: boolean;
  isLead?: boolean;
  isOpening?: boolean;
  isInSight?: boolean;
  isDetail?: boolean;
  isFigure?: boolean;
  /** See `grouped`. */
  spanOf?(rows: readonly object[], index: number): number;
  align?: unknown;
  /** Only offered: on screen once it was chosen. */
  isExtra?: boolean;
  /** The columns that a file has in the place of this one. */
  inFile?: readonly ListColumn[];
  /** Methods, so that columns of any row fit. */
  exportValue?(row: object, t: T): unknown;
  render?(value: unknown, row: object, index: number): ReactNode;
}

/** Hears how many rows are there, and how many there are in all: 0 where nobody knows. */
export type OnProgress = (done: number, total: number) => void;

/** Reads the table of an evidence file for what narrows a list; what takes long tells how far it is. */
export type ReadEvidence = (request: ListQuery, signal: AbortSignal, onProgress: OnProgress) => Promise<EvidenceTable>;

/** A list as it is shown at a moment. */
export interface ListNow {
  load: (
    request: ListQuery,
    options: { signal: AbortSignal },
  ) => Promise<{ list: readonly { id: string }[]; total: number; isCounted?: boolean | undefined }>;
  request: ListQuery;
  /** As shown. */
  columns: readonly ListColumn[];
  /** With those that the operator hid. */
  allColumns: readonly ListColumn[];
  /** What narrows it, in words. */
  narrowing: readonly string[];
  /** What evidence holds where the columns do not prove enough; absent: the columns. */
  evidence?: ReadEvidence | undefined;
  /** Whether it could be narrowed by time and is not: what comes later will stand in it. */
  isOpenEnded: boolean;
}

export interface ToolsProps {
  listNow: () => ListNow;
}

export interface PhoneBarProps extends ToolsProps {
  list: Pick<List<unknown>, 'view' | 'change' | 'clear' | 'loaded' | 'refresh'>;
  filters: readonly Filter[];
  time: string | undefined;
  sortable: readonly { field: string; label: string }[];
}
