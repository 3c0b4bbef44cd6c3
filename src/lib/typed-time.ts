import { timeOf, timeText } from './time';
import { timeAt, zonedText } from './time-zone';

const TIME = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const CLOCK = /^(\d{1,2})[:：]?(\d{2})$/;

const two = (text = '0') => text.padStart(2, '0');

/** What was typed as it is written in whole, `2026-11-02 09:30:00`; null where that is no time. */
function wholeOf(text: string): string | null {
  const found = TIME.exec(text.trim());
  if (!found) return null;
  const [, year, month, day, hour, minute, second] = found;
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`;
}

/**
 * A time as it is written on every screen, `2026-11-02 09:30:00` in the shown zone; seconds and time of day may be left
 * out, ISO's T may stand between. Epoch milliseconds, NaN for anything else.
 */
export function typedTime(text: string): number {
  const whole = wholeOf(text);
  if (whole === null) return Number.NaN;
  const at = timeOf(Date.parse(`${whole.replace(' ', 'T')}Z`));
  // What there is not, such as 31 November or an hour that the clocks leave out, is read as another time.
  return timeText(at) === whole ? at : Number.NaN;
}

/** The same by the clock of a zone that is not the shown one. */
export function typedTimeIn(text: string, zone: string): number {
  const whole = wholeOf(text);
  if (whole === null) return Number.NaN;
  const [date = '', time = ''] = whole.split(' ');
  const at = timeAt({ date, time }, zone);
  return !Number.isNaN(at) && zonedText(at, zone) === whole ? at : Number.NaN;
}

/** A time of day as it is kept, `09:30`, of what was typed for it: `9:30`, `0930`; else the text as it is. */
export function typedClock(text: string): string {
  const [, hour, minute] = CLOCK.exec(text.trim()) ?? [];
  return minute === undefined ? text : `${two(hour)}:${minute}`;
}
