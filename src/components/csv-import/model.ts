import type * as z from 'zod';
import type { MessageId } from '@/i18n/messages';
import { type CsvLine, csvRows } from '@/lib/csv';
import { comparable } from '@/lib/rules/same-text';
import type { Steps } from '@/lib/slices';

interface CsvColumn {
  /** As the first line of the file calls it, in small letters. */
  name: string;
  /** What the field is called on the screen. */
  label: MessageId;
  /** Such a column may be missing altogether. */
  isOptional?: true;
  /** No two objects may have the same here. */
  isUnique?: true;
}

/**
 * What a file may hold: its columns, and what each line must be. The first column names the object, and no two lines may
 * say the same there nor in another column that is unique.
 */
export interface CsvKind<V> {
  columns: readonly CsvColumn[];
  schema: z.ZodType<V>;
  /** Most lines of one file. */
  max: number;
}

export type ImportProblem =
  | { kind: 'issue'; label: MessageId; issue: z.core.$ZodIssue; isMissing: boolean }
  /** A line before it says the same in a column that tells objects apart. */
  | { kind: 'repeated'; label: MessageId; line: number }
  /** A quote is never closed, or there are more cells than columns. */
  | { kind: 'broken' }
  /** What the gateway would refuse it for. */
  | { kind: 'refused'; reason: string };

export interface ImportLine<V> {
  line: number;
  name: string;
  /** As the file has them, to be saved again. */
  cells: readonly string[];
  /** What can be sent; null while something is wrong. */
  value: V | null;
  problems: readonly ImportProblem[];
}

/** A file as read: its lines and the columns left out, or what is wrong with the file as a whole. */
type Reading<V> =
  | { lines: readonly ImportLine<V>[]; header: readonly string[]; ignored: readonly string[] }
  | { missing: readonly string[] }
  | { wrong: 'empty' | 'tooMany' };

/** A line that is read, with its cells by column. */
interface Read<V> extends ImportLine<V> {
  values: Readonly<Record<string, string>>;
}

function readLine<V>({ columns, schema }: CsvKind<V>, row: CsvLine, header: readonly string[]): Read<V> {
  const { line, cells, isWhole } = row;
  const values = Object.fromEntries(header.map((column, index) => [column, cells[index] ?? '']));
  const name = values[columns[0]?.name ?? ''] ?? '';
  const read = { line, name, cells, values };
  if (!isWhole || cells.slice(header.length).some((cell) => cell !== '')) {
    return { ...read, value: null, problems: [{ kind: 'broken' }] };
  }
  const parsed = schema.safeParse(values);
  if (parsed.success) return { ...read, value: parsed.data, problems: [] };
  const { issues } = parsed.error;
  // One reason a field, as in a form.
  const problems = columns.flatMap(({ name: field, label }) => {
    const issue = issues.find(({ path }) => path[0] === field);
    return issue ? [{ kind: 'issue' as const, label, issue, isMissing: !values[field] }] : [];
  });
  return { ...read, value: null, problems };
}

/** Finds lines that say again what a line before them says in a column that tells objects apart. */
function repetitionsIn<V>({ columns }: CsvKind<V>): (read: Read<V>) => ImportProblem[] {
  const seen = columns
    .filter(({ isUnique }, index) => index === 0 || isUnique)
    .map((column) => ({ column, lines: new Map<string, number>() }));
  return ({ line, values }) =>
    seen.flatMap(({ column: { name, label }, lines }) => {
      const key = comparable(values[name] ?? '');
      const before = lines.get(key);
      if (key !== '' && before === undefined) lines.set(key, line);
      return before === undefined ? [] : [{ kind: 'repeated' as const, label, line: before }];
    });
}

/**
 * Checks a file line by line in steps, before anything is sent. The order of columns is free; those that are not known are left
 * out and named. `nameOf` gives what else a column may be called: its label on the screen.
 */
export function* readCsv<V>(kind: CsvKind<V>, text: string, nameOf: (label: MessageId) => string): Steps<Reading<V>> {
  const [head, ...rest] = yield* csvRows(text, kind.max + 1);
  if (!head || rest.length === 0) return { wrong: 'empty' };
  const isCalled = (cell: string) => {
    const said = comparable(cell.trim());
    return kind.columns.find(({ name, label }) => said === name || said === comparable(nameOf(label)))?.name;
  };
  const names = head.cells.map(isCalled);
  // Of a column that is named twice the first counts, and the other is told as left out.
  const header = names.map((name, at) => (name && names.indexOf(name) === at ? name : ''));
  const missing = kind.columns.filter(({ name, isOptional }) => !isOptional && !header.includes(name));
  if (missing.length > 0) return { missing: missing.map(({ name }) => name) };
  if (rest.length > kind.max) return { wrong: 'tooMany' };
  const repetitionsOf = repetitionsIn(kind);
  const lines: ImportLine<V>[] = [];
  for (const row of rest) {
    yield;
    const read = readLine(kind, row, header);
    const problems = repetitionsOf(read);
    lines.push(problems.length === 0 || read.value === null ? read : { ...read, value: null, problems });
  }
  const ignored = head.cells.filter((cell, index) => header[index] === '' && cell.trim() !== '');
  return { lines, header: head.cells, ignored };
}

/** The lines with what the gateway would refuse some of them for, by line. */
export const examined = <V>(
  lines: readonly ImportLine<V>[],
  reasons: ReadonlyMap<number, string>,
): readonly ImportLine<V>[] =>
  lines.map((one) => {
    const reason = reasons.get(one.line);
    return one.value === null || reason === undefined
      ? one
      : { ...one, value: null, problems: [{ kind: 'refused', reason }] };
  });

/** What can be sent of a reading, each with its line. */
export const sendable = <V>(lines: readonly ImportLine<V>[]): (V & { line: number })[] =>
  lines.flatMap(({ line, value }) => (value === null ? [] : [{ ...value, line }]));
