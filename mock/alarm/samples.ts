import type { Value } from '@/domain/alarm/condition';
import type { Measurement } from '@/domain/alarm/machine';
import type { AlarmCycle } from '@/domain/alarm/scene';
import type { SceneSeed } from './scene-seeds';

const MINUTE = 60_000;

/** How far apart measurements are; in real time something is reported about every four minutes. */
export const SLOT: Readonly<Record<AlarmCycle, number>> = {
  realTime: 4 * MINUTE,
  fiveMinutes: 5 * MINUTE,
  oneHour: 60 * MINUTE,
  oneDay: 24 * 60 * MINUTE,
};

/** A figure from 0 to 1 that the same names always give (FNV-1a with a final mix). */
export function chance(...names: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const char of names.join('/')) hash = Math.imul(hash ^ char.charCodeAt(0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 0x1_0000_0000;
}

const BLOCK = 48;

/** Bad times that are going on when a world begins: source, first and last slot around its start. */
const STANDING: Readonly<Record<string, readonly [source: string, from: number, to: number][]>> = {
  'SC-102': [['probe-bj-01', -9, 2]],
  'SC-103': [
    ['node-bj-03', -160, 3],
    ['node-sh-02', -4, 40],
  ],
  'SC-104': [['api.acme.example', -3, 1]],
  'SC-106': [['www.acme.example', -5, 400]],
};

/** Whether a source has a bad time: some of its blocks hold one, of two to twenty slots. */
function isBad(scene: string, source: string, slot: number): boolean {
  if (STANDING[scene]?.some(([name, from, to]) => name === source && slot >= from && slot <= to)) return true;
  if (slot > -12) return false;
  const block = Math.floor(slot / BLOCK);
  if (chance(scene, source, block) > 0.22) return false;
  const start = Math.floor(chance(scene, source, block, 'start') * (BLOCK - 22));
  const length = 2 + Math.floor(chance(scene, source, block, 'length') * 18);
  const inside = slot - block * BLOCK - start;
  return inside >= 0 && inside < length;
}

/** When a source sends nothing, in slots from the start of a world: once some days ago, and an hour after it. */
const LOST = { source: 'node-gz-01', spans: [[-700, -690] as const, [12, 20] as const] };
const isLost = (source: string, slot: number) =>
  source === LOST.source && LOST.spans.some(([from, to]) => slot >= from && slot <= to);
const CODES = ['SERVFAIL', 'REFUSED'];
const LEVELS = ['emergency', 'critical', 'error', 'warning', 'notice'];
const EVENTS = ['zoneChanged', 'domainExpiring', 'transferRequested'];
const OPERATORS = ['acme', 'acme-operator', 'zone-sync'];
const pick = <T>(list: readonly T[], share: number): T | undefined => list[Math.floor(share * list.length)];

type Measured = Readonly<Record<string, Value>>;
type Measure = (source: string, slot: number, bad: boolean, noise: number) => Measured;

const addressOf = (source: string, slot: number) =>
  chance(source, 'net') < 0.5
    ? `192.0.2.${Math.floor(chance(source, slot, 'a') * 254) + 1}`
    : `2001:db8:${Math.floor(chance(source, slot, 'a') * 9)}::53`;

const MEASURES: Readonly<Record<string, Measure>> = {
  'SC-101': (source, slot, bad, noise) => ({
    code: bad ? pick(CODES, noise) : noise < 0.8 ? 'NOERROR' : 'NXDOMAIN',
    domain: source,
    client: addressOf(source, slot),
    latency: Math.round(bad ? 400 + noise * 1600 : 8 + noise * 60),
    note: noise > 0.9 ? 'retried' : null,
  }),
  'SC-102': (source, slot, bad, noise) => ({
    successRate: Math.round((bad ? 88 + noise * 10 : 99.2 + noise * 0.8) * 100) / 100,
    mismatch: bad ? (noise < 0.5 ? 'soa' : 'ns') : 'none',
    server: `ns${1 + (slot & 1)}.acme.example`,
    address: addressOf(source, 0),
  }),
  'SC-103': (source, _, bad, noise) => ({
    cpu: Math.round(bad ? 86 + noise * 13 : 25 + noise * 45),
    memory: Math.round(bad && source === 'node-sh-02' ? 91 + noise * 7 : 40 + noise * 30),
    disk: Math.round(52 + noise * 6),
    role: source === 'node-sh-02' ? 'standby' : 'primary',
    ip: addressOf(source, 0),
  }),
  'SC-104': (source, slot, bad, noise) => ({
    qps: Math.round(bad ? 12_000 + noise * 9_000 : 2_500 + noise * 3_000),
    domain: source,
    line: pick(['default', 'telecom', 'mobile'], chance(source, slot, 'line')),
  }),
  'SC-105': (source, slot, _, noise) => ({
    domain: source,
    operator: pick(OPERATORS, chance(source, slot, 'who')),
    days: Math.floor(noise * 60),
    address: addressOf(source, slot),
  }),
  'SC-106': (source, slot, bad, noise) => ({
    days: bad ? Math.max(0, 24 - ((slot + 400) % 25)) : 60 + Math.floor(noise * 200),
    issuer: 'Example CA',
    algorithm: source.startsWith('api') ? 'ECDSA' : 'RSA',
  }),
  'SC-107': (_, __, bad, noise) => ({ loss: Math.round(bad ? 20 + noise * 50 : noise * 2) }),
};

type Still = Omit<Measurement, 'at'>;
const known = new Map<string, readonly Still[]>();

/** What a scene measures in one slot, the same in every world; counted from its start. */
function inSlot(scene: SceneSeed, slot: number): readonly Still[] {
  const key = `${scene.id}/${slot}`;
  const found = known.get(key);
  if (found) return found;
  const isEvent = scene.cycle === 'realTime';
  const measured = scene.sources.flatMap((source): Still[] => {
    const noise = chance(scene.id, source, slot, 'noise');
    const bad = isBad(scene.id, source, slot);
    // Events come when something happens: often in bad times, now and then otherwise.
    if (isEvent && !bad && chance(scene.id, source, slot, 'event') > 0.08) return [];
    if (isLost(source, slot)) return [{ source, values: {}, isLost: true }];
    const values = MEASURES[scene.id]?.(source, slot, bad, noise) ?? {};
    const level = scene.hasLevel ? (pick(LEVELS, chance(source, slot, 'level')) ?? null) : null;
    const event = scene.events ? (pick(EVENTS, chance(source, slot, 'kind')) ?? null) : null;
    return [{ source, values, level, event }];
  });
  known.set(key, measured);
  return measured;
}

/** The samples of a scene after `from` up to `to` in a world that began at `epoch`, oldest first. */
export function samplesOf(scene: SceneSeed, epoch: number, from: number, to: number): Measurement[] {
  const size = SLOT[scene.cycle];
  const first = Math.floor((from - epoch) / size) + 1;
  const last = Math.floor((to - epoch) / size);
  const slots = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  return slots.flatMap((slot) => inSlot(scene, slot).map((one) => ({ ...one, at: epoch + slot * size })));
}
