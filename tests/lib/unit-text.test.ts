import { describe, expect, it } from 'vitest';
import { lengthText } from '@/lib/unit-text';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

describe('a length of time', () => {
  it.each([
    [0, '0 sec'],
    [999, '0 sec'],
    [45 * SECOND, '45 sec'],
    [2 * MINUTE, '2 min'],
    [2 * MINUTE + 5 * SECOND, '2 min 5 sec'],
    [HOUR + 59 * SECOND, '1 hr'],
    [25 * HOUR + 30 * MINUTE, '1 day 1 hr'],
    [49 * HOUR, '2 days 1 hr'],
  ])('is told by its two largest units: %s ms', (ms, text) => {
    expect(lengthText(ms, 'en-US')).toBe(text);
  });

  it('is told in the language of the reader', () => {
    expect(lengthText(27 * HOUR, 'zh-CN')).toBe('1 天 3 小时');
  });
});
