import type * as z from 'zod';
import type { MessageId } from '@/i18n/messages';
import { type CsvLine, csvLines } from '@/lib/csv';
import { comparable } from '@/lib/rules/same-text';

interface CsvColumn {
  /** As the first line of the file calls it, in small letters. */
  name: string;
  /** What the field is called on the screen. */
  label: MessageId;
  /** Such a column may be missing altogether. */
  isOptional?: true;
}

/** What a file may hold: its columns, and what each line must be. The first column names the object, once in a file. */
export interface CsvKind<V> {
  columns: readonly CsvColumn[];
  schema: z.ZodType<V>;
  /** Most lines of one file. */
  max: number;
}

export type Problem =
  | { kind: 'issue'; label: MessageId; issue: z.core.$ZodIssue; isMissing: boolean }
  /** Another line before it has the same name. */
  | { kind: 'repeated'; line: number }
  /** A quote is never closed, or there are more cells than columns. */
  | { kind: 'broken' };

export interface Line<V> {
  line: number;
  name: string;
  /** What can be sent; null while something is wrong. */
  value: V | null;
  problems: readonly Problem[];
}

/** A file as read: its lines, or what is wrong with the file as a whole. */
type Reading<V> = { lines: readonly Line<V>[] } | { missing: readonly string[] } | { wrong: 'empty' | 'tooMany' };

function readLine<V>({ columns, schema }: CsvKind<V>, row: CsvLine, header: readonly string[]): Line<V> {
  const { line, cells, isWhole } = row;
  const values = Object.fromEntries(header.map((column, index) => [column, cells[index] ?? '']));
  const name = values[columns[0]?.name ?? ''] ?? '';
  if (!isWhole || cells.slice(header.length).some((cell) => cell !== '')) {
    return { line, name, value: null, problems: [{ kind: 'broken' }] };
  }
  const parsed = schema.safeParse(values);
  if (parsed.success) return { line, name, value: parsed.data, problems: [] };
  const { issues } = parsed.error;
  // One reason a field, as in a form.
  const problems = columns.flatMap(({ name: field, label }) => {
    const issue = issues.find(({ path }) => path[0] === field);
    return issue ? [{ kind: 'issue' as const, label, issue, isMissing: !values[field] }] : [];
  });
  return { line, name, value: null, problems };
}

/** Checks a file line by line, before anything is sent. The order of columns is free, those that are not known are left out. */
export function readCsv<V>(kind: CsvKind<V>, text: string): Reading<V> {
  const [head, ...rest] = csvLines(text);
  if (!head || rest.length === 0) return { wrong: 'empty' };
  const header = head.cells.map((cell) => cell.trim().toLowerCase());
  const missing = kind.columns.filter(({ name, isOptional }) => !isOptional && !header.includes(name));
  if (missing.length > 0) return { missing: missing.map(({ name }) => name) };
  if (rest.length > kind.max) return { wrong: 'tooMany' };
  const known = header.map((column) => (kind.columns.some(({ name }) => name === column) ? column : ''));
  const seen = new Map<string, number>();
  const lines = rest.map((row): Line<V> => {
    const read = readLine(kind, row, known);
    const key = comparable(read.name);
    const before = seen.get(key);
    if (before === undefined) seen.set(key, row.line);
    if (before === undefined || read.value === null) return read;
    return { ...read, value: null, problems: [{ kind: 'repeated', line: before }] };
  });
  return { lines };
}

/** What can be sent of a reading, each with its line. */
export const sendable = <V>(lines: readonly Line<V>[]): (V & { line: number })[] =>
  lines.flatMap(({ line, value }) => (value === null ? [] : [{ ...value, line }]));
