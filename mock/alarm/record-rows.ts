import type { AlarmRecord, AlarmTurn } from '@/api/alarm/record';
import type { Hold } from '@/domain/alarm/acknowledgment';
import { type Channels, RECEIVERS } from '@/domain/alarm/channel';
import { nextEffective } from '@/domain/alarm/effective';
import { nextTold } from '@/domain/alarm/notice';
import { decide, type NoticeDecision, type TurnNotice } from '@/domain/alarm/run';
import { isEventCycle } from '@/domain/alarm/scene';
import { united } from '@/domain/alarm/silence';
import { CHANNELS, type Channel } from '@/domain/message/channel';
import type { Range } from '@/lib/time';
import { type Addressed, HISTORY, keptSince, pieceBy, tellOffers } from '../delivery/engine';
import { knows } from '../runtime/gateway-kind';
import type { Language } from '../runtime/messages';
import type { World } from '../runtime/world';
import { careIn, holdsIn, isCaredFor, ownerAt } from './acknowledgment';
import { type Alarm, alarmsOf, isOver, statusOf } from './course';
import { engineAt, engineNow } from './engine';
import { noticeText } from './notice-text';
import { taskNameIn } from './own-task';
import { isEverQuiet, lastingOf, levelAt, quietBy, quietIn, quietTimesOf } from './quiet';
import { reachedAt } from './reach-history';
import { placeOf } from './receivers';
import { runbookText } from './runbook-rows';
import { chance } from './samples';
import type { FieldSeed } from './scene-seeds';
import { type TaskRow, taskRows } from './task-rows';

const MINUTE = 60_000;

const NO_DATA = { 'zh-CN': '无数据', 'en-US': 'No data' } as const;

/** A name within a sentence: a capital stays where the word has more of them, such as CPU. */
const within = (name: string, language: Language) =>
  language === 'en-US' ? name.replace(/^[A-Z](?=[a-z])/, (first) => first.toLowerCase()) : name;

/** A figure with its unit, as the console writes thresholds. */
function measured({ unit = '' }: FieldSeed, value: string | number, language: Language): string {
  const figure = typeof value === 'number' ? value.toLocaleString(language) : value;
  return unit === '' || unit === '%' ? `${figure}${unit}` : `${figure} ${unit}`;
}

/** What is wrong: the field that the first trigger rule looks at, as it was measured. */
function matterOf({ task, scene, sample, episode, kind }: Alarm, language: Language): string {
  if (kind === 'noData') return within(NO_DATA[language], language);
  const seed = scene.fields.find(({ alias }) => alias === task.triggers[0]?.field);
  const value = seed && sample.values[seed.alias];
  // A field that says no more than the source does names nothing: what is looked for does.
  const whole = scene.events?.[sample.event ?? ''] ?? scene.name;
  if (!seed || value === null || value === undefined || value === episode.source)
    return within(whole[language], language);
  const shown = seed.options?.[value]?.[language] ?? measured(seed, value, language);
  return seed.say?.[language](shown) ?? `${within(seed.name[language], language)} ${shown}`;
}

/** What an alarm is called, as a person would write it: its source, and what is wrong there. */
const nameOf = (alarm: Alarm, language: Language): string =>
  `${alarm.episode.source}${language === 'zh-CN' ? ' ' : ': '}${matterOf(alarm, language)}`;

/** The level of its task as that was last while it went on, as far as that was known at a time. */
const levelOf = ({ episode, task, states }: Alarm, now: number): string =>
  states.findLast(({ from }) => from <= Math.min(episode.endedAt ?? now, now))?.task.level ?? task.level;

/** The worst that its events had brought by then. */
const worstBy = ({ level, levels }: Alarm['episode'], now: number): string | null =>
  (levels.findLast(({ from }) => from <= now) ?? { level }).level;

function reportStatusOf(alarm: Alarm, now: number): string {
  const { id, episode, task } = alarm;
  if (chance(task.id, 'report') < 0.25) return 'notEnabled';
  const since = now - (episode.endedAt ?? episode.lastAt);
  return !isOver(alarm, now) || since < 10 * MINUTE || chance(id, 'report') < 0.05 ? 'generating' : 'generated';
}

