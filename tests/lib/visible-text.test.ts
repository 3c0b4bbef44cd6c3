import { describe, expect, it } from 'vitest';
import { visibleText } from '@/lib/visible-text';
import { cpuTimeOf } from '../support/cpu-time';

describe('a foreign text as evidence', () => {
  it.each([
    ['invoice\u202Efdp.exe', 'invoice⟨U+202E⟩fdp.exe'],
    ['a\u0000b\u2066', 'a⟨U+0000⟩b⟨U+2066⟩'],
    ['line 1\nline 2', 'line 1\nline 2'],
    ['<b>=1+1 示例 é', '<b>=1+1 示例 é'],
    ['zero\u200Bwidth\uFEFF', 'zero⟨U+200B⟩width⟨U+FEFF⟩'],
  ])('%j is shown as %s', (text, shown) => {
    expect(visibleText(text)).toBe(shown);
  });

  it('reads a megabyte of hidden characters in well under a second', () => {
    const hidden = '\u202E'.repeat(300_000);
    expect(visibleText(hidden).length).toBe(2_400_000);
    expect(cpuTimeOf(() => visibleText(hidden))).toBeLessThan(1_000);
  });
});
