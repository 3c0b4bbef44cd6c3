import { describe, expect, it } from 'vitest';
import { comparable, isSameText } from '@/lib/rules/same-text';

describe('text that reads the same', () => {
  it('is the same in other letter case and in full width', () => {
    expect(isSameText('Acme.EXAMPLE', 'acme.example')).toBe(true);
    expect(isSameText('ＡＣＭＥ', 'acme')).toBe(true);
    expect(comparable('ﬁle')).toBe('file');
  });

  it('is not the same with another letter or with a space more', () => {
    expect(isSameText('acme', 'acne')).toBe(false);
    expect(isSameText('acme', 'acme ')).toBe(false);
  });
});
