import { can } from '@/api/report/instance';
import {
  atClock,
  dayNumber,
  dayOf,
  daysIn,
  firstRun,
  nextRun,
  type ReportCycle,
  type ReportRun,
} from '@/domain/report/schedule';
import { zonedTime } from '@/lib/time-zone';
import { tell } from '../message/message';
import { said } from '../runtime/messages';
import type { World } from '../runtime/world';
import { instanceRows, KEPT_DAYS, type KeptInstance, type KeptSubscription, RUN_MS, subscriptionRows } from './rows';

const DAY = 86_400_000;

const changes = new WeakMap<World, number>();
export const changedAt = (world: World): number => changes.get(world) ?? 0;
const changed = (world: World) => changes.set(world, world.now());

const at = (world: World, time: number, run: () => void) => world.after(time - world.now(), run);

/** Ends what is being generated, at its time. */
function finish(world: World, made: KeptInstance, time: number): void {
  at(world, time, () => {
    const isMade = made.endsAs === 'generated';
    Object.assign(made, {
      status: made.endsAs,
      generatedAt: isMade ? time : null,
      expiresAt: isMade ? time + KEPT_DAYS * DAY : null,
      reason: isMade ? null : 'tooManyRows',
    });
    changed(world);
  });
}

function add(world: World, one: KeptSubscription, run: ReportRun, status: 'generating' | 'notEnabled'): KeptInstance {
  return instanceRows.of(world).add({
    id: world.nextId('RP'),
    name: one.name,
    templateId: one.templateId,
    subscriptionId: one.id,
    taskType: one.cycle.taskType,
    fromDay: run.fromDay,
    toDay: run.toDay,
    zone: one.zone,
    status,
    reason: null,
    dueAt: run.at,
    generatedAt: null,
    expiresAt: null,
    endsAs: 'generated',
  });
}

/** What happens when the time of a report has come: a running subscription makes it, a paused one leaves it out. */
function due(world: World, one: KeptSubscription, run: ReportRun): void {
  const next = nextRun(one.cycle, one.zone, run.at);
  if (one.status === 'paused') {
    add(world, one, run, 'notEnabled');
    changed(world);
    plan(world, one, next);
    return;
  }
  one.status = 'generating';
  one.nextRun = null;
  const ends = run.at + RUN_MS;
  finish(world, add(world, one, run, 'generating'), ends);
  changed(world);
  at(world, ends, () => {
    one.status = next ? 'running' : 'completed';
    plan(world, one, next);
  });
}

/** Plans the next report of a subscription in the place of what was planned before. */
export function plan(world: World, one: KeptSubscription, run: ReportRun | null): void {
  one.turn += 1;
  const { turn } = one;
  one.nextRun = one.status === 'running' ? run : null;
  if (!run) return;
  at(world, run.at, () => {
    if (one.turn === turn) due(world, one, run);
  });
}

const BACK = 100 * DAY;

/** The last whole period of a cycle; of one that has none behind it yet, as many days up to yesterday. */
function lastPeriod({ cycle, zone }: KeptSubscription, now: number): Pick<ReportRun, 'fromDay' | 'toDay'> {
  // A period is whole as soon as its last day is over, whatever the time of day at which reports are made.
  const early: ReportCycle = { ...cycle, time: '00:00' };
  const today = dayNumber(zonedTime(now, zone).date);
  const begins = cycle.taskType === 'custom' ? atClock(dayNumber(cycle.firstDay), '00:00', zone) : 0;
  let last: ReportRun | null = null;
  for (let run = nextRun(early, zone, now - BACK); run && run.at <= now; run = nextRun(early, zone, run.at)) {
    if (run.at >= begins) last = run;
  }
  if (last) return last;
  if (cycle.taskType === 'single' && dayNumber(cycle.toDay) < today) return cycle;
  const run = firstRun(cycle, zone, now);
  const days = run ? daysIn(run) : 1;
  return { fromDay: dayOf(today - days), toDay: dayOf(today - 1) };
}

/** Makes a report at once; nobody but the account that asked is told, and what was planned stays planned. */
export function makeNow(world: World, one: KeptSubscription): KeptInstance {
  const now = world.now();
  const { persona } = world;
  const made = add(world, one, { ...lastPeriod(one, now), at: now }, 'generating');
  changed(world);
  finish(world, made, now + RUN_MS);
  at(world, now + RUN_MS, () =>
    tell(world, persona, {
      title: said(`报告已生成：${made.name}`, `Report ready: ${made.name}`),
      content: said(
        `您要求立即生成的报告已就绪，统计 ${made.fromDay} 至 ${made.toDay}。\n未推送给接收人。`,
        `The report that you asked for is ready and covers ${made.fromDay} to ${made.toDay}.\nIts receivers were not sent it.`,
      ),
      receivedAt: now + RUN_MS,
      about: { kind: 'reportInstance', id: made.id, name: made.name },
    }),
  );
  return made;
}

/** Makes a report once more that failed. */
export function again(world: World, id: string): boolean {
  const made = instanceRows.of(world).get(id);
  if (can.retry(made) !== true) return false;
  Object.assign(made, { status: 'generating', reason: null });
  finish(world, made, world.now() + RUN_MS);
  changed(world);
  return true;
}

const started = new WeakSet<World>();

/** The subscriptions and reports of a world, whose time goes on from the first look. */
export function reportsOf(world: World) {
  const [subscriptions, instances] = [subscriptionRows.of(world), instanceRows.of(world)];
  if (!started.has(world)) {
    started.add(world);
    const now = world.now();
    for (const one of subscriptions.rows) {
      const next = nextRun(one.cycle, one.zone, now);
      if (one.status === 'running' || one.status === 'paused') plan(world, one, next);
      if (one.status !== 'generating') continue;
      at(world, now + RUN_MS, () => {
        one.status = 'running';
        plan(world, one, next);
      });
    }
    for (const one of instances.rows) if (one.status === 'generating') finish(world, one, now + RUN_MS);
  }
  return { subscriptions, instances };
}
