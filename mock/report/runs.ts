import { can } from '@/api/report/instance';
import { nextRun, type ReportRun } from '@/domain/report/schedule';
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