/** When it was last triggered, as far as that was known at a time. */
const lastBy = ({ firstAt, lastAt, turns }: Alarm['episode'], now: number): number =>
  lastAt <= now ? lastAt : (turns.findLast(({ at }) => at <= now)?.at ?? firstAt);
const countBy = ({ lastAt, count, turns }: Alarm['episode'], now: number): number =>
  lastAt <= now ? count : (turns.findLast(({ at }) => at <= now)?.count ?? 1);

/** An alarm as the list has it, in the language of the call; how it stood where a time is given. */
export function recordOf(world: World, alarm: Alarm, language: Language, now = world.now()): AlarmRecord {
  const { id, episode, task, scene } = alarm;
  const current = taskRows.of(world).find(task.id);
  const endedAt = isOver(alarm, now) ? episode.endedAt : null;
  return {
    id,
    name: nameOf(alarm, language),
    taskId: task.id,
    taskName: taskNameIn(current ?? task, language),
    source: episode.source,
    type: scene.type,
    cycle: scene.cycle,
    level: task.level === 'dynamic' ? (worstBy(episode, now) ?? 'notice') : levelOf(alarm, now),
    notice: task.notice,
    triggerCount: countBy(episode, now),
    firstAt: episode.firstAt,
    lastAt: lastBy(episode, now),
    restoredAt: episode.end === 'recovered' ? endedAt : null,
    endedAt,
    status: statusOf(alarm, now),
    reportStatus: reportStatusOf(alarm, now),
    taskStatus: current?.status ?? 'deleted',
    product: scene.product,
    sceneId: scene.id,
    sceneName: scene.name[language],
    ...(knows(world.gateway, 'noData') && { kind: alarm.kind }),
    ...careIn(world, alarm, now),
    ...quietIn(world, alarm, now),
  };
}

type Sending = AlarmTurn['sendings'][number];

interface Sent {
  alarm: Alarm;
  turn: TurnNotice;
  channel: Channel;
  receiverId: string;
}

/** Names the notice of a turn to one receiver, whatever is looked at when. */
const noticeKey = ({ alarm, turn: { move, count, at }, channel, receiverId }: Sent): string =>
  [alarm.id, move, count, at, channel, receiverId].join(' ');

/** How long it takes from a turn until its notice is ready to go. */
const readyAfter = ({ alarm, turn: { move, count }, channel, receiverId }: Sent): number =>
  1000 + Math.floor(chance(alarm.id, count, move, channel, receiverId) * 4000);

/** The notices of an alarm that robots and providers are to deliver, of its turns after a time. */
function offersOf(world: World, alarm: Alarm, from: number, isKept: boolean): Addressed[] {
  return toldOf(world, alarm).flatMap(({ turn, at, decision, task: { channels } }) => {
    if (decision !== 'sent' || at < from) return [];
    return CHANNELS.flatMap((channel) => {
      const ids = channels[channel] ?? [];
      if (ids.every((id) => placeOf(world, channel, id) === null)) return [];
      return reachedAt(world, channel, ids, at).flatMap(({ problem }, index): Addressed[] => {
        const receiverId = ids[index] ?? '';
        const to = placeOf(world, channel, receiverId);
        if (to === null || problem !== null) return [];
        const sent = { alarm, turn, channel, receiverId };
        const group = `${alarm.id} ${channel} ${receiverId}`;
        const size = new TextEncoder().encode(textOf(world, alarm, turn, 'zh-CN') ?? '').length;
        const about = { kind: 'alarm', id: alarm.id } as const;
        const readyAt = at + readyAfter(sent);
        // Whom the beginning reached before anything was kept is not known any more.
        const follows = isEnd(turn) && isKept ? group : undefined;
        return [{ to, key: noticeKey(sent), at, readyAt, size, about, group, follows }];
      });
    });
  });
}

/** Whether anything may be told of an alarm from a time on: of most of a storm all is told, and nothing held it back. */
function mayBeTold(world: World, alarm: Alarm, since: number): boolean {
  const { turns } = alarm.episode;
  if (engineAt(world, turns.at(-1)?.at ?? since) >= since) return true;
  if (alarm.episode.endedAt !== null) return false;
  const isAlwaysTold = alarm.states.every(({ task }) => task.effective.mode === 'allDay');
  return !isAlwaysTold || isCaredFor(world, alarm) || isEverQuiet(world, alarm);
}

