import type { AlarmTask, AlarmTaskInput } from '@/api/alarm/task';
import type { Sample } from '@/domain/alarm/machine';
import { ownZone } from '@/lib/clock-zone';

interface Sent {
  columns: readonly string[];
  rows: readonly (Omit<Sample, 'values'> & { values: readonly (string | number | null)[] })[];
}

/** Samples as the engine takes them. */
export const samplesOf = ({ columns, rows }: Sent): Sample[] =>
  rows.map(({ values, ...rest }) => ({
    ...rest,
    values: Object.fromEntries(columns.map((alias, index) => [alias, values[index]])),
  }));

/** Starts of equal parts of a span, and how many of the times fall in each. */
export function countedIn(times: readonly number[], from: number, to: number, parts: number) {
  const size = (to - from) / parts;
  const points = Array.from({ length: parts }, (_, index) => ({ at: Math.round(from + index * size), value: 0 }));
  for (const time of times) {
    const point = points[Math.min(parts - 1, Math.max(0, Math.floor((time - from) / size)))];
    if (point) point.value += 1;
  }
  return points;
}

/** A new task: nothing is decided but what has a usual answer. */
export const fresh = () =>
  ({
    level: 'warning',
    filters: [],
    event: null,
    match: 'all',
    triggers: [],
    triggerAfter: 1,
    restoreAfter: 1,
    notice: 'step',
    channels: {},
  }) satisfies Partial<AlarmTaskInput>;

/** The effective time as its form shows it: the zone that windows would mean is there before they are wanted. */
export const effectiveForm = (effective: AlarmTaskInput['effective']) =>
  Object.assign({ zone: ownZone(), windows: [] }, effective);

/** A task as its form shows it. */
export function toForm({
  id: _,
  status: __,
  inAlarm: ___,
  updatedAt: ____,
  version: _____,
  effective,
  ...task
}: AlarmTask) {
  return { ...task, effective: effectiveForm(effective) };
}
