import Papa from 'papaparse';

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

const BREAK = /\r\n|\r|\n/g;
const unguarded = (cell: string) => (cell.startsWith("'") && FORMULA.test(cell.slice(1)) ? cell.slice(1) : cell);

/** The sign that splits the first line, which names the columns, into most parts. */
function delimiterOf(text: string): string {
  const [head = ''] = text.split(BREAK, 1);
  const parts = (sign: string) => head.split(sign).length;
  return [';', '\t'].reduce((best, sign) => (parts(sign) > parts(best) ? sign : best), ',');
}

/**
 * The rows of a CSV text (RFC 4180; semicolons and tabs too, as spreadsheets write them), empty ones left out. An
 * apostrophe that `csvText` put in front of a formula is taken off again.
 */
export function csvLines(source: string): CsvLine[] {
  const text = source.replace(/^\uFEFF/, '');
  const found: CsvLine[] = [];
  let line = 1;
  let end = 0;
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    step: ({ data, errors, meta }) => {
      const isWhole = errors.length === 0;
      if (data.some((cell) => cell.trim() !== '')) found.push({ line, cells: data.map(unguarded), isWhole });
      line += text.slice(end, meta.cursor).split(BREAK).length - 1;
      end = meta.cursor;
    },
  });
  return found;
}
