import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvRows, csvText } from '@/lib/csv';
import { csvEvidence, csvTable, markdownEvidence, markdownTable, sha256 } from '@/lib/evidence';
import { whole } from '@/lib/slices';
import { csvLines } from '../support/readers';

const read = (text: string) => Papa.parse<string[]>(text, { newline: '\r\n', delimiter: ',' }).data;

const DANGEROUS = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠'];
const isDangerous = (cell: string) => DANGEROUS.some((sign) => cell.replace(/^'+/, '').startsWith(sign));
const text = fc.string({ unit: 'grapheme', maxLength: 20 });
/** Two columns at least: a row of one empty cell is an empty line in CSV. */
const rowsOf = (cell: fc.Arbitrary<string>) =>
  fc
    .integer({ min: 2, max: 5 })
    .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }));

describe('SEC-7 a CSV', () => {
  it('read again gives what was written, whatever stands in its cells', () => {
    const harmless = fc
      .oneof(text, fc.constantFrom('a,b', '"', 'line\r\nbreak', ' x ', '密钥，"一"', "it's", ''))
      .filter((cell) => !isDangerous(cell));
    fc.assert(
      fc.property(rowsOf(harmless), (rows) => {
        expect(read(csvText(rows))).toEqual(rows);
      }),
    );
  });

  it('has an apostrophe in front of whatever a spreadsheet would compute, and keeps the rest of it', () => {
    const formula = fc.tuple(fc.constantFrom(...DANGEROUS), text).map((parts) => parts.join(''));
    fc.assert(
      fc.property(rowsOf(formula), (rows) => {
        expect(read(csvText(rows))).toEqual(rows.map((row) => row.map((cell) => `'${cell}`)));
      }),
    );
  });

  it.each([
    ['=HYPERLINK("http://x")', '"\'=HYPERLINK(""http://x"")"'],
    ['＝1+1', '"\'＝1+1"'],
    ["'=1", '"\'\'=1"'],
    ["'a", '"\'a"'],
    ['a=b', '"a=b"'],
    ['a;=1+1', '"a;=1+1"'],
    ['a\t=1+1', '"a\t=1+1"'],
  ])('writes %s as %s', (cell, written) => {
    expect(csvText([[cell, 'x']])).toBe(`${written},"x"`);
  });

  it('leaves numbers as numbers and nothing as an empty cell', () => {
    expect(csvText([[-5, 1.5, null, true]])).toBe('-5,1.5,,true');
  });
});

describe('BEY-20 evidence', () => {
  const table = {
    header: ['Name', 'Remark'],
    rows: [
      ['a|b', 'line\nbreak'],
      ['=1', null],
    ] as const,
  };
  const facts = [['Rows', '2']] as const;

  it('as CSV is the facts, an empty line, and the table to the end of the file', () => {
    const body = csvTable(table);
    const file = csvEvidence(facts, body);
    expect(file.slice(file.indexOf('\r\n\r\n') + 4)).toBe(body);
    expect(read(body)).toEqual([
      ['Name', 'Remark'],
      ['a|b', 'line\nbreak'],
      ["'=1", ''],
    ]);
  });

  it('as Markdown keeps every row on its line, whatever stands in its cells', () => {
    const body = markdownTable(table);
    expect(body.split('\n')).toEqual(['| Name | Remark |', '| --- | --- |', '| a\\|b | line break |', '| =1 |  |']);
    expect(markdownEvidence('Keys', [...facts, ['By', 'a|b']], body)).toBe(`# Keys\n- Rows: 2\n- By: a\\|b\n\n${body}`);
    fc.assert(
      fc.property(rowsOf(text), ([header = [], ...rows]) => {
        expect(markdownTable({ header, rows }).split('\n')).toHaveLength(rows.length + 2);
      }),
    );
  });

  it('has the SHA-256 of the known test vector, and none where the browser computes none', async () => {
    expect(await sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    const { subtle } = crypto;
    Object.defineProperty(crypto, 'subtle', { value: undefined, configurable: true });
    expect(await sha256('abc')).toBeNull();
    Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true });
  });
});

