import { describe, expect, it } from 'vitest';
import { isolated, listed } from '@/i18n/isolated';

describe('a name inside a sentence', () => {
  it.each(['acme-operator', '权威域运维', 'Zürich (2)', ''])(
    'stays as it is if it runs from left to right: %j',
    (name) => {
      expect(isolated(name)).toBe(name);
    },
  );

  it.each(['مكتب القاهرة', 'שלום', 'abc\u202Egnp.exe', '\u200Fa'])(
    'is isolated if it could turn the rest: %j',
    (name) => {
      expect(isolated(name)).toBe(`\u2068${name}\u2069`);
    },
  );

  it('is isolated by itself in a row of names', () => {
    expect(listed(['acme', 'مكتب', '密钥'], '、')).toBe('acme、\u2068مكتب\u2069、密钥');
  });
});
