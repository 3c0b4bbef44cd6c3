import type { Failure } from '@/lib/contract/failure';

/** What stands in a table that is scrolled through: a row, rows that are not here yet, room of rows out of sight. */
export type RowPart<Row> =
  | { kind: 'row'; at: number; row: Row }
  | { kind: 'missing'; at: number; rows: number; failure: Failure | undefined }
  | { kind: 'room'; at: number; rows: number };

interface Source<Row> {
  /** How many rows there are, and which of them are drawn: from `first` to before `end`. */
  count: number;
  first: number;
  end: number;
  rowAt: (at: number) => Row | undefined;
  failureAt: (at: number) => Failure | undefined;
  /** A row that is drawn wherever the others are. */
  held: { at: number; row: Row } | null;
}

/** The parts of a table from its first row to its last; their rows add up to `count`. */
export function rowParts<Row>({ count, first, end, rowAt, failureAt, held }: Source<Row>): RowPart<Row>[] {
  const parts: RowPart<Row>[] = [];
  let reached = 0;
  const roomTo = (at: number) => {
    if (at > reached) parts.push({ kind: 'room', at: reached, rows: at - reached });
    reached = Math.max(reached, at);
  };
  const addHeld = () => {
    if (!held || held.at < 0 || held.at >= count) return;
    roomTo(held.at);
    parts.push({ kind: 'row', ...held });
    reached = held.at + 1;
  };
  if (held && held.at < first) addHeld();
  roomTo(first);
  for (; reached < end; reached += 1) {
    const row = rowAt(reached) ?? (held?.at === reached ? held.row : undefined);
    const before = parts.at(-1);
    const failure = failureAt(reached);
    if (row) parts.push({ kind: 'row', at: reached, row });
    else if (before?.kind === 'missing' && before.failure === failure) before.rows += 1;
    else parts.push({ kind: 'missing', at: reached, rows: 1, failure });
  }
  if (held && held.at >= end) addHeld();
  roomTo(count);
  return parts;
}
