// Reads what Vitest and Playwright print: how many tests passed and failed, and which to name at the end of a log that may be cut.
import { stripVTControlCharacters } from 'node:util';

const nameIn = (line) => line.trim().replace(/ ─+$/, '');

/** Browser tests that failed and passed when run again: the lines below Playwright's "  2 flaky". */
function unsteadyIn(lines) {
  const heading = lines.findIndex((line) => /^ {2}\d+ flaky$/.test(line));
  if (heading < 0) return [];
  const below = lines.slice(heading + 1);
  const end = below.findIndex((line) => !/^ {4}\S/.test(line));
  return below.slice(0, end < 0 ? undefined : end).map(nameIn);
}

/**
 * Adds up the closing lines of Vitest ("Tests  640 passed (642)") and Playwright ("  23 passed (1.2m)"), where a test that
 * passed when run again has passed; and gives the headings of what failed (" FAIL  |node| file > test", "  1) file:line › test")
 * with the reason below them.
 */
export function outcomeOf(output) {
  const lines = stripVTControlCharacters(output).split('\n');
  const unsteady = unsteadyIn(lines);
  const named = lines.flatMap((line, index) => {
    if (!/^( FAIL |\s+\d+\) )/.test(line)) return [];
    const name = nameIn(line);
    if (unsteady.includes(name.replace(/^\d+\) /, ''))) return [];
    const reason = lines.slice(index + 1, index + 5).find((next) => /Error\b/.test(next)) ?? '';
    return [[name, reason.trim()].filter(Boolean).join('\n    ').slice(0, 400)];
  });
  const sum = (word) =>
    lines
      .filter((line) => /^\s+(Tests\s+)?\d+ (passed|failed|flaky)/.test(line))
      .reduce((all, line) => all + Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0), 0);
  return { passed: sum('passed') + sum('flaky'), failed: sum('failed'), named, unsteady };
}
