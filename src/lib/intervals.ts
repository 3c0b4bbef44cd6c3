import { DAY, HOUR, MINUTE, type Range, timeOf, wallOf } from './time';

const LONGEST = 30 * DAY;
const STEPS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, DAY, 7 * DAY, LONGEST] as const;

/**
 * A range as at most `most` intervals of one round length: the starts, oldest first. The first is the range's own; the
 * others stand where the shown zone's clock is round. Where it changes in between, one of hours is as much longer or shorter.
 */
export function intervalsOf([from, to]: Range, most: number): { starts: number[]; step: number } {
  const first = wallOf(from);
  const span = Math.max(1, to - from, wallOf(to) - first);
  const step = STEPS.find((one) => span / one <= most - 1) ?? LONGEST * Math.ceil(span / LONGEST / (most - 1));
  // Within an hour a clock that goes back would be round twice, and one that goes forward not at all.
  const timeAt = step > HOUR ? timeOf : (wall: number) => from + wall - first;
  const starts = [from];
  for (let wall = (Math.floor(first / step) + 1) * step; timeAt(wall) <= to; wall += step) starts.push(timeAt(wall));
  return { starts, step };
}
