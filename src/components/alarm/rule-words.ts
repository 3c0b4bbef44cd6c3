import type { Scene } from '@/api/alarm/scene';
import { type AlarmTaskInput, alarmTaskInput, type Receivers } from '@/api/alarm/task';
import { condition, misfitsOf } from '@/api/alarm/task-rule';
import { type Channels, RECEIVERS } from '@/domain/alarm/channel';
import type { Condition } from '@/domain/alarm/condition';
import { type ReceiverDirectory, reachesAnybody } from '@/domain/alarm/reach';
import type { CodeNames, DescribedTask } from '@/domain/alarm/sentence';
import { CHANNELS, type Channel } from '@/domain/message/channel';
import { unitAfter } from './threshold';

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
export function toldOf(form: Form, scene: Scene): DescribedTask {
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

const isWhole = (list: unknown, known: readonly Condition[]) => !Array.isArray(list) || list.length === known.length;

/** Whether nothing is missing of what decides when a task raises an alarm. */
export const isRuleWhole = (form: Form, scene: Scene, { filters, triggers, event }: DescribedTask): boolean =>
  triggers.length > 0 &&
  isWhole(form.triggers, triggers) &&
  isWhole(form.filters, filters) &&
  (scene.events.length === 0 || scene.events.some(({ value }) => value === event));

/** A name inside of a sentence: `Response code` becomes `response code`, `CPU usage` stays. */
const inSentence = (name: string, language: string): string =>
  language.startsWith('en') && /^[A-Z][a-z]+(?: |$)/.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;

const byId = <T extends { id: string }>(list: readonly T[]): ((id: string) => T | undefined) => {
  const found = new Map(list.map((one) => [one.id, one]));
  return (id) => found.get(id);
};

/** Who there is, as rules about receivers look for them. */
export const directoryOf = ({ contacts, accounts, robots }: Receivers): ReceiverDirectory => ({
  contactOf: byId(contacts),
  accountOf: byId(accounts),
  hasRobot: (channel, id) => robots.some((one) => one.id === id && one.channel === channel),
});

/** Names for the codes of a task: fields and events of its scene, receivers by their id. */
export function namesOf(scene: Scene, receivers: Receivers | undefined, language: string): CodeNames {
  const fieldOf = (alias: string) => scene.fields.find((one) => one.alias === alias);
  const nameOf = (channel: Channel, id: string) => {
    if (RECEIVERS[channel] === 'wechatId' || !receivers) return id;
    const lists = { account: receivers.accounts, contact: receivers.contacts, robot: receivers.robots };
    const list: readonly { id: string; name: string }[] = lists[RECEIVERS[channel]];
    return list.find((one) => one.id === id)?.name ?? id;
  };
  const directory = receivers && directoryOf(receivers);
  return {
    scene: scene.name,
    fieldOf: (alias) => inSentence(fieldOf(alias)?.name ?? alias, language),
    // Whole, as it was typed: two rules that differ do not read alike.
    figureOf: (value) => value.toLocaleString(language, { maximumFractionDigits: 20 }),
    unitOf: (alias) => unitAfter(fieldOf(alias)?.unit ?? ''),
    valueOf: (alias, value) => fieldOf(alias)?.options.find((one) => one.value === value)?.name ?? value,
    eventOf: (event) => scene.events.find((one) => one.value === event)?.name ?? event,
    receiverOf: nameOf,
    isHeard: directory && ((channel, ids) => reachesAnybody(channel, ids, directory)),
  };
}
