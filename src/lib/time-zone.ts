const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const FIELDS = ['year', 'month', 'day', 'hour', 'minute', 'second'] as const;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(zone, made);
  return made;
}

/** Whether a text names a zone of the IANA database, in any of its spellings; an offset such as +08:00 is no name. */
export function isTimeZone(text: string): boolean {
  if (!/^[a-z]/i.test(text)) return false;
  try {
    formatOf(text);
    return true;
  } catch {
    return false;
  }
}

/** The zones to choose from, UTC first; browsers leave it out. */
export const timeZones = (): string[] => [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];

/** The zone of this browser. */
export const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** What a clock in a zone shows at a time: `2026-11-02` and `09:30:00`. */
export function zonedTime(at: number, zone: string): { date: string; time: string } {
  const parts = formatOf(zone).formatToParts(at);
  const [year = '', month, day, hour, minute, second] = FIELDS.map(
    (type) => parts.find((part) => part.type === type)?.value,
  );
  return { date: `${year.padStart(4, '0')}-${month}-${day}`, time: `${hour}:${minute}:${second}` };
}

/** The same in one text, `2026-11-02 09:30:00`. */
export function zonedText(at: number, zone: string): string {
  const { date, time } = zonedTime(at, zone);
  return `${date} ${time}`;
}

const asUtc = ({ date, time }: { date: string; time: string }) => Date.parse(`${date}T${time}Z`);

/** How far the clocks of a zone are ahead of UTC at a time, in minutes. */
export function zoneOffset(at: number, zone: string): number {
  return Math.round((asUtc(zonedTime(at, zone)) - at) / MINUTE);
}

/** Clocks change at a quarter of an hour everywhere. */
export const QUARTER = 15 * MINUTE;
const MOST_KNOWN = 20_000;
const known = new Map<string, number>();

/**
 * The same, remembered, since the database is slow to ask: a zone is asked once for each quarter of an hour. 0 at the ends of
 * time, where no clock shows anything.
 */
export function knownOffset(at: number, zone: string): number {
  const quarter = Math.floor(at / QUARTER);
  const key = `${quarter} ${zone}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const offset = zoneOffset(quarter * QUARTER, zone) || 0;
  known.set(key, offset);
  return offset;
}

/**
 * The time at which a clock shows what one in UTC shows at `wall`, by its distance to UTC at each time, in minutes. Of a time
 * that comes twice, since the clocks go back, it is the first; one that is left out, since they go forward, is as long after
 * the change as it seems to be.
 */
export function timeOnClock(wall: number, offsetOf: (at: number) => number): number {
  if (Number.isNaN(wall)) return wall;
  const before = wall - offsetOf(wall - DAY) * MINUTE;
  if (offsetOf(before) === offsetOf(wall - DAY)) return before;
  const after = wall - offsetOf(wall + DAY) * MINUTE;
  return offsetOf(after) === offsetOf(wall + DAY) ? after : before;
}

/** The time at which a clock in the zone shows this date and time, epoch milliseconds; NaN for anything but a date and a time. */
export const timeAt = (shown: { date: string; time: string }, zone: string): number =>
  timeOnClock(asUtc(shown), (at) => zoneOffset(at, zone));

const WHOLE_HOURS: readonly [least: number, most: number] = [-12, 14];

/**
 * The zone that a clock with a fixed distance to UTC stands for: this browser's if its clock shows the same now, else one
 * without summer time. The names of the database count west of Greenwich: `Etc/GMT-8` is ahead of it by eight hours.
 */
export function zoneOfOffset(minutes: number, now: number, own = browserZone()): string {
  if (zoneOffset(now, own) === minutes) return own;
  const hours = minutes / 60;
  if (hours === 0) return 'UTC';
  if (Number.isInteger(hours) && hours >= WHOLE_HOURS[0] && hours <= WHOLE_HOURS[1])
    return `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`;
  const halfYear = 182 * DAY;
  const fitting = timeZones().filter((zone) => zoneOffset(now, zone) === minutes);
  return fitting.find((zone) => zoneOffset(now + halfYear, zone) === minutes) ?? fitting[0] ?? 'UTC';
}
