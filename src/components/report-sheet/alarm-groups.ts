import type { AlarmReport, ReportedAlarm } from '@/api/report/sheet';
import { LEVELS } from './labels';

/** Alarms that are equal: of one task, about one thing; the latest first. */
export type EqualAlarms = readonly [ReportedAlarm, ...ReportedAlarm[]];

const isGoing = ({ status }: ReportedAlarm) => status === 'inAlarm';

/** Worst first; a level that is not known last. */
export function orderOf(level: string): number {
  const place = Object.keys(LEVELS).indexOf(level);
  return place < 0 ? Number.MAX_SAFE_INTEGER : place;
}

/** What was in alarm when the report was made, the worst first; undefined where the report does not say. */
export const ongoingOf = ({ ongoing, list }: AlarmReport): ReportedAlarm[] | undefined =>
  (ongoing ?? list?.filter(isGoing))
    ?.slice()
    .sort((one, other) => orderOf(one.level) - orderOf(other.level) || other.lastAt - one.lastAt);

/** What was over by then, the latest first; undefined where the report does not say. */
export const endedOf = ({ list }: AlarmReport): ReportedAlarm[] | undefined =>
  list?.filter((one) => !isGoing(one)).sort((one, other) => other.lastAt - one.lastAt);

/** Equal alarms together, where the first of them stands. */
export function groupsOf(list: readonly ReportedAlarm[]): EqualAlarms[] {
  const groups = new Map<string, [ReportedAlarm, ...ReportedAlarm[]]>();
  for (const one of list) {
    const key = JSON.stringify([one.taskName, one.source ?? one.name]);
    const group = groups.get(key);
    if (group) group.push(one);
    else groups.set(key, [one]);
  }
  return [...groups.values()];
}

/** When an alarm was over, an event with its last trigger; null while it went on, and where that is not known. */
export const overAt = ({ status, lastAt, restoredAt, endedAt }: ReportedAlarm): number | null =>
  status === 'alarmed' ? lastAt : (restoredAt ?? endedAt ?? null);

/** How long an alarm went on, until the report was made at most; null of a single event, and where its end is not known. */
export function lengthOf(one: ReportedAlarm, generatedAt: number): number | null {
  const end = isGoing(one) ? generatedAt : overAt(one);
  return end === null || end <= one.firstAt ? null : end - one.firstAt;
}
