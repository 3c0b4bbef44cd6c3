import { describe, expect, it } from 'vitest';
import { bytesText } from '@/lib/bytes';
import { contrastOf, mixed, movedUntil } from '@/lib/color';
import { isShown, NO_LAYOUT } from '@/lib/list-store';
import { ABSENT, fileText, shownText } from '@/lib/shown';
import { clockText, relativeText, timeText, zoneOf } from '@/lib/time';

const NO_TIME = 9e15;

describe('what is no figure', () => {
  it('shows as a dash, whatever it was to be', () => {
    expect([Number.NaN, Number.POSITIVE_INFINITY].map(bytesText)).toEqual([ABSENT, ABSENT]);
    expect([{}, null, undefined, Number.NaN, ['a']].map(shownText)).toEqual(Array(5).fill(ABSENT));
    expect(['a', 0].map(shownText)).toEqual(['a', '0']);
    // A file has one line for it, and nothing where there is nothing.
    expect(['a\n  b ', 0, '', {}, null].map(fileText)).toEqual(['a b', '0', null, null, null]);
    expect([timeText(NO_TIME), clockText(Number.NaN), zoneOf(NO_TIME)]).toEqual([ABSENT, ABSENT, ABSENT]);
    expect([relativeText(NO_TIME, 0, 'en-US'), relativeText(0, Number.NaN, 'en-US')]).toEqual([ABSENT, ABSENT]);
  });
});

describe('a color', () => {
  it('is mixed channel by channel', () => {
    expect(mixed('#102030', '#f0e0d0', 0)).toBe('#102030');
    expect(mixed('#102030', '#f0e0d0', 0.25)).toBe('#485058');
    expect(mixed('#102030', '#f0e0d0', 1)).toBe('#f0e0d0');
  });

  it('moves no further than it needs to, and all the way where nothing else is enough', () => {
    const isReadable = (shade: string) => contrastOf(shade, '#ffffff') >= 4.5;
    const shade = movedUntil('#88aaff', '#000000', isReadable);
    expect(isReadable(shade)).toBe(true);
    expect(contrastOf(shade, '#ffffff')).toBeLessThan(5);
    expect(movedUntil('#1d5fd1', '#000000', isReadable)).toBe('#1d5fd1');
    expect(movedUntil('#88aaff', '#eeeeee', isReadable)).toBe('#eeeeee');
  });
});

it('a column that is only offered shows once it is chosen', () => {
  const extra = { key: 'remark', isExtra: true };
  expect(isShown(extra, NO_LAYOUT)).toBe(false);
  expect(isShown(extra, { ...NO_LAYOUT, order: ['remark'] })).toBe(true);
  expect(isShown(extra, { ...NO_LAYOUT, order: ['remark'], hidden: ['remark'] })).toBe(false);
  expect(isShown({ key: 'name' }, NO_LAYOUT)).toBe(true);
});
