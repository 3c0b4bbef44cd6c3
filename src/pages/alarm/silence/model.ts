import { matchers, type Silence, type SilenceInput, schedule } from '@/api/alarm/silence';
import { occurrencesOf } from '@/domain/alarm/silence';
import { shownZone } from '@/lib/clock-zone';
import { clockText, dateText, HOUR, MINUTE, type Range, startOfDay, wallOf } from '@/lib/time';

export const LIST = '/alarm/monitoring_alarm/list/silences';
export const DETAIL = `${LIST}/:id` as const;

/** A new silence as its form shows it: an hour from now on, and what a weekly one would usually say. */
export const fresh = (now: number) => ({
  name: '',
  matchers: { taskIds: [], nodeIds: [], sources: [], products: [], levels: [] },
  schedule: scheduleForm({ repeat: 'once', startAt: now, endAt: now + HOUR }),
  reason: '',
});

/** The hours as the form shows them: what the other kind asks for has an answer at hand. */
export const scheduleForm = (when: SilenceInput['schedule']) =>
  Object.assign({ zone: shownZone(), days: [7], from: '01:00', to: '05:00' }, when);

/** A silence as its form shows it. */
export const toForm = ({ name, matchers: given, schedule: when, reason }: Silence) => ({
  name,
  matchers: given,
  schedule: scheduleForm(when),
  reason,
});

/** What a form says so far of what can be tried: null while that is not whole, or it is about nothing. */
export function draftOf(given: object): Pick<SilenceInput, 'matchers' | 'schedule'> | null {
  const about = matchers.safeParse(Reflect.get(given, 'matchers'));
  const when = schedule.safeParse(Reflect.get(given, 'schedule'));
  if (!about.success || !when.success) return null;
  if (Object.values(about.data).every((list) => list.length === 0)) return null;
  if (when.data.endAt !== null && when.data.endAt <= when.data.startAt) return null;
  return { matchers: about.data, schedule: when.data };
}

/** The full minute that a time is in: what is typed has no seconds. */
export const thisMinute = (now: number): number => Math.floor(now / MINUTE) * MINUTE;

/** One day of the week that a calendar shows, by the clock that is shown. */
export interface CalendarDay {
  range: Range;
  key: string;
}

/** The seven days from a Monday on; one on which the clocks change is longer or shorter. */
export function weekOf(at: number): CalendarDay[] {
  const sinceMonday = (new Date(wallOf(at)).getUTCDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, index) => {
    const from = startOfDay(at, index - sinceMonday);
    return { key: dateText(from), range: [from, startOfDay(from, 1)] };
  });
}

/** What a silence keeps quiet of one day: where it stands in it, from 0 to 1, and its hours. */
export interface Part {
  key: number;
  start: number;
  end: number;
  /** Empty where it is all of the day. */
  hours: string;
}

/** The parts of a day that a silence keeps quiet; one that was ended keeps nothing quiet after that. */
export function partsOf({ schedule: when, endedAt }: Pick<Silence, 'schedule' | 'endedAt'>, day: Range): Part[] {
  const [from, to] = day;
  const last = Math.min(to, endedAt ?? to);
  return occurrencesOf(when, day).flatMap(([begin, end]): Part[] => {
    const [start, stop] = [Math.max(begin, from), Math.min(end, last)];
    if (start >= stop) return [];
    const isWhole = start === from && stop === to;
    return [
      {
        key: start,
        start: (start - from) / (to - from),
        end: (stop - from) / (to - from),
        hours: isWhole ? '' : `${clockText(start)} – ${stop === to ? '24:00' : clockText(stop)}`,
      },
    ];
  });
}
