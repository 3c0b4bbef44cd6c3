import { expect, it } from 'vitest';
import { gapAfter, sentences } from '@/i18n/sentences';

it('parts sentences by a space, and not where a full-width mark has its own', () => {
  expect(sentences('It is gone.', 'It cannot be undone.')).toBe('It is gone. It cannot be undone.');
  expect(sentences('删除后不可恢复。', '请确认。')).toBe('删除后不可恢复。请确认。');
  expect(sentences('标准版（当前）', '不够用。')).toBe('标准版（当前）不够用。');
  expect([sentences('', 'One.'), sentences('One.', ''), sentences('')]).toEqual(['One.', 'One.', '']);
  expect([gapAfter('共 6 条'), gapAfter('当前：')]).toEqual([' ', '']);
});
