import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as time from '@/lib/time';

// In the zone of the machine, whichever it is.
const AT = new Date(2026, 10, 2, 9, 5, 7).getTime();

afterEach(() => vi.restoreAllMocks());

describe('a time', () => {
  it.each([
    [time.timeText, '2026-11-02 09:05:07'],
    [time.dateText, '2026-11-02'],
    [time.secondText, '09:05:07'],
    [time.clockText, '09:05'],
    [time.fileTimeText, '20261102-090507'],
  ])('is written the same in every language (%#)', (write, words) => {
    expect(write(AT)).toBe(words);
  });

  it('in a sentence has its zone and keeps its order in right-to-left text', () => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(-345);
    expect(time.zoneOf(AT)).toBe('UTC+05:45');
    expect(time.zonesOf(AT, AT + 1)).toBe('UTC+05:45');
    // The clocks go back in between, as in Europe in October.
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValueOnce(-120).mockReturnValueOnce(-60);
    expect(time.zonesOf(AT, AT + 1)).toBe('UTC+02:00 → UTC+01:00');
    expect(time.stampText(AT)).toMatch(/^\u2066\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC\+05:45\u2069$/);
  });

  it('of an end has its date where it is not on the day of the start', () => {
    expect(time.spanText(AT, AT + 30 * time.MINUTE)).toBe('\u20662026-11-02 09:05:07 – 09:35:07\u2069');
    expect(time.spanText(AT, AT + 15 * time.HOUR)).toBe('\u20662026-11-02 09:05:07 – 2026-11-03 00:05:07\u2069');
    expect(time.spanText(AT, AT + time.DAY)).toBe('\u20662026-11-02 09:05:07 – 2026-11-03 09:05:07\u2069');
  });

  it('for machines reads back as itself to the second; what is no time has no words', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_800 }), (seconds) => {
        const text = time.isoText(seconds * 1000);
        expect(Date.parse(String(text))).toBe(seconds * 1000);
      }),
    );
    for (const none of [null, undefined, '2026-11-02', {}]) expect(time.isoText(none)).toBeNull();
  });

  it.each([
    [480, 'UTC+08:00'],
    [-210, 'UTC-03:30'],
    [-5, 'UTC-00:05'],
    [0, 'UTC+00:00'],
  ])('%i minutes ahead of UTC is written %s', (minutes, words) => {
    expect(time.offsetText(minutes)).toBe(words);
  });
});

describe('a quick range', () => {
  it.each([
    ['today', 2, 2],
    ['yesterday', 1, 1],
    ['last7Days', -4, 2],
    ['last30Days', -27, 2],
  ] as const)('%s is whole days to the millisecond', (name, first, last) => {
    const [from, to] = time.quickRange(name, AT);
    expect(from).toBe(new Date(2026, 10, first).getTime());
    expect(to).toBe(new Date(2026, 10, last + 1).getTime() - 1);
  });
});

describe('how long ago', () => {
  it.each([
    [-5_000, '5 seconds ago'],
    [-59_400, '59 seconds ago'],
    [-59_999, '1 minute ago'],
    [time.MINUTE, 'in 1 minute'],
    [-59.4 * time.MINUTE, '59 minutes ago'],
    [-3 * time.HOUR, '3 hours ago'],
    [-time.HOUR, '1 hour ago'],
    [23.4 * time.HOUR, 'in 23 hours'],
    [-time.DAY, 'yesterday'],
    [2 * time.DAY, 'in 2 days'],
    [499.2 * time.DAY, 'in 500 days'],
    [-499.2 * time.DAY, '499 days ago'],
  ])('%d ms from now is "%s"', (span, words) => {
    expect(time.relativeText(AT + span, AT, 'en-US')).toBe(words);
  });

  it('sets a figure apart from Chinese', () => {
    expect(time.relativeText(AT - 38 * time.DAY, AT, 'zh-CN')).toBe('38 天前');
    expect(time.relativeText(AT - 2 * time.DAY, AT, 'zh-CN')).toBe('前天');
  });

  it('counts the days ahead: a part of one is one more, which is not the day after tomorrow', () => {
    expect(time.relativeText(AT + 25 * time.HOUR, AT, 'zh-CN')).toBe('2 天后');
  });
});
