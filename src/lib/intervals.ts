import { DAY, HOUR, MINUTE, type Range } from './time';

const LONGEST = 30 * DAY;
const STEPS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, DAY, 7 * DAY, LONGEST] as const;

/**
 * A range as at most `most` intervals of one round length: the starts, oldest first. The first is the range's own; the
 * others stand where a clock that is `offset` minutes ahead of UTC is round.
 */
export function intervalsOf([from, to]: Range, most: number, offset: number): { starts: number[]; step: number } {
  const shift = offset * MINUTE;
  const span = Math.max(1, to - from);
  const step = STEPS.find((one) => span / one <= most - 1) ?? LONGEST * Math.ceil(span / LONGEST / (most - 1));
  const starts = [from];
  for (let at = (Math.floor((from + shift) / step) + 1) * step - shift; at <= to; at += step) starts.push(at);
  return { starts, step };
}
