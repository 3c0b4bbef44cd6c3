import { type CsvCell, csvText } from './csv';
import { sha256Of } from './digest';

/** What an auditor must know of a table besides its cells: name and value. */
export type Fact = readonly [name: string, value: string];

export interface EvidenceTable {
  header: readonly string[];
  rows: readonly (readonly CsvCell[])[];
}

const textOf = (cell: CsvCell) => (cell === null ? '' : String(cell));

/** A cell of a Markdown table (GFM): one line, nothing in it is read as markup or ends the cell. */
const cellOf = (cell: CsvCell) =>
  textOf(cell)
    .replace(/[\\`*_[\]<>&|~#]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, ' ');

const lineOf = (cells: readonly CsvCell[]) => `| ${cells.map(cellOf).join(' | ')} |`;

/** The table alone as CSV, the part that the checksum is of. */
export const csvTable = ({ header, rows }: EvidenceTable): string => csvText([header, ...rows]);

/** The table alone as Markdown (GFM), the part that the checksum is of. */
export const markdownTable = ({ header, rows }: EvidenceTable): string =>
  [lineOf(header), lineOf(header.map(() => '---')), ...rows.map(lineOf)].join('\n');

/** Facts, an empty line, then the table to the end of the file. */
export const csvEvidence = (facts: readonly Fact[], table: string): string => `${csvText(facts)}\r\n\r\n${table}`;

/** Title, facts as a list, an empty line, then the table to the end of the file. */
export const markdownEvidence = (title: string, facts: readonly Fact[], table: string): string =>
  `# ${cellOf(title)}\n${facts.map(([name, value]) => `- ${cellOf(name)}: ${cellOf(value)}`).join('\n')}\n\n${table}`;

/** SHA-256 of a text's UTF-8 bytes in hexadecimal; null where the browser has none, on plain http. */
export const sha256 = (text: string): Promise<string | null> => sha256Of(new TextEncoder().encode(text));
