import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from './sources';

interface Outcome {
  passed: number;
  failed: number;
  named: string[];
  unsteady: string[];
}

it('SHIP-11 the test command counts what passed when run again, names it apart, and everything else that failed', async () => {
  const { outcomeOf }: { outcomeOf: (output: string) => Outcome } = await import(join(root, '.ci/outcome.mjs'));
  const playwright = [
    '×±×F·',
    '  1) e2e/log/query.e2e.ts:3:1 › always loses ──────',
    '',
    '    \u001b[31mError: expect(received).toBe(expected)\u001b[39m',
    '',
    '  2) e2e/shell/session.e2e.ts:2:1 › loses once ──────',
    '',
    '    Error: expect(received).toBe(expected)',
    '',
    '  1 failed',
    '    e2e/log/query.e2e.ts:3:1 › always loses ──────',
    '  1 flaky',
    '    e2e/shell/session.e2e.ts:2:1 › loses once ──────',
    '  310 passed (14.9s)',
  ].join('\n');
  expect(outcomeOf(playwright)).toEqual({
    passed: 311,
    failed: 1,
    named: ['1) e2e/log/query.e2e.ts:3:1 › always loses\n    Error: expect(received).toBe(expected)'],
    unsteady: ['e2e/shell/session.e2e.ts:2:1 › loses once'],
  });
  const vitest = [
    ' FAIL  |node| tests/a.test.ts > is so',
    'AssertionError: expected 1',
    '',
    '      Tests  2 failed | 8 passed (10)',
  ];
  expect(outcomeOf(vitest.join('\n'))).toEqual({
    passed: 8,
    failed: 2,
    named: ['FAIL  |node| tests/a.test.ts > is so\n    AssertionError: expected 1'],
    unsteady: [],
  });
});
