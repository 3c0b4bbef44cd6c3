import type * as z from 'zod';
import { type HostInput, hostInput, MAX_IMPORT } from '@/api/system-settings/host';
import { type CsvLine, csvLines, csvText } from '@/lib/csv';

/** Columns of the file, by the names that its first line gives them. */
export const COLUMNS = ['name', 'hostname', 'ip', 'port', 'user', 'password', 'remark'] as const;
export type ColumnName = (typeof COLUMNS)[number];

export type Problem =
  | { kind: 'issue'; field: ColumnName; issue: z.core.$ZodIssue; isMissing: boolean }
  /** Another line before it has the same name. */
  | { kind: 'repeated'; line: number }
  /** A quote is never closed, or there are more cells than columns. */
  | { kind: 'broken' };

export interface Line {
  line: number;
  name: string;
  /** What can be sent; null while something is wrong. */
  host: HostInput | null;
  problems: readonly Problem[];
}

/** A file as read: its lines, or what is wrong with the file as a whole. */
export type Reading = { lines: readonly Line[] } | { missing: readonly string[] } | { wrong: 'empty' | 'tooMany' };

const isColumn = (name: string): name is ColumnName => COLUMNS.some((one) => one === name);

function readLine({ line, cells, isWhole }: CsvLine, header: readonly string[]): Line {
  const values = Object.fromEntries(header.map((column, index) => [column, cells[index] ?? '']));
  const name = values.name ?? '';
  if (!isWhole || cells.slice(header.length).some((cell) => cell !== '')) {
    return { line, name, host: null, problems: [{ kind: 'broken' }] };
  }
  const parsed = hostInput.safeParse(values);
  if (parsed.success) return { line, name, host: parsed.data, problems: [] };
  const { issues } = parsed.error;
  // One reason a field, as in a form.
  const problems = COLUMNS.flatMap((field) => {
    const issue = issues.find(({ path }) => path[0] === field);
    return issue ? [{ kind: 'issue' as const, field, issue, isMissing: !values[field] }] : [];
  });
  return { line, name, host: null, problems };
}

/** Checks a file line by line, before anything is sent. `remark` may be left out, the order of columns is free. */
export function readHosts(text: string): Reading {
  const [head, ...rest] = csvLines(text);
  if (!head || rest.length === 0) return { wrong: 'empty' };
  const header = head.cells.map((cell) => cell.trim().toLowerCase());
  const missing = COLUMNS.filter((column) => column !== 'remark' && !header.includes(column));
  if (missing.length > 0) return { missing };
  if (rest.length > MAX_IMPORT) return { wrong: 'tooMany' };
  const seen = new Map<string, number>();
  const lines = rest.map((row) => {
    const read = readLine(
      row,
      header.map((column) => (isColumn(column) ? column : '')),
    );
    const key = read.name.toLowerCase();
    const before = seen.get(key);
    if (before === undefined) seen.set(key, row.line);
    if (before === undefined || !read.host) return read;
    return { ...read, host: null, problems: [{ kind: 'repeated' as const, line: before }] };
  });
  return { lines };
}

/** What can be sent of a reading, each host with its line. */
export const sendable = (lines: readonly Line[]) =>
  lines.flatMap(({ line, host }) => (host ? [{ ...host, line }] : []));

/** A file to start from: the columns and one host, whose password is to be replaced. */
export const templateText = (): string =>
  csvText([[...COLUMNS], ['resolver_01', 'resolver-01', '192.0.2.10', 22, 'ops', 'ChangeMe2026', '']]);
