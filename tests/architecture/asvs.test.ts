import { describe, expect, it } from 'vitest';
import { textOf } from './sources';

/** The requirements of levels 1 and 2 of OWASP ASVS 5.0.0, by chapter and section. */
const ALL = `
1.1:1-2 1.2:1-9 1.3:1-11 1.4:1-3 1.5:1-2 2.1:1-3 2.2:1-3 2.3:1-4 2.4:1 3.2:1-2 3.3:1-4 3.4:1-6 3.5:1-5
3.7:1-2 4.1:1-3 4.2:1 4.3:1-2 4.4:1-4 5.1:1 5.2:1-3 5.3:1-2 5.4:1-3 6.1:1-3 6.2:1-12 6.3:1-4 6.4:1-4 6.5:1-5
6.6:1-3 6.8:1-4 7.1:1-3 7.2:1-4 7.3:1-2 7.4:1-5 7.5:1-2 7.6:1-2 8.1:1-2 8.2:1-3 8.3:1 8.4:1 9.1:1-3 9.2:1-4
10.1:1-2 10.2:1-2 10.3:1-4 10.4:1-11 10.5:1-5 10.6:1-2 10.7:1-3 11.1:1-2 11.2:1-3 11.3:1-3 11.4:1-4 11.5:1
11.6:1 12.1:1-3 12.2:1-2 12.3:1-4 13.1:1 13.2:1-5 13.3:1-2 13.4:1-5 14.1:1-2 14.2:1-4 14.3:1-3 15.1:1-3
15.2:1-3 15.3:1-7 16.1:1 16.2:1-5 16.3:1-4 16.4:1-3 16.5:1-3 17.1:1 17.2:1-4 17.3:1-2
`;

const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

const REQUIREMENTS = ALL.trim()
  .split(/\s+/)
  .flatMap((part) => {
    const [section = '', numbers = ''] = part.split(':');
    return numbers.split(',').flatMap((range) => {
      const [from = 0, to = from] = range.split('-').map(Number);
      return upTo(from, to).map((number) => `${section}.${number}`);
    });
  });

const text = textOf('deploy/SECURITY.md');
const chapters = text.slice(text.indexOf('\n## Requirements\n'), text.indexOf('\n## Deviations\n'));
const idsIn = (part: string) => part.match(/(?<![\w.`])\d+\.\d+\.\d+(?!\w|\.\d)/g) ?? [];
const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
const rowsOf = (part: string) =>
  part
    .split('\n')
    .filter((line) => /^\| \d/.test(line))
    .map(cellsOf);
const sorted = (ids: readonly string[]) => [...ids].sort();

describe('SEC-11 each requirement of ASVS', () => {
  it('of levels 1 and 2 stands in the document once: held, or whose it is', () => {
    expect(REQUIREMENTS).toHaveLength(253);
    const told = chapters
      .split('\n')
      .map((line) => (line.startsWith('|') ? (cellsOf(line)[0] ?? '') : line))
      .flatMap(idsIn);
    expect(sorted(told)).toEqual(sorted(REQUIREMENTS));
  });

  it('that is ours names what holds it: a test, or a setting of build or deployment', () => {
    const rows = rowsOf(chapters);
    expect(rows.length).toBeGreaterThan(70);
    const loose = rows.filter(([, , held = '']) => !/`(tests|e2e|deploy|\.ci)\/[^`]+`|dependency-cruiser/.test(held));
    expect(loose).toEqual([]);
  });

  it('that is not met has its decision', () => {
    const rows = rowsOf(text.slice(text.indexOf('\n## Deviations\n'), text.indexOf('\n## What is sensitive\n')));
    const listed = [...chapters.matchAll(/Deviations: ([\d., ]+)/g)].flatMap(([, ids = '']) => idsIn(ids));
    expect(sorted(rows.flatMap(([ids = '']) => idsIn(ids)))).toEqual(sorted(listed));
    const decisions = textOf('docs/decisions.md');
    const unknown = rows
      .flatMap(([, , , decision = '']) => decision.split(', '))
      .filter((id) => !decisions.includes(`\n| ${id} `));
    expect(unknown).toEqual([]);
  });
});
