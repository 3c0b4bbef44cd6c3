import { expect, it } from 'vitest';
import { compactOf } from '@/ui/chart/compact';

it.each([
  ['en-US', 13_769_000, '13.8M'],
  ['en-US', 4129, '4.1K'],
  ['zh-CN', 13_769_000, '1377万'],
  ['zh-CN', 123_456, '12.3万'],
  ['zh-CN', 4129, '4,129'],
  ['zh-CN', 5000, '5,000'],
  ['zh-CN', 999, '999'],
  ['zh-CN', 2.5, '2.5'],
])('in %s a chart writes %d as %s', (language, value, text) => {
  expect(compactOf(language)(value)).toBe(text);
});
