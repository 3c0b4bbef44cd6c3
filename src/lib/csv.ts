import Papa from 'papaparse';

/** What a cell may hold; a number stays a number, so that a spreadsheet can add it up. */
export type CsvCell = string | number | boolean | null;

/** Starts that a spreadsheet takes for a formula, with their full-width forms (SEC-7; OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Rows as CSV (RFC 4180): CRLF between rows, quotes where needed; a text that looks like a formula gets a ' in front. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return Papa.unparse(
    rows.map((row) => [...row]),
    { escapeFormulae: FORMULA, newline: '\r\n' },
  );
}
