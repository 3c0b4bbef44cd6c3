import { timeOf, timeText } from './time';

const TIME = /^(\d{4})-(\d{1,2})-(\d{1,2})(?:[ T]+(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;
const CLOCK = /^(\d{1,2})[:：]?(\d{2})$/;

const two = (text = '0') => text.padStart(2, '0');

/**
 * A time as it is written on every screen, `2026-11-02 09:30:00` in the shown zone; seconds and time of day may be left
 * out, ISO's T may stand between. Epoch milliseconds, NaN for anything else.
 */
export function typedTime(text: string): number {
  const found = TIME.exec(text.trim());
  if (!found) return Number.NaN;
  const [, year, month, day, hour, minute, second] = found;
  const whole = `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`;
  const at = timeOf(Date.parse(`${whole.replace(' ', 'T')}Z`));
  // What there is not, such as 31 November or an hour that the clocks leave out, is read as another time.
  return timeText(at) === whole ? at : Number.NaN;
}

/** A time of day as it is kept, `09:30`, of what was typed for it: `9:30`, `0930`; else the text as it is. */
export function typedClock(text: string): string {
  const [, hour, minute] = CLOCK.exec(text.trim()) ?? [];
  return minute === undefined ? text : `${two(hour)}:${minute}`;
}