const offeredUpTo = new WeakMap<World, number>();

tellOffers((world, from, _to, epoch) => {
  // What the engine saw only after a silence of its own is told then, late as it is.
  const since = Math.min(from, offeredUpTo.get(world) ?? from);
  offeredUpTo.set(world, engineNow(world));
  return alarmsOf(world)
    .filter((alarm) => mayBeTold(world, alarm, since))
    .flatMap((alarm) => offersOf(world, alarm, since, alarm.episode.firstAt >= epoch - HISTORY));
});

/** What came of a notice that was handed to a robot or a provider; null where it was not. */
function handedOver(world: World, sent: Sent, receiver: string): Sending | null {
  const piece = pieceBy(world, noticeKey(sent));
  if (!piece) return null;
  const { last } = piece;
  const common = { channel: sent.channel, receiver, at: last ? last.at + last.durationMs : piece.at };
  if (piece.state === 'delivered') return { ...common, state: 'delivered', reason: null, answer: 'OK' };
  const answer = last && (last.reason === 'declined' || last.status === null ? last.reply : `HTTP ${last.status}`);
  const reason = last ? 'providerFailed' : null;
  return { ...common, state: piece.state, reason, answer: answer ?? null };
}

/** What came of a notice sent at a time: what robots and providers deliver stands in their deliveries, the rest arrives within seconds. */
function sendingsOf(world: World, alarm: Alarm, channels: Channels, turn: TurnNotice, sentAt: number): Sending[] {
  const isKept = knows(world.gateway, 'deliveries') && sentAt >= keptSince(world);
  return CHANNELS.flatMap((channel) => {
    const ids = channels[channel] ?? [];
    return reachedAt(world, channel, ids, sentAt).flatMap((reached, index): Sending[] => {
      const sent = { alarm, turn, channel, receiverId: ids[index] ?? '' };
      const common = { channel, receiver: reached.name, at: sentAt + readyAfter(sent) };
      if (isKept) {
        const told = handedOver(world, sent, reached.name);
        if (told) return [told];
        // The end is handed over for those alone who have, or will have, the beginning.
        if (isEnd(turn) && placeOf(world, channel, sent.receiverId) !== null) return [];
      }
      if (reached.problem !== null) return [{ ...common, state: 'skipped', reason: reached.problem, answer: null }];
      const isBusy = RECEIVERS[channel] === 'robot' && chance(alarm.id, turn.count, channel, reached.name) > 0.7;
      const refusal = isBusy ? 'HTTP 429 Too Many Requests' : reached.refusal;
      if (refusal !== null) return [{ ...common, state: 'failed', reason: 'providerFailed', answer: refusal }];
      return [{ ...common, state: 'delivered', reason: null, answer: 'OK' }];
    });
  });
}

const isEnd = ({ move }: TurnNotice) => move === 'recover' || move === 'interrupt' || move === 'close';
const keyOf = ({ channel, receiver }: Sending) => `${channel} ${receiver}`;

const WHAT = { 'zh-CN': '数据', 'en-US': 'Data' } as const;

/** The words of the notice of a turn. */
function textOf(world: World, alarm: Alarm, { move, at }: TurnNotice, language: Language): string | undefined {
  if (move === 'close') return undefined;
  const { task, scene, sample, episode, kind } = alarm;
  const seed = scene.fields.find(({ alias }) => alias === task.triggers[0]?.field);
  const isSilent = kind === 'noData';
  const value = isSilent ? NO_DATA[language] : (sample.values[seed?.alias ?? ''] ?? '—');
  const field = isSilent ? WHAT[language] : (seed?.name[language] ?? '');
  const owner = ownerAt(world, alarm, at);
  const runbook = runbookText(world, task.id);
  return noticeText(language, {
    ...{ move, task: taskNameIn(task, language), source: episode.source },
    ...{ field, value, at, owner, runbook },
  });
}

