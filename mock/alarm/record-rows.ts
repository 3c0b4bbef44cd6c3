import type { AlarmRecord, AlarmTurn } from '@/api/alarm/record';
import { CHANNELS, RECEIVERS } from '@/lib/alarm/channel';
import { isEffective, nextEffective } from '@/lib/alarm/effective';
import { nextTold } from '@/lib/alarm/notice';
import { type Turn, tells } from '@/lib/alarm/run';
import type { Language } from '../runtime/messages';
import type { World } from '../runtime/world';
import { type Alarm, statusOf } from './course';
import { reachedBy, robotRefusal } from './receivers';
import { chance } from './samples';
import { taskRows } from './task-rows';

const MINUTE = 60_000;

/** What an alarm is called: its source, and the field that its first trigger rule looks at, as it was measured. */
function nameOf({ task, scene, sample, episode }: Alarm, language: Language): string {
  const seed = scene.fields.find(({ alias }) => alias === task.triggers[0]?.field);
  const value = seed && sample.values[seed.alias];
  if (!seed || value === null || value === undefined) return episode.source;
  const shown = seed.options?.[value]?.[language] ?? `${value}${seed.unit ? ` ${seed.unit}` : ''}`;
  return `${episode.source} ${seed.name[language]} ${shown}`;
}

function reportStatusOf({ id, episode, task }: Alarm, now: number): string {
  if (chance(task.id, 'report') < 0.25) return 'notEnabled';
  const since = now - (episode.endedAt ?? episode.lastAt);
  return episode.end === null || since < 10 * MINUTE || chance(id, 'report') < 0.05 ? 'generating' : 'generated';
}

/** An alarm as the list has it, in the language of the call. */
export function recordOf(world: World, alarm: Alarm, language: Language): AlarmRecord {
  const { id, episode, task, scene } = alarm;
  const now = world.now();
  const current = taskRows.of(world).find(task.id);
  return {
    id,
    name: nameOf(alarm, language),
    taskId: task.id,
    taskName: current?.name ?? task.name,
    source: episode.source,
    type: scene.type,
    cycle: scene.cycle,
    level: task.level === 'dynamic' ? (episode.level ?? 'notice') : task.level,
    notice: task.notice,
    triggerCount: episode.count,
    firstAt: episode.firstAt,
    lastAt: episode.lastAt,
    restoredAt: episode.end === 'recovered' ? episode.endedAt : null,
    endedAt: episode.endedAt,
    status: statusOf(alarm),
    reportStatus: reportStatusOf(alarm, now),
    taskStatus: current?.status ?? 'deleted',
    product: scene.product,
    sceneId: scene.id,
    sceneName: scene.name[language],
  };
}

type Sending = AlarmTurn['sendings'][number];

/** What came of a notice: providers of robots fail now and then, the rest arrives within seconds. */
function sendingsOf(world: World, { id, task }: Alarm, { at, count, move }: Turn): Sending[] {
  return CHANNELS.flatMap((channel) =>
    reachedBy(world, channel, task.channels[channel] ?? []).map((reached): Sending => {
      const share = chance(id, count, move, channel, reached.name);
      const common = { channel, receiver: reached.name, at: at + 1000 + Math.floor(share * 4000) };
      if (reached.problem !== null) return { ...common, state: 'skipped', reason: reached.problem, answer: null };
      const isBusy = RECEIVERS[channel] === 'robot' && share > 0.7;
      const refusal = isBusy ? 'HTTP 429 Too Many Requests' : robotRefusal(world, channel, reached.name);
      if (refusal !== null) return { ...common, state: 'failed', reason: 'providerFailed', answer: refusal };
      return { ...common, state: 'delivered', reason: null, answer: 'OK' };
    }),
  );
}

/** What happened to an alarm, and who was told, or why nobody was. */
export function turnsOf(world: World, alarm: Alarm): AlarmTurn[] {
  const { task, episode } = alarm;
  const isNobody = CHANNELS.every((channel) => (task.channels[channel] ?? []).length === 0);
  return episode.turns.map((turn): AlarmTurn => {
    const bare = { ...turn, next: null, until: null, sendings: [] };
    if (!tells(task.notice, turn)) {
      const next = turn.move === 'trigger' ? nextTold(task.notice, turn.count) : null;
      return { ...bare, decision: 'suppressed', next };
    }
    if (isNobody) return { ...bare, decision: 'noChannel' };
    if (!isEffective(task.effective, turn.at))
      return { ...bare, decision: 'muted', until: nextEffective(task.effective, turn.at) };
    return { ...bare, decision: 'sent', sendings: sendingsOf(world, alarm, turn) };
  });
}
