import Papa from 'papaparse';
import type { Steps } from './slices';

/** What a cell may hold; a number stays a number, so that a spreadsheet can add it up. */
export type CsvCell = string | number | boolean | null;

/**
 * Starts that a spreadsheet takes for a formula, with their full-width forms (OWASP, CSV injection), and such a start behind
 * apostrophes: a value that is `'=1` itself gets one more, so that what is read again is not `=1`.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

/**
 * Rows as CSV (RFC 4180): CRLF between rows; a text that looks like a formula gets a ' in front. Every text is quoted: where
 * a spreadsheet splits at another sign, as it does in half of Europe, a bare `a;=1+1` would be a cell with a formula.
 */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return Papa.unparse(
    rows.map((row) => [...row]),
    {
      escapeFormulae: FORMULA,
      newline: '\r\n',
      quotes: (value: unknown) => typeof value === 'string' && value !== '',
    },
  );
}

/** One row of a CSV file and the line that it starts on, from 1; `isWhole` is false where a quote was never closed. */
export interface CsvLine {
  line: number;
  cells: string[];
  isWhole: boolean;
}

/** What is read between two waits, in characters; a row that is longer is read with more. */
const PIECE = 2 * 1024;
/** No row is longer: a quote that is never closed would take in all that follows. */
const MAX_ROW = 64 * 1024;

const BREAK = /\r\n|\r|\n/;
const unguarded = (cell: string) => (cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell);

/** The sign that splits the first line, which names the columns, into most parts. */
function delimiterOf(text: string): string {
  const [head = ''] = text.slice(0, MAX_ROW).split(BREAK, 1);
  const parts = (sign: string) => head.split(sign).length;
  return [';', '\t'].reduce((best, sign) => (parts(sign) > parts(best) ? sign : best), ',');
}

const LINE_FEED = 0x0a;
const CARRIAGE_RETURN = 0x0d;

/** How many lines end there. Letter by letter: a text may have a million of them. */
function breaksIn(text: string, from: number, to: number): number {
  let count = 0;
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    const isPair = code === CARRIAGE_RETURN && at + 1 < to && text.charCodeAt(at + 1) === LINE_FEED;
    if (!isPair && (code === LINE_FEED || code === CARRIAGE_RETURN)) count += 1;
  }
  return count;
}

type Newline = '\n' | '\r' | '\r\n';

/** How the lines end: as the first that does, breaks within quotes left out. */
function newlineOf(text: string): Newline {
  const bare = text.slice(0, MAX_ROW).replace(/"[^"]*"/g, '');
  const first = /[\r\n]/.exec(bare)?.index;
  if (first === undefined || bare[first] === '\n') return '\n';
  return bare[first + 1] === '\n' ? '\r\n' : '\r';
}

interface Row {
  cells: string[];
  isWhole: boolean;
  /** Where the next one begins. */
  end: number;
}

function rowsOf(piece: string, delimiter: string, newline: Newline): Row[] {
  const rows: Row[] = [];
  Papa.parse<string[]>(piece, {
    delimiter,
    newline,
    step: ({ data, errors, meta }) => {
      rows.push({ cells: data, isWhole: errors.length === 0, end: meta.cursor });
    },
  });
  return rows;
}

/**
 * Reads the rows of a CSV text (RFC 4180; semicolons and tabs too, as spreadsheets write them) in steps, empty ones left
 * out, and none any more once there are more than `max`. An apostrophe that `csvText` put in front of a formula is taken off
 * again.
 */
export function* csvRows(source: string, max = Number.POSITIVE_INFINITY): Steps<CsvLine[]> {
  const text = source.replace(/^\uFEFF/, '');
  const delimiter = delimiterOf(text);
  const newline = newlineOf(text);
  const found: CsvLine[] = [];
  let line = 1;
  let size = PIECE;
  for (let at = 0; at < text.length && found.length <= max; ) {
    yield;
    const piece = text.slice(at, at + size);
    const isLast = at + size >= text.length;
    const rows = rowsOf(piece, delimiter, newline);
    // Where the piece ends its row goes on.
    if (!isLast) rows.pop();
    if (rows.length === 0 && size >= MAX_ROW) {
      // All that is left, so that nothing of it is lost.
      found.push({ line, cells: [text.slice(at)], isWhole: false });
      break;
    }
    size = rows.length === 0 ? size * 2 : PIECE;
    let from = 0;
    for (const { cells, isWhole, end } of rows) {
      if (cells.some((cell) => cell.trim() !== '')) found.push({ line, cells: cells.map(unguarded), isWhole });
      line += breaksIn(piece, from, end);
      from = end;
    }
    at += isLast ? piece.length : from;
  }
  return found;
}
