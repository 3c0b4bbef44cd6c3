import english from '@locales/en-US/components/network-lint';
import chinese from '@locales/zh-CN/components/network-lint';
import { describe, expect, it } from 'vitest';
import { LINT_CODES, lint } from '@/domain/net/lint';
import type { NodeConfig } from '@/domain/net/node-config';
import type { LintCase } from './lint-case';
import { SYSTEM_CASES } from './lint-cases';
import { HEARD_CASES } from './lint-heard-cases';
import { PROTOCOL_CASES } from './lint-protocol-cases';
import { config } from './node-configs';

const CASES: LintCase[] = [...SYSTEM_CASES, ...PROTOCOL_CASES, ...HEARD_CASES];

/** Of what depends on the present time: by how much is told in system.test.ts. */
const CLOCKS = ['2000-01-01', '2999-01-01'].map((date) => ({
  time: { mode: 'manual', zone: 'UTC', date, time: '00:00:00' } as const,
}));

const found = (seed: Partial<NodeConfig>, before?: Partial<NodeConfig>) => lint(config(seed), before && config(before));

describe('what lint tells', () => {
  it.each(CASES)('of %s has its level and every figure that it names', (_, seed, told, before) => {
    const all = found(seed, before).map(({ level, code, values }) =>
      [level, code, ...Object.entries(values).map((pair) => pair.join('='))].join(' '),
    );
    expect(all).toEqual(told);
  });

  it('is all of its codes, and no message names a figure that is not there', () => {
    const all = [
      ...CASES.flatMap(([, seed, , before]) => found(seed, before)),
      ...CLOCKS.flatMap((seed) => found(seed, {})),
    ];
    expect(new Set(all.map(({ code }) => code))).toEqual(new Set(LINT_CODES));
    for (const { code, values } of all) {
      const words = `${english[`lint.${code}`]} ${chinese[`lint.${code}`]}`;
      const named = [...words.matchAll(/\{(\w+)/g)].flatMap(([, name]) => name ?? []);
      expect(Object.keys(values), code).toEqual(expect.arrayContaining(named));
    }
  });
});
