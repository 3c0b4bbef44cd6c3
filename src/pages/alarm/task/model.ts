import type { Scene } from '@/api/alarm/scene';
import { type AlarmTask, type AlarmTaskInput, alarmTaskInput, type Receivers } from '@/api/alarm/task';
import { condition, misfitsOf } from '@/api/alarm/task-rule';
import { CHANNELS, type Channel, type Channels, RECEIVERS } from '@/domain/alarm/channel';
import type { Condition } from '@/domain/alarm/condition';
import type { Sample } from '@/domain/alarm/machine';
import type { Names, Told } from '@/domain/alarm/sentence';
import { ownZone } from '@/lib/clock-zone';

const shape = alarmTaskInput.shape;
type Form = Partial<Record<keyof AlarmTaskInput, unknown>>;

interface Parser<T> {
  safeParse: (value: unknown) => { success: true; data: T } | { success: false };
}

function known<T>(schema: Parser<T>, value: unknown, otherwise: T): T {
  const parsed = schema.safeParse(value);
  return parsed.success ? parsed.data : otherwise;
}

const whole = (list: unknown, scene: Scene): Condition[] =>
  (Array.isArray(list) ? list : []).flatMap((one: unknown) => {
    const parsed = condition.safeParse(one);
    if (!parsed.success) return [];
    const field = scene.fields.find(({ alias }) => alias === parsed.data.field);
    return field && misfitsOf(parsed.data, field).length > 0 ? [] : [parsed.data];
  });

function channelsOf(value: unknown): Channels {
  const given: object = typeof value === 'object' && value !== null ? value : {};
  const entries = Object.entries(given).flatMap(([channel, ids]) => {
    const one = CHANNELS.find((name) => name === channel);
    const parsed = one && shape.channels.shape[one].safeParse(ids);
    return parsed?.success && parsed.data ? [[channel, parsed.data]] : [];
  });
  return Object.fromEntries(entries);
}

/** What a form says so far: what is not finished yet is left out. */
export function toldOf(form: Form, scene: Scene): Told {
  return {
    cycle: scene.cycle,
    level: known(shape.level, form.level, 'warning'),
    filters: whole(form.filters, scene),
    event: scene.events.length > 0 ? known(shape.event, form.event, null) : null,
    match: known(shape.match, form.match, 'all'),
    triggers: whole(form.triggers, scene),
    triggerAfter: known(shape.triggerAfter, form.triggerAfter, 1),
    restoreAfter: known(shape.restoreAfter, form.restoreAfter, 1),
    notice: known(shape.notice, form.notice, 'single'),
    effective: known(shape.effective, form.effective, { mode: 'allDay' }),
    channels: channelsOf(form.channels),
  };
}

/** Names for the codes of a task: fields and events of its scene, receivers by their id. */
export function namesOf(scene: Scene, receivers: Receivers | undefined): Names {
  const fieldOf = (alias: string) => scene.fields.find((one) => one.alias === alias);
  const nameOf = (channel: Channel, id: string) => {
    if (RECEIVERS[channel] === 'wechatId' || !receivers) return id;
    const lists = { account: receivers.accounts, contact: receivers.contacts, robot: receivers.robots };
    const list: readonly { id: string; name: string }[] = lists[RECEIVERS[channel]];
    return list.find((one) => one.id === id)?.name ?? id;
  };
  return {
    scene: scene.name,
    fieldOf: (alias) => fieldOf(alias)?.name ?? alias,
    unitOf: (alias) => (fieldOf(alias)?.unit ? ` ${fieldOf(alias)?.unit}` : ''),
    valueOf: (alias, value) => fieldOf(alias)?.options.find((one) => one.value === value)?.name ?? value,
    eventOf: (event) => scene.events.find((one) => one.value === event)?.name ?? event,
    receiverOf: nameOf,
  };
}

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
