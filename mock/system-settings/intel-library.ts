import type { IntelSource } from '@/api/system-settings/intelligence-source';
import { INDICATOR_LEVELS, type Indicator, type IndicatorLevel, indicatorKey } from '@/domain/intel/indicator';
import { type Library, LibraryReader } from '@/domain/intel/library-reader';
import type { IndicatorEntry } from '@/domain/intel/til';
import { storedFile } from '../fs/upload';
import { refuse } from '../runtime/refusal';
import { SEED_TIME, type World } from '../runtime/world';

const DAY = 86_400_000;

/** What a source knows: indicators by type and key. */
export type Knowledge = Map<string, Indicator>;

/** By which a source tells its indicators apart. */
export const entryName = ({ type, key }: Pick<IndicatorEntry, 'type' | 'key'>): string => `${type} ${key}`;

const nameOf = ({ type, value }: Indicator) => entryName({ type, key: indicatorKey(type, value) ?? value });

const THREATS = ['phishing', 'botnet', 'ransomware', 'commandAndControl', 'spam', 'digiccy'];
const pick = <V>(all: readonly [V, ...V[]] | readonly V[], index: number): V =>
  all[index % all.length] ?? refuse('INVALID');

const made = (serial: number, shift: number): Indicator => {
  const facts = {
    threat: pick(THREATS, serial + shift),
    level: pick<IndicatorLevel>(INDICATOR_LEVELS, serial + shift),
    expiresAt: serial % 5 === 0 ? SEED_TIME + (90 + serial) * DAY : null,
  };
  if (serial % 3 === 1) return { type: 'ip', value: `203.0.${Math.floor(serial / 200)}.${serial % 200}`, ...facts };
  if (serial % 17 === 0) return { type: 'cidr', value: `198.51.${serial % 250}.0/24`, ...facts };
  return { type: 'domain', value: `host-${serial}.malicious.example`, ...facts };
};

/** Known by name in tests: one that three sources know differently, one that is expired, a network, names of two scripts. */
const named: Record<string, readonly Indicator[]> = {
  local: [
    { type: 'domain', value: 'login.bank.example', threat: 'phishing', level: 'high', expiresAt: null },
    { type: 'domain', value: '*.botnet.example', threat: 'botnet', level: 'high', expiresAt: null },
    { type: 'domain', value: '赌博.example', threat: 'gambling', level: 'medium', expiresAt: null },
    { type: 'domain', value: 'old.example', threat: 'spam', level: 'low', expiresAt: SEED_TIME - 30 * DAY },
    { type: 'cidr', value: '192.0.2.0/24', threat: 'proxy', level: 'low', expiresAt: null },
  ],
  cloud: [
    { type: 'domain', value: 'login.bank.example', threat: 'phishing', level: 'medium', expiresAt: null },
    { type: 'ip', value: '192.0.2.10', threat: 'commandAndControl', level: 'high', expiresAt: null },
  ],
  community: [{ type: 'domain', value: 'login.bank.example', threat: 'malware', level: 'low', expiresAt: null }],
};

/** Ranges overlap, and `shift` lets sources disagree about what they share. */
const RANGES: Record<string, readonly [from: number, to: number, shift: number]> = {
  local: [0, 60, 0],
  cloud: [20, 420, 0],
  community: [300, 520, 1],
  partner: [500, 560, 0],
};

const stores = new WeakMap<World, Map<string, Knowledge>>();

/** What a source knows in this world; a new one nothing. */
export function knowledgeOf(world: World, { id }: Pick<IntelSource, 'id'>): Knowledge {
  const all = stores.get(world) ?? new Map<string, Knowledge>();
  stores.set(world, all);
  const known = all.get(id);
  if (known) return known;
  const key = id.replace('INT-', '').toLowerCase();
  const [from, to, shift] = RANGES[key] ?? [0, 0, 0];
  const range = Array.from({ length: to - from }, (_, index) => made(from + index, shift));
  const fresh: Knowledge = new Map([...(named[key] ?? []), ...range].map((one) => [nameOf(one), one]));
  all.set(id, fresh);
  return fresh;
}

/** A synchronization: the source learns a few indicators more. Gives how many. */
export function learn(world: World, source: Pick<IntelSource, 'id'>): number {
  const known = knowledgeOf(world, source);
  const before = known.size;
  for (let serial = 2000 + before; known.size < before + 12; serial += 1) {
    const one = made(serial, 0);
    known.set(nameOf(one), one);
  }
  return known.size - before;
}

const parsed = new WeakMap<Buffer, Library>();

/** The library in an uploaded file; refuses what is none, with the line. */
export function libraryOf(world: World, fileId: string): Library {
  const file = storedFile(world, fileId) ?? refuse('NOT_FOUND', { fields: ['fileId'] });
  const cached = parsed.get(file.bytes);
  if (cached) return cached;
  const reader = new LibraryReader();
  reader.push(file.bytes);
  const library = reader.end();
  if (library.problem !== null) refuse('BAD_LIBRARY', { values: { line: library.line } });
  parsed.set(file.bytes, library);
  return library;
}