interface Told {
  turn: TurnNotice;
  /** When the engine came to it: later than it was where the engine was silent. */
  at: number;
  decision: NoticeDecision | 'noChannel';
  /** The task as it was then. */
  task: Readonly<TaskRow>;
}

const isSome = ([from, to]: Range) => from < to;

/** What becomes of the notice of each turn of an alarm, where these times keep it quiet. */
export function toldOf(world: World, alarm: Alarm, quiet: readonly Range[] = quietTimesOf(world, alarm)): Told[] {
  const { states, scene, episode } = alarm;
  const terms = states.map(({ from, task: { notice, effective } }) => ({ from, notice, effective }));
  // A silent engine tells nobody: what it finds once it speaks again is told as it is then.
  const turns = episode.turns.map((turn) => ({ ...turn, at: engineAt(world, turn.at) }));
  const asItWas = new Map<TurnNotice, TurnNotice>(turns.map((one, index) => [one, episode.turns[index] ?? one]));
  const holds = holdsIn(world, alarm).flatMap((hold): Hold[] => {
    const [from, to] = [engineAt(world, hold.from), hold.to === null ? null : engineAt(world, hold.to)];
    return to === null || from < to ? [{ ...hold, from, to }] : [];
  });
  const silences = united(quiet.map(([from, to]): Range => [engineAt(world, from), engineAt(world, to)]));
  const decided = decide(turns, terms, isEventCycle(scene.cycle), engineNow(world), holds, silences.filter(isSome));
  return decided.flatMap(({ turn: found, decision }): Told[] => {
    const at = engineAt(world, found.at);
    const turn = asItWas.get(found) ?? found;
    const task = states.findLast(({ from }) => from <= at)?.task ?? alarm.task;
    const isNobody = CHANNELS.every((channel) => (task.channels[channel] ?? []).length === 0);
    if (!isNobody || decision === 'suppressed' || decision === 'acknowledged') return [{ turn, at, decision, task }];
    const isExtra = turn.move === 'announce' || turn.move === 'resume' || turn.move === 'unsilence';
    return isExtra ? [] : [{ turn, at, decision: 'noChannel', task }];
  });
}

/** What kept a turn of an alarm quiet. */
function quietRef(world: World, alarm: Alarm, at: number): Pick<AlarmTurn, 'quietBy'> {
  const by = quietBy(world, { ...lastingOf(alarm), level: levelAt(alarm, at) }, at);
  return by ? { quietBy: { id: by.id, name: by.name } } : {};
}

/** What happened to an alarm, and who was told, or why nobody was; each turn by the task as it was then. */
export function turnsOf(world: World, alarm: Alarm, language: Language): AlarmTurn[] {
  const reached = new Set<string>();
  const isKept = knows(world.gateway, 'deliveries');
  return toldOf(world, alarm).flatMap(({ turn, at, decision, task }): AlarmTurn[] => {
    const { channels, effective, notice } = task;
    const bare = { ...turn, next: null, until: null, sendings: [] };
    if (decision === 'suppressed') {
      const next = turn.move === 'trigger' ? nextTold(notice, turn.count) : null;
      return [{ ...bare, decision, next }];
    }
    if (decision === 'acknowledged' || decision === 'noChannel') return [{ ...bare, decision }];
    if (decision === 'quiet') return [{ ...bare, decision, ...quietRef(world, alarm, at) }];
    if (decision === 'muted') return [{ ...bare, decision, until: nextEffective(effective, at) }];
    const all = decision === 'sent' ? sendingsOf(world, alarm, channels, turn, at) : [];
    // The end is for those whom something reached before.
    const sendings = isEnd(turn) ? all.filter((one) => reached.has(keyOf(one))) : all;
    if (isEnd(turn) && sendings.length === 0) return [{ ...bare, decision: 'unannounced' }];
    for (const one of sendings)
      if (one.state === 'delivered' || (isKept && one.state !== 'skipped')) reached.add(keyOf(one));
    const text = sendings.length > 0 ? textOf(world, alarm, turn, language) : undefined;
    return [{ ...bare, decision, ...(text !== undefined && { text }), sendings }];
  });
}
