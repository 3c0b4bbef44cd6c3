import type * as z from 'zod';
import { runbookInput } from '@/api/alarm/runbook';
import { type AlarmTask, type AlarmTaskInput, alarmTaskInput, sceneIssues } from '@/api/alarm/task';
import { type Condition, NUMBER_OPERATORS } from '@/domain/alarm/condition';
import { judge, type Measurement, type Rule } from '@/domain/alarm/machine';
import type { DescribedTask } from '@/domain/alarm/sentence';
import { ownZone } from '@/lib/clock-zone';
import { crossField } from '@/lib/rules/cross-field';
import { timeOf, wallOf } from '@/lib/time';

interface Sent {
  columns: readonly string[];
  rows: readonly (Omit<Measurement, 'values'> & { values: readonly (string | number | null)[] })[];
}

/** Samples as the engine takes them. */
export const samplesOf = ({ columns, rows }: Sent): Measurement[] =>
  rows.map(({ values, ...rest }) => ({
    ...rest,
    values: Object.fromEntries(columns.map((alias, index) => [alias, values[index]])),
  }));

const isCompared = (one: Condition): one is Condition & { value: number } =>
  NUMBER_OPERATORS.some((operator) => operator === one.operator) && 'value' in one && typeof one.value === 'number';

/**
 * What was measured of the first field that a rule compares with a number: at each time the value that comes nearest to
 * meeting it, over all sources that the filters let through. Null where no rule compares one.
 */
export function nearestOf(rule: Rule, samples: readonly Measurement[]) {
  const first = rule.triggers.find(isCompared);
  if (!first) return null;
  const thresholds = rule.triggers.filter(isCompared).filter(({ field }) => field === first.field);
  const isBelow = first.operator.startsWith('less');
  const inScope = judge({ ...rule, triggers: [] });
  const sources = new Set<string>();
  const nearest = new Map<number, number | null>();
  for (const sample of samples) {
    if (inScope(sample) === 'outside') continue;
    sources.add(sample.source);
    const value = sample.values[first.field];
    const known = nearest.get(sample.at) ?? null;
    if (typeof value !== 'number') nearest.set(sample.at, known);
    else nearest.set(sample.at, known === null ? value : isBelow ? Math.min(known, value) : Math.max(known, value));
  }
  const points = [...nearest].map(([at, value]) => ({ at, value }));
  return { field: first.field, thresholds, isBelow, sources: sources.size, points };
}

/** What a dry run judges by: not whom the task tells, nor how bad it is. */
const judgedBy = ({ level: _, channels: __, ...rule }: DescribedTask) => JSON.stringify(rule);

/** The rule as it was where the next one comes to the same: a key in any field of the form makes a new one. */
export const sameJudged = (was: DescribedTask | null, next: DescribedTask | null): DescribedTask | null =>
  was && next && judgedBy(was) === judgedBy(next) ? was : next;

/** Parts of a span that begin where the shown clock is round, and how many of the times fall in each. */
export function countedIn(times: readonly number[], from: number, to: number, size: number) {
  const first = Math.floor(wallOf(from) / size) * size;
  const count = Math.ceil((wallOf(to) - first) / size);
  // An hour that a clock leaves out is the next one.
  const starts = new Set(Array.from({ length: count }, (_, index) => timeOf(first + index * size)));
  const points = [...starts].map((at) => ({ at, value: 0 }));
  for (const time of times) {
    const point = points.findLast(({ at }) => at <= time) ?? points[0];
    if (point) point.value += 1;
  }
  return points;
}

const newTask = alarmTaskInput.extend({ runbook: runbookInput.default({ kind: 'none' }) });

/** A new task with its runbook, which is written as soon as there is the task. */
export const newTaskFor = (scenes: Parameters<typeof sceneIssues>[0]) => crossField(newTask, sceneIssues(scenes));
export type NewTask = z.output<typeof newTask>;
export type NewTaskForm = Partial<z.input<typeof newTask>>;

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
    runbook: { kind: 'none' },
  }) satisfies NewTaskForm;

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
