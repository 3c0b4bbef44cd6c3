import { canSource, type IntelSource, intelSources } from '@/api/system-settings/intelligence-source';
import { isSameFinding, libraryText } from '@/domain/intel/til';
import { isSameText } from '@/lib/rules/same-text';
import { storeFile } from '../fs/upload';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import { pageOf, table } from '../runtime/table';
import { SEED_TIME, type World } from '../runtime/world';
import { entryName, knowledgeOf, learn, libraryOf } from './intel-library';
import { logUpdate } from './intel-update-log';

const DAY = 86_400_000;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const RUN_MS = 2500;
export const LOCAL_ID = 'INT-LOCAL';
/** A source whose server does not answer: executing it ends in a failure. */
const SILENT_ID = 'INT-PARTNER';

type Stored = Omit<IntelSource, 'indicators'>;

const row = (
  id: string,
  seed: Partial<Stored> & { syncSource: string; priority: number; updatedAt: number },
): Stored => ({
  id,
  kind: 'sync',
  frequency: 60,
  status: 'enabled',
  isRunning: false,
  createdAt: SEED_TIME - 120 * DAY,
  version: 1,
  ...seed,
});

/**
 * The local library, sources that overlap with it and with each other, one that is disabled, one of a newer gateway. Those
 * in use were updated within their interval, but for the one whose server does not answer.
 */
const rows = table<Stored>('intelSource', (world) => {
  const now = Math.floor(world.now() / MINUTE) * MINUTE;
  return [
    row(LOCAL_ID, {
      kind: 'local',
      syncSource: '本地情报库',
      frequency: null,
      priority: 10,
      updatedAt: now - 5 * HOUR,
    }),
    row('INT-CLOUD', { syncSource: '云端威胁情报', priority: 20, frequency: 30, updatedAt: now - 12 * MINUTE }),
    row('INT-COMMUNITY', { syncSource: 'Community feed', priority: 30, frequency: 720, updatedAt: now - 9 * HOUR }),
    row(SILENT_ID, { syncSource: 'Partner exchange', priority: 20, frequency: 1440, updatedAt: now - 3 * DAY }),
    row('INT-OLD', { syncSource: '旧版黑名单', priority: 90, status: 'disabled', updatedAt: SEED_TIME - 60 * DAY }),
    row('INT-NEWER', {
      syncSource: 'Feed of a newer gateway',
      priority: 95,
      status: 'suspended',
      updatedAt: SEED_TIME - HOUR,
    }),
  ];
});

const shown = (world: World, one: Stored): IntelSource => ({ ...one, indicators: knowledgeOf(world, one).size });

/** All sources of a world with what they know. */
export const sourcesOf = (world: World): IntelSource[] => rows.of(world).rows.map((one) => shown(world, one));

/** Puts settings back that a recovery brings; sources that are gone stay gone. */
export function restoreSource(
  world: World,
  id: string,
  settings: Partial<Pick<IntelSource, 'priority' | 'status'>>,
): void {
  if (rows.of(world).find(id)) rows.of(world).change(id, settings);
}

function checkUnique(world: World, syncSource: string, own?: string): void {
  const isTaken = rows.of(world).rows.some((one) => one.id !== own && isSameText(one.syncSource, syncSource));
  if (isTaken) refuse('NAME_TAKEN', { fields: ['syncSource'] });
}

function run(world: World, id: string, mode: 'manual' | 'automatic'): void {
  const { syncSource } = rows.of(world).change(id, { isRunning: true });
  world.after(RUN_MS, () => {
    const at = world.now();
    const source = { id, syncSource };
    const isFailed = id === SILENT_ID;
    const added = isFailed ? 0 : learn(world, source);
    rows.of(world).change(id, { isRunning: false, ...(!isFailed && { updatedAt: at }) });
    logUpdate(world, {
      at,
      sourceId: id,
      syncSource,
      mode,
      ...(isFailed
        ? {
            result: 'failure',
            details: 'HTTP 503 from https://exchange.partner.example/v2/indicators; 3 attempts',
            counts: null,
          }
        : { result: 'success', details: '', counts: { added, updated: 0, removed: 0, rejected: 0 } }),
    });
  });
}

