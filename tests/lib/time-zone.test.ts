import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offsetText } from '@/lib/time';
import { browserZone, isTimeZone, timeAt, timeZones, zonedTime, zoneOffset, zoneOfOffset } from '@/lib/time-zone';

const AT = Date.UTC(2026, 10, 2, 1, 30);
const seconds = fc.integer({ min: 0, max: 4_102_444_800 }).map((one) => one * 1000);

describe('time zones', () => {
  it('are those of the platform, UTC first, and each is one', () => {
    const zones = timeZones();
    expect(zones[0]).toBe('UTC');
    expect(zones).toContain('Asia/Shanghai');
    expect(zones.filter((zone) => !isTimeZone(zone))).toEqual([]);
    expect(isTimeZone(browserZone())).toBe(true);
  });

  it.each(['', '+08:00', 'Mars/Base', 'a b'])('%j is none', (text) => {
    expect(isTimeZone(text)).toBe(false);
  });

  it('are names that the platform can tell the time of, and no other text', () => {
    const text = fc.oneof(
      fc.constantFrom(...timeZones()),
      fc.string(),
      fc.string({ unit: fc.constantFrom(...'+-0:8UTC/') }),
    );
    fc.assert(
      fc.property(text, (zone) => {
        const tell = () => new Date(AT).toLocaleString('en', { timeZone: zone });
        if (isTimeZone(zone)) expect(tell()).not.toBe('');
        else if (/^[a-z]/i.test(zone)) expect(tell).toThrow(RangeError);
      }),
    );
  });

  it.each([
    ['Asia/Shanghai', '2026-11-02', '09:30:00', 480, 'UTC+08:00'],
    ['America/St_Johns', '2026-11-01', '22:00:00', -210, 'UTC-03:30'],
    ['UTC', '2026-11-02', '01:30:00', 0, 'UTC+00:00'],
  ])('%s shows %s %s, %d minutes from UTC', (zone, date, time, minutes, text) => {
    expect(zonedTime(AT, zone)).toEqual({ date, time });
    expect(zoneOffset(AT, zone)).toBe(minutes);
    expect(offsetText(minutes)).toBe(text);
    expect(timeAt({ date, time }, zone)).toBe(AT);
  });

  it('finds the time that a clock shows, also where the clocks are changed', () => {
    fc.assert(
      fc.property(seconds, fc.constantFrom('UTC', 'Asia/Kolkata', 'Asia/Shanghai', 'Pacific/Apia'), (at, zone) => {
        expect(timeAt(zonedTime(at, zone), zone)).toBe(at);
      }),
      { numRuns: 50, examples: [[AT, 'UTC']] },
    );
    fc.assert(
      fc.property(seconds, (at) => {
        const shown = zonedTime(at, 'Europe/Berlin');
        expect(zonedTime(timeAt(shown, 'Europe/Berlin'), 'Europe/Berlin')).toEqual(shown);
      }),
    );
  });

  it('is no time where a text is none', () => {
    expect(timeAt({ date: 'x', time: '09:30:00' }, 'UTC')).toBeNaN();
  });
});

describe('a fixed distance to UTC', () => {
  it.each([
    [480, 'Asia/Shanghai', 'Asia/Shanghai'],
    [480, 'Europe/Berlin', 'Etc/GMT-8'],
    [-300, 'UTC', 'Etc/GMT+5'],
    [0, 'Asia/Shanghai', 'UTC'],
  ])('of %d minutes, seen from %s, is %s', (minutes, own, expected) => {
    expect(zoneOfOffset(minutes, AT, own)).toBe(expected);
  });

  it.each([330, 345, -570, 60, 720, -720, 840])('of %d minutes has a zone whose clock shows it', (minutes) => {
    const zone = zoneOfOffset(minutes, AT, 'UTC');
    expect(isTimeZone(zone)).toBe(true);
    expect(zoneOffset(AT, zone)).toBe(minutes);
  });

  it('that no clock shows is read as UTC', () => {
    expect(zoneOfOffset(7, AT, 'UTC')).toBe('UTC');
  });
});