describe('a CSV file that is read', () => {
  const hasText = (row: readonly string[]) => row.some((cell) => cell.trim() !== '');

  it('gives the cells that were written, formulas without their apostrophe', () => {
    const cell = fc.oneof(
      text,
      fc.constantFrom('=1+1', "'=1", "''-", "'a", '@SUM(A1)', 'a,b', '"', 'line\r\nbreak', ''),
    );
    fc.assert(
      fc.property(rowsOf(cell), (rows) => {
        fc.pre(rows.flat().every((one) => !one.startsWith('\uFEFF')));
        expect(csvLines(csvText([['a', 'b'], ...rows])).map(({ cells }) => cells)).toEqual([
          ['a', 'b'],
          ...rows.filter(hasText),
        ]);
      }),
    );
  });

  it('numbers each row by the line that it starts on, whatever ends a line', () => {
    expect(csvLines('\uFEFFa,b\r\n\r\n"x\r\ny",1\r\n,\r\nz,2').map(({ line }) => line)).toEqual([1, 3, 6]);
    expect(csvLines('a;b\n\n1;2')).toMatchObject([{ cells: ['a', 'b'] }, { line: 3, cells: ['1', '2'] }]);
    expect(csvLines('\na,b')).toMatchObject([{ line: 2, cells: ['a', 'b'] }]);
    expect(csvLines('')).toEqual([]);
    // Only the sign that guards a formula goes: other apostrophes are the cell's own.
    expect(csvLines("'=1,'a,-,''=1")).toMatchObject([{ cells: ['=1', "'a", '-', "'=1"] }]);
  });

  it('is split by what splits its first line into most parts, by commas where that is the same', () => {
    expect(csvLines('a;b,c\n1;2,3').map(({ cells }) => cells)).toEqual([
      ['a;b', 'c'],
      ['1;2', '3'],
    ]);
    expect(csvLines('a;b;c,d\n1,2;3;4').map(({ cells }) => cells)).toEqual([
      ['a', 'b', 'c,d'],
      ['1,2', '3', '4'],
    ]);
    expect(csvLines('a\tb\tc;d').map(({ cells }) => cells)).toEqual([['a', 'b', 'c;d']]);
  });

  it('says which row has a quote that is never closed', () => {
    expect(csvLines('a,b\n"open,1').map(({ isWhole }) => isWhole)).toEqual([true, false]);
  });

  it.each(['\n', '\r\n', '\r'])('is the same wherever a piece of it ends: lines end with %j', (end) => {
    // Rows of all lengths, some longer than a piece, with breaks and quotes inside.
    const rows = Array.from({ length: 400 }, (_, index) => [
      `row ${index}`,
      index % 97 === 5 ? `long ${'x'.repeat(20_000)}` : `"${'a'.repeat(index)}"`,
      `two${end}lines, and ${'\u4e2d'.repeat(index % 11)}`,
    ]);
    const head = `"of two${end}lines",b,c`;
    const written = rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join(end);
    const found = csvLines(`${head}${end}${written}${end}`);
    expect(found.map(({ cells }) => cells)).toEqual([[`of two${end}lines`, 'b', 'c'], ...rows]);
    expect(found.map(({ line }) => line)).toEqual([1, ...rows.map((_, index) => 3 + 2 * index)]);
    expect(found.every(({ isWhole }) => isWhole)).toBe(true);
  });

  it('is read no further than to one row more than are wanted, and keeps whole what follows an endless row', () => {
    const many = 'a,b\n'.repeat(100_000);
    const some = whole(csvRows(many, 10));
    expect(some.length).toBeGreaterThan(10);
    expect(some.length).toBeLessThan(5_000);
    const rest = `"${'x'.repeat(70_000)}\nc,d`;
    expect(csvLines(`a,b\n1,2\n${rest}`)).toEqual([
      { line: 1, cells: ['a', 'b'], isWhole: true },
      { line: 2, cells: ['1', '2'], isWhole: true },
      { line: 3, cells: [rest], isWhole: false },
    ]);
  });
});
