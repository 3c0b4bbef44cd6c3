import { describe, expect, it } from 'vitest';
import { joinedCsv } from '@/lib/joined-csv';

const textOf = async (...files: string[]) => (await joinedCsv(files.map((text) => new Blob([text])))).text();

describe('CSV files joined to one', () => {
  it.each([
    ['their common header stands once', ['a,b\r\n1,2\r\n', 'a,b\r\n3,4\r\n'], 'a,b\r\n1,2\r\n3,4\r\n'],
    ['each begins on a line of its own', ['a,b\n1,2', 'a,b\n3,4'], 'a,b\n1,2\r\n3,4\r\n'],
    ['another first line is a row', ['a,b\n1,2\n', '3,4\n5,6\n'], 'a,b\n1,2\n3,4\n5,6\n'],
    ['one without rows adds none', ['a,b\n1,2\n', 'a,b\n', 'a,b\n3,4\n'], 'a,b\n1,2\n3,4\n'],
    ['empty ones are nothing', ['', ''], ''],
    ['none is nothing', [], ''],
  ])('%s', async (_, files, joined) => {
    expect(await textOf(...files)).toBe(joined);
  });
});
