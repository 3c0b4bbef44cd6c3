// @vitest-environment happy-dom
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import {
  chooseZone,
  chosenZone,
  followOwnZone,
  leaveLinkedZone,
  linkedZone,
  onZone,
  ownZone,
  shownZone,
  takeLinkedZone,
} from '@/lib/clock-zone';
import {
  DAY,
  fileTimeText,
  HOUR,
  hourOf,
  isoText,
  MINUTE,
  otherText,
  quickRange,
  stampText,
  startOfDay,
  timeOf,
  timeText,
  wallOf,
  zonesOf,
} from '@/lib/time';
import { browserZone } from '@/lib/time-zone';
import { typedTime } from '@/lib/typed-time';
import { zonedLink } from '@/lib/zoned-link';

const AT = Date.UTC(2026, 10, 2, 20, 30);

afterEach(() => {
  window.localStorage.clear();
  followOwnZone()();
});

describe('every time is shown in the chosen zone', () => {
  it.each([
    ['UTC', '2026-11-02 20:30:00', 'UTC+00:00', '2026-11-02T20:30:00+00:00', '20261102-203000', 20],
    ['Asia/Shanghai', '2026-11-03 04:30:00', 'UTC+08:00', '2026-11-03T04:30:00+08:00', '20261103-043000', 4],
    ['America/St_Johns', '2026-11-02 17:00:00', 'UTC-03:30', '2026-11-02T17:00:00-03:30', '20261102-170000', 17],
    ['Asia/Kathmandu', '2026-11-03 02:15:00', 'UTC+05:45', '2026-11-03T02:15:00+05:45', '20261103-021500', 2],
  ])('%s: %s', (zone, text, offset, iso, file, hour) => {
    chooseZone(zone);
    expect(timeText(AT)).toBe(text);
    expect(stampText(AT)).toBe(`\u2066${text} ${offset}\u2069`);
    expect(isoText(AT)).toBe(iso);
    expect(fileTimeText(AT)).toBe(file);
    expect(hourOf(AT)).toBe(hour);
    expect(typedTime(text)).toBe(AT);
  });

  it('however many times are shown in between', () => {
    chooseZone('Asia/Shanghai');
    for (let quarter = 0; quarter < 21_000; quarter += 1) timeText(AT + quarter * 15 * MINUTE);
    expect(timeText(AT)).toBe('2026-11-03 04:30:00');
  });

  it('up to the ends of time, where there is no clock', () => {
    chooseZone('Asia/Shanghai');
    for (const at of [8.64e15, -8.64e15]) expect(() => [timeText(at), isoText(at)]).not.toThrow();
  });
});

describe('what is typed is read in the chosen zone', () => {
  // The clocks go forward on 29 March and back on 25 October in Berlin, by half an hour on Lord Howe, at midnight in Santiago.
  it.each([
    ['Europe/Berlin', '2026-03-29 01:59:59', Date.UTC(2026, 2, 29, 0, 59, 59)],
    ['Europe/Berlin', '2026-03-29 03:00:00', Date.UTC(2026, 2, 29, 1)],
    ['Europe/Berlin', '2026-10-25 01:59:59', Date.UTC(2026, 9, 24, 23, 59, 59)],
    ['Europe/Berlin', '2026-10-25 02:30:00', Date.UTC(2026, 9, 25, 0, 30)],
    ['Europe/Berlin', '2026-10-25 03:00:00', Date.UTC(2026, 9, 25, 2)],
    ['Australia/Lord_Howe', '2026-10-04 02:30:00', Date.UTC(2026, 9, 3, 15, 30)],
    ['America/Santiago', '2026-09-06 01:00:00', Date.UTC(2026, 8, 6, 4)],
    ['America/New_York', '2026-11-01 01:30:00', Date.UTC(2026, 10, 1, 5, 30)],
    ['UTC', '2026-03-29 02:30:00', Date.UTC(2026, 2, 29, 2, 30)],
  ])('in %s %s', (zone, text, at) => {
    chooseZone(zone);
    expect(typedTime(text)).toBe(at);
    expect(timeText(at)).toBe(text);
  });

  it.each([
    ['Europe/Berlin', '2026-03-29 02:30:00'],
    ['America/Santiago', '2026-09-06 00:00:00'],
    ['Asia/Shanghai', '2026-13-45 00:00:00'],
  ])('in %s there is no %s', (zone, text) => {
    chooseZone(zone);
    expect(typedTime(text)).toBeNaN();
  });

  it('and shown again as it was typed, wherever the clocks change', () => {
    const seconds = fc.integer({ min: 0, max: 2_000_000_000 }).map((one) => one * 1000);
    const zones = fc.constantFrom('Europe/Berlin', 'America/Santiago', 'Australia/Lord_Howe', 'Africa/Casablanca');
    fc.assert(
      fc.property(seconds, zones, (at, zone) => {
        chooseZone(zone);
        expect(wallOf(timeOf(wallOf(at)))).toBe(wallOf(at));
        expect(timeOf(wallOf(at))).toBeLessThanOrEqual(at);
      }),
    );
  });
});

