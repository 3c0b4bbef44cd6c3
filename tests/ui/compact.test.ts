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
  expect(compactOf(language, [value])(value)).toBe(text);
});

it.each([
  ['en-US', [16_000_000, 8_000_000, 0, 13_769_000, 9_000_000], '16.0M 8.0M 0 13.8M 9.0M'],
  ['en-US', [1_200_000, 600_000, 0], '1.2M 600K 0'],
  ['en-US', [20_000_000, 10_000_000, 0], '20M 10M 0'],
  ['en-US', [4, 2, 0, 2.5], '4.0 2.0 0 2.5'],
  ['zh-CN', [16_000_000, 8_000_000, 0, 13_769_000, 9_053_000], '1600万 800万 0 1377万 905万'],
  ['zh-CN', [12_000, 6000, 0, 11_234, 4129], '1.2万 6,000 0 1.1万 4,129'],
])('in %s the figures of one chart %j have as many decimals as each other: %s', (language, figures, texts) => {
  expect(figures.map(compactOf(language, figures)).join(' ')).toBe(texts);
});
