import { type LogStorage, type LogType, storageInput, storages } from '@/api/system-settings/data-storage';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import { checkVersion } from '../runtime/versions';
import type { World } from '../runtime/world';

const DAY = 86_400_000;
const GB = 1024 ** 3;
const POINTS = 30;

interface Stored {
  type: LogType;
  /** Bytes that one day takes, the capacity, and how long is kept; the oldest entry is no older than `since`. */
  perDay: number;
  capacity: number;
  retentionDays: number;
  threshold: number;
  limits: LogStorage['limits'];
  /** Days since the first entry that is still there. */
  age: number;
  /** Days that were kept until today: the past of a chart does not change with a setting. */
  keptBefore?: number;
  version: number;
}

const seed = (type: LogType, perDay: number, capacity: number, rest: Partial<Stored> = {}): Stored => ({
  type,
  perDay: perDay * GB,
  capacity: capacity * GB,
  retentionDays: 90,
  threshold: 80,
  limits: { retentionDays: [7, 365], threshold: [50, 95] },
  age: 400,
  version: 1,
  ...rest,
});

/** Far below, over, and at the edge of what is allowed; a type that is kept as long as the law says; one with no entry yet. */
const seeds = (): Stored[] => [
  seed('operation', 0.02, 10, { retentionDays: 180, limits: { retentionDays: [180, 1095], threshold: [50, 95] } }),
  seed('alarm', 0.05, 8),
  seed('authoritative', 4.2, 500),
  seed('shieldDns', 6.1, 600),
  seed('recursive', 2.6, 400, { age: 45 }),
  seed('threat', 0.4, 50, { age: 0, retentionDays: 30 }),
];

const states = new WeakMap<World, Stored[]>();

function storedOf(world: World): Stored[] {
  const known = states.get(world) ?? seeds();
  states.set(world, known);
  return known;
}

const find = (world: World, type: string) => storedOf(world).find((one) => one.type === type) ?? refuse('NOT_FOUND');

const keptDays = ({ age, retentionDays }: Stored) => Math.min(age, retentionDays);

/** Days are cut where the gateway's day begins, in UTC. */
const startOfDay = (at: number) => Math.floor(at / DAY) * DAY;

/** A day takes a little more or less than the one before. */
const swing = (index: number) => 1 + 0.03 * Math.sin(index * 1.3);

function toWire(world: World, stored: Stored): LogStorage {
  const { type, perDay, capacity, age, keptBefore, retentionDays, threshold, limits, version } = stored;
  const today = startOfDay(world.now());
  const days = keptDays(stored);
  const history = Array.from({ length: POINTS }, (_, index) => {
    const back = POINTS - 1 - index;
    const then = back === 0 ? days : Math.max(0, (keptBefore ?? days) - (age < retentionDays ? back : 0));
    return { at: today - back * DAY, value: Math.round(perDay * then * (back === 0 ? 1 : swing(index))) };
  });
  return {
    type,
    used: Math.round(perDay * days),
    capacity,
    oldestAt: days === 0 ? null : today - days * DAY,
    retentionDays,
    threshold,
    limits,
    history,
    version,
  };
}

function checkBounds(stored: Stored, field: 'retentionDays' | 'threshold', value: number): void {
  if (!storageInput(stored.limits).shape[field].safeParse(value).success) refuse('INVALID', { fields: [field] });
}

export const dataStorage = implement(storages, {
  getUsage: (_, { world }) => ({ list: storedOf(world).map((one) => toWire(world, one)), now: world.now() }),
  preview: ({ type, retentionDays }, { world }) => {
    const stored = find(world, type);
    checkBounds(stored, 'retentionDays', retentionDays);
    const days = Math.max(0, keptDays(stored) - retentionDays);
    const before = days === 0 ? null : startOfDay(world.now()) - retentionDays * DAY;
    return { before, days, size: Math.round(days * stored.perDay) };
  },
  update: ({ type, version, retentionDays, threshold }, { world }) => {
    const stored = find(world, type);
    checkVersion(world, stored.version, version);
    checkBounds(stored, 'retentionDays', retentionDays);
    checkBounds(stored, 'threshold', threshold);
    // What was dropped does not come back when the retention is raised again.
    const kept = keptDays({ ...stored, retentionDays });
    const keptBefore = stored.keptBefore ?? keptDays(stored);
    const age = retentionDays < stored.retentionDays ? kept : stored.age;
    Object.assign(stored, { age, keptBefore, retentionDays, threshold, version: stored.version + 1 });
    return {};
  },
});