describe('a quick range is whole days of the chosen zone', () => {
  it.each([
    ['UTC', 'today', '2026-11-02T00:00:00Z', 24],
    ['Asia/Shanghai', 'today', '2026-11-02T16:00:00Z', 24],
    ['Asia/Shanghai', 'yesterday', '2026-11-01T16:00:00Z', 24],
    ['America/New_York', 'yesterday', '2026-11-01T04:00:00Z', 25],
    ['Europe/Berlin', 'last7Days', '2026-10-26T23:00:00Z', 168],
    ['Europe/Berlin', 'last30Days', '2026-10-03T22:00:00Z', 721],
  ] as const)('%s, %s', (zone, name, from, hours) => {
    chooseZone(zone);
    const [start, end] = quickRange(name, AT);
    expect(new Date(start).toISOString()).toBe(from.replace('Z', '.000Z'));
    expect((end + 1 - start) / HOUR).toBe(hours);
  });

  it('also of a day that begins an hour late', () => {
    chooseZone('America/Santiago');
    const [start, end] = quickRange('today', Date.UTC(2026, 8, 6, 15));
    expect(timeText(start)).toBe('2026-09-06 01:00:00');
    expect((end + 1 - start) / HOUR).toBe(23);
    expect(startOfDay(start, 1) - start).toBe(23 * HOUR);
  });

  it('a span over a change of the clocks says both', () => {
    chooseZone('Europe/Berlin');
    expect(zonesOf(Date.UTC(2026, 9, 24), Date.UTC(2026, 9, 24) + 2 * DAY)).toBe('UTC+02:00 → UTC+01:00');
  });
});

describe('the choice', () => {
  it('is the zone of the browser where there is none, beside which stands UTC', () => {
    expect(ownZone()).toBe(browserZone());
    const clocks = Date.UTC(2026, 6, 1);
    const isUtc = new Date(clocks).getTimezoneOffset() === 0;
    expect(otherText(clocks)).toBe(
      isUtc ? null : `\u2066${new Date(clocks).toISOString().slice(0, 19).replace('T', ' ')} UTC+00:00\u2069`,
    );
    chooseZone('Asia/Shanghai');
    expect(ownZone()).toBe('Asia/Shanghai');
    expect(otherText(clocks)).toContain(isUtc ? 'UTC+00:00' : '2026');
  });

  it('is kept for the next page, and heard in this one', () => {
    const heard: string[] = [];
    const stop = onZone(() => heard.push(shownZone()));
    chooseZone('Europe/Berlin');
    expect(heard).toEqual(['Europe/Berlin']);
    followOwnZone()();
    expect(chosenZone()).toBe('Europe/Berlin');
    chooseZone(null);
    expect(shownZone()).toBe(browserZone());
    followOwnZone()();
    expect(chosenZone()).toBeNull();
    stop();
  });

  it('is the browser’s where what is kept is no zone', () => {
    window.localStorage.setItem('timeZone', 'Mars/Base');
    followOwnZone()();
    expect(chosenZone()).toBeNull();
  });

  it('of an address goes before it, until the operator wants his own; then the same address is not heard again', () => {
    chooseZone('UTC');
    takeLinkedZone('Asia/Shanghai');
    expect([shownZone(), linkedZone(), ownZone()]).toEqual(['Asia/Shanghai', 'Asia/Shanghai', 'UTC']);
    takeLinkedZone(null);
    takeLinkedZone('Mars/Base');
    expect(shownZone()).toBe('Asia/Shanghai');
    leaveLinkedZone();
    takeLinkedZone('Asia/Shanghai');
    expect([shownZone(), linkedZone()]).toEqual(['UTC', null]);
    takeLinkedZone('Europe/Berlin');
    expect(shownZone()).toBe('Europe/Berlin');
    chooseZone('Asia/Tokyo');
    expect([shownZone(), linkedZone()]).toEqual(['Asia/Tokyo', null]);
  });

  it('of an address is no other one where it is the own', () => {
    chooseZone('UTC');
    takeLinkedZone('UTC');
    expect(linkedZone()).toBeNull();
  });

  it('stands in a link, in the place of another one', () => {
    chooseZone('Europe/Berlin');
    expect(zonedLink('http://console.test/a?q=1&tz=UTC#b')).toBe('http://console.test/a?q=1&tz=Europe%2FBerlin#b');
  });
});

describe('the other clock', () => {
  it('is UTC beside the browser’s, and the browser’s beside any other', () => {
    const zone = new Date(AT).getTimezoneOffset() === 0 ? 'Asia/Shanghai' : 'UTC';
    chooseZone(zone);
    const shown = timeText(AT);
    const browser = otherText(AT);
    chooseZone(null);
    expect(browser).toContain(timeText(AT));
    expect(browser).not.toContain(shown);
  });

  it('is not there where both show the same, nor of what is no time', () => {
    chooseZone(browserZone());
    expect(otherText(AT)).toBeNull();
    expect(otherText(Number.NaN)).toBeNull();
  });

  it('has its own offset', () => {
    const shift = new Date(AT).getTimezoneOffset();
    chooseZone(shift === 0 ? 'Asia/Shanghai' : 'UTC');
    const sign = shift > 0 ? '-' : '+';
    const size = Math.abs(shift);
    const two = (value: number) => String(value).padStart(2, '0');
    expect(otherText(AT)).toMatch(
      new RegExp(`UTC\\${sign}${two(Math.floor(size / 60))}:${two(((size * MINUTE) / MINUTE) % 60)}\u2069$`),
    );
  });
});
