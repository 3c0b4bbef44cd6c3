import { offsetText, timeText, zoneOf } from '@/lib/time';
import { zonedText, zoneOffset } from '@/lib/time-zone';

/** What a zone is called beside a time: the one without a place as its offset, as everywhere else. */
const zoneName = (at: number, zone: string) => (zone === 'UTC' ? offsetText(zoneOffset(at, zone)) : zone);

/** A full minute by the clock of a zone, with its name: for a sentence; isolated. */
export const zonedStamp = (at: number, zone: string): string =>
  `\u2066${zonedText(at, zone).slice(0, 16)} ${zoneName(at, zone)}\u2069`;

/** The same by the clock that is shown; null where that says the same. */
export const ownStamp = (at: number, zone: string): string | null =>
  offsetText(zoneOffset(at, zone)) === zoneOf(at) ? null : `\u2066${timeText(at).slice(0, 16)} ${zoneOf(at)}\u2069`;

/** Both, the second where it is another one. */
export function ZonedTime({ at, zone }: { at: number; zone: string }) {
  const own = ownStamp(at, zone);
  return (
    <time className="tabular" dateTime={new Date(at).toISOString()}>
      {zonedStamp(at, zone)}
      {own !== null && <span className="time-note"> ({own})</span>}
    </time>
  );
}
