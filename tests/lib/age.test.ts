import { expect, it } from 'vitest';
import { ageText } from '@/lib/age';

it.each([
  [-5_000, '0 sec', '0 秒'],
  [59_999, '59 sec', '59 秒'],
  [60_000, '1 min', '1 分钟'],
  [7_300_000, '2 hr', '2 小时'],
  [86_400_000, '1 day', '1 天'],
  [9.9 * 86_400_000, '9 days', '9 天'],
])('an age of %d ms is told in its largest unit', (ms, english, chinese) => {
  expect(ageText(ms, 'en-US')).toBe(english);
  expect(ageText(ms, 'zh-CN')).toBe(chinese);
});