/** All lines that are good, or nothing: the merge happens in one step at its end. */
function merge(world: World, fileId: string): void {
  const { entries, rejects } = libraryOf(world, fileId);
  const local = rows.of(world).get(LOCAL_ID);
  if (local.isRunning) refuse('ILLEGAL_STATE');
  rows.of(world).change(LOCAL_ID, { isRunning: true });
  world.after(RUN_MS, () => {
    const known = knowledgeOf(world, local);
    let [added, updated] = [0, 0];
    for (const { line: _line, key, ...entry } of entries) {
      const name = entryName({ type: entry.type, key });
      const before = known.get(name);
      if (!before) added += 1;
      else if (!isSameFinding(before, entry)) updated += 1;
      else continue;
      known.set(name, entry);
    }
    const at = world.now();
    rows.of(world).change(LOCAL_ID, { isRunning: false, updatedAt: at });
    logUpdate(world, {
      at,
      sourceId: LOCAL_ID,
      syncSource: local.syncSource,
      mode: 'manual',
      result: 'success',
      details: '',
      counts: { added, updated, removed: 0, rejected: rejects.length },
    });
  });
}

function impactOf(world: World, id: string) {
  const own = knowledgeOf(world, rows.of(world).get(id));
  const others = rows.of(world).rows.filter((one) => one.id !== id && one.status === 'enabled');
  const shared = [...own.keys()].filter((name) => others.some((one) => knowledgeOf(world, one).has(name))).length;
  return { only: own.size - shared, shared };
}

export const intelSource = implement(intelSources, {
  list: (request, { world }) => pageOf(sourcesOf(world), request, { keyword: ['syncSource'] }),
  get: ({ id }, { world }) => shown(world, rows.of(world).get(id)),
  getRunning: (_, { world }) => ({
    list: rows.of(world).rows.flatMap(({ id, isRunning }) => (isRunning ? [{ id }] : [])),
  }),
  add: ({ isEnabled, isRunNow, ...facts }, { world }) => {
    checkUnique(world, facts.syncSource);
    const id = world.nextId('INT');
    const at = world.now();
    const made = { ...row(id, { ...facts, updatedAt: at }), createdAt: at, status: isEnabled ? 'enabled' : 'disabled' };
    rows.of(world).add(made);
    if (isEnabled && isRunNow) run(world, id, 'manual');
    return { id };
  },
  update: ({ id, version, ...facts }, { world }) => {
    const old = rows.of(world).get(id);
    // The local library has neither name nor frequency of its own to change; any other source needs its frequency.
    const isLocal = old.kind === 'local';
    if (isLocal ? facts.frequency !== null || facts.syncSource !== old.syncSource : facts.frequency === null) {
      refuse('ILLEGAL_STATE');
    }
    checkUnique(world, facts.syncSource, id);
    rows.of(world).changeVersion(id, version, facts);
    return {};
  },
  getImpact: ({ id }, { world }) => impactOf(world, id),
  enable: ({ id }, { world }) => {
    if (canSource.enable(rows.of(world).get(id)) !== true) refuse('ILLEGAL_STATE');
    rows.of(world).change(id, { status: 'enabled' });
    return {};
  },
  disable: ({ id }, { world }) => {
    if (canSource.disable(rows.of(world).get(id)) !== true) refuse('ILLEGAL_STATE');
    rows.of(world).change(id, { status: 'disabled' });
    return {};
  },
  delete: ({ id }, { world }) => {
    if (canSource.delete(rows.of(world).get(id)) !== true) refuse('ILLEGAL_STATE');
    rows.of(world).remove(id);
    return {};
  },
  execute: ({ id }, { world }) => {
    if (canSource.execute(rows.of(world).get(id)) !== true) refuse('ILLEGAL_STATE');
    run(world, id, 'manual');
    return {};
  },
  import: ({ fileId }, { world }) => {
    merge(world, fileId);
    return {};
  },
  export: (_, { world }) => {
    const local = rows.of(world).get(LOCAL_ID);
    const known = [...knowledgeOf(world, local).values()];
    const name = 'local-intelligence.til';
    return { fileId: storeFile(world, name, libraryText(local.updatedAt, known)), name, count: known.length };
  },
});
