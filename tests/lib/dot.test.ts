import { expect, it } from 'vitest';
import { DOT, plainDots } from '@/lib/dot';

it('a dot stays with the fact before it on screen, and is a plain one in a file', () => {
  const text = ['Failed 1', 'Rolled back 1', 'Canceled 1'].join(DOT);
  // Where a line may end: at spaces that are not no-break ones.
  expect(text.split(' ').every((word) => !word.startsWith('·'))).toBe(true);
  expect(plainDots(text)).toBe('Failed 1 · Rolled back 1 · Canceled 1');
});
