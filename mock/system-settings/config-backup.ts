import {
  type ConfigModule,
  type ConfigRecord,
  configBackups,
  hasBackup,
  MODULES,
  type ModulePart,
  type Origin,
} from '@/api/system-settings/config-backup';
import { workDone } from '../alarm/work-done';
import { needReview } from '../console/change-request-rules';
import { storedFile, storeFile } from '../fs/upload';
import { takeFault } from '../runtime/faults';
import { implement } from '../runtime/implement';
import type { Language } from '../runtime/messages';
import { refuse } from '../runtime/refusal';
import { pageOf, table } from '../runtime/table';
import { SEED_TIME, type World } from '../runtime/world';
import { type Backup, backupText, readBackup } from './backup-file';
import { type Config, changesOf, configOf, earlier, restore } from './config-modules';
import { refuseFrozen } from './freeze-rows';
import { nodesOf } from './node-rows';

const DAY = 86_400_000;
/** How long one module takes. */
const MODULE_MS = 900;
/** The module whose service may not answer. */
const SILENT: ConfigModule = 'configManagement';
const REASON = 'config-center: connection refused (10.20.0.31:8848)';

const parts = (modules: readonly ConfigModule[], state: string): ModulePart[] =>
  modules.map((module) => ({ module, state, reason: null }));

function stored(world: World, config: Config, modules: readonly ConfigModule[], at: number) {
  const text = backupText(config, modules, at);
  const fileName = `config-${new Date(at).toISOString().slice(0, 19).replace(/\D/g, '')}.cbk`;
  return { fileId: storeFile(world, fileName, text), fileName, size: Buffer.byteLength(text) };
}

const NO_FILE = { fileId: null, fileName: null, size: null };

function seed(world: World, serial: number, facts: Partial<ConfigRecord>): ConfigRecord {
  const at = SEED_TIME - serial * 3 * DAY;
  return {
    id: `CB-${serial}`,
    at,
    type: 'backup',
    operator: 'acme',
    status: 'backupSucceeded',
    modules: parts(MODULES, 'done'),
    ...(facts.status && facts.status !== 'backupSucceeded' ? NO_FILE : stored(world, earlier(world), MODULES, at)),
    ...facts,
  };
}

/** A good backup, one of two modules, one that failed in one module, a recovery of each outcome, a state of a newer gateway. */
const rows = table<ConfigRecord>('configBackup', (world) => [
  seed(world, 1, {}),
  seed(world, 2, {
    ...stored(world, earlier(world), ['publicBase', 'integratedNetwork'], SEED_TIME - 6 * DAY),
    modules: parts(['publicBase', 'integratedNetwork'], 'done'),
    operator: 'acme-nodes',
  }),
  seed(world, 3, {
    status: 'backupFailed',
    modules: [
      ...parts(['publicBase', 'intelligentAnalysis', 'intelligentMonitoring'], 'done'),
      { module: SILENT, state: 'failed', reason: REASON },
      ...parts(['integratedNetwork'], 'waiting'),
    ],
  }),
  seed(world, 4, { type: 'recovery', status: 'recoverySucceeded', fileName: 'config-20261015.cbk' }),
  seed(world, 5, {
    type: 'recovery',
    status: 'recoveryFailed',
    fileName: 'config-20260930.cbk',
    modules: [
      { module: 'integratedNetwork', state: 'failed', reason: 'node east-1 did not confirm the configuration' },
    ],
  }),
  seed(world, 6, { status: 'verifying', modules: parts(['publicBase'], 'done') }),
  ...Array.from({ length: 8 }, (_, index) => seed(world, 7 + index, {})),
]);

const PASSING = ['backingUp', 'recovering'];
const runningOf = (world: World) => rows.of(world).rows.filter(({ status }) => PASSING.includes(status));

/** The planned failure of a backup: its configuration management does not answer. */
const SILENT_MODULE = '/api/sys/configBackup/silentModule';

/** The newest backup of all modules that a recovery can use. */
export const newestBackupOf = (world: World): ConfigRecord | undefined =>
  rows
    .of(world)
    .rows.filter(
      (one) => one.type === 'backup' && one.status === 'backupSucceeded' && one.modules.length === MODULES.length,
    )
    .sort((a, b) => b.at - a.at)[0];

interface Steps {
  /** What is done for a module; a text is the reason why it failed. */
  module: (module: ConfigModule) => string | null;
  end: (isGood: boolean) => Partial<ConfigRecord>;
}

/** Takes one module after the other and stops at the first that fails. */
function work(world: World, id: string, modules: readonly ConfigModule[], steps: Steps): void {
  const set = (module: ConfigModule, state: string, reason: string | null = null) => {
    const { modules: old } = rows.of(world).get(id);
    rows.of(world).change(id, { modules: old.map((one) => (one.module === module ? { module, state, reason } : one)) });
  };
  const next = (index: number) => {
    const module = modules[index];
    if (!module) {
      rows.of(world).change(id, steps.end(true));
      return;
    }
    set(module, 'running');
    world.after(MODULE_MS, () => {
      const reason = steps.module(module);
      set(module, reason === null ? 'done' : 'failed', reason);
      if (reason === null) next(index + 1);
      else rows.of(world).change(id, steps.end(false));
    });
  };
  next(0);
}

/** The backup that was made here, or that was uploaded, with its file's name. */
function backupOf(world: World, origin: Origin): Backup & { fileId: string; name: string } {
  const made = 'id' in origin ? rows.of(world).get(origin.id) : null;
  if (made && hasBackup(made) !== true) refuse('ILLEGAL_STATE');
  const fileId = 'fileId' in origin ? origin.fileId : (made?.fileId ?? '');
  const file = storedFile(world, fileId) ?? refuse('NOT_FOUND');
  return { ...readBackup(file.bytes), fileId, name: file.name };
}

function begin(world: World, facts: Omit<ConfigRecord, 'id' | 'at' | 'operator'>): string {
  const id = world.nextId('CB');
  rows.of(world).add({ id, at: world.now(), operator: world.persona.name, ...facts });
  return id;
}

function backUp(world: World, modules: readonly ConfigModule[]): string {
  if (runningOf(world).length > 0) refuse('ILLEGAL_STATE');
  const id = begin(world, { type: 'backup', status: 'backingUp', ...NO_FILE, modules: parts(modules, 'waiting') });
  work(world, id, modules, {
    module: (module) => (module === SILENT && takeFault(world, SILENT_MODULE, { hasWildcard: false }) ? REASON : null),
    end: (isGood) =>
      isGood
        ? { status: 'backupSucceeded', ...stored(world, configOf(world), modules, world.now()) }
        : { status: 'backupFailed' },
  });
  return id;
}

/** Begins to bring the modules of a backup back. */
export function recover(world: World, origin: Origin, modules: readonly ConfigModule[]): string {
  if (runningOf(world).length > 0) refuse('ILLEGAL_STATE');
  const { modules: kept, fileId, name } = backupOf(world, origin);
  if (modules.some((module) => !kept[module])) refuse('ILLEGAL_STATE');
  if (modules.includes('integratedNetwork'))
    refuseFrozen(
      world,
      nodesOf(world).rows.map(({ id }) => id),
    );
  const id = begin(world, {
    type: 'recovery',
    status: 'recovering',
    fileId,
    fileName: name,
    size: storedFile(world, fileId)?.bytes.length ?? null,
    modules: parts(modules, 'waiting'),
  });
  work(world, id, modules, {
    module: (module) => {
      restore(world, module, kept[module] ?? {});
      return null;
    },
    end: (isGood) => {
      workDone(world, null, 'recovery');
      return { status: isGood ? 'recoverySucceeded' : 'recoveryFailed' };
    },
  });
  return id;
}

/** What a recovery would change, and of which file. */
export function previewOf(world: World, origin: Origin, language: Language) {
  const { createdAt, productVersion, modules, name } = backupOf(world, origin);
  return { createdAt, productVersion, name, modules: changesOf(world, configOf(world), modules, language) };
}

export const configBackup = implement(configBackups, {
  list: (request, { world }) => pageOf(rows.of(world).rows, request, { keyword: ['operator', 'fileName'], time: 'at' }),
  get: ({ id }, { world }) => rows.of(world).get(id),
  getRunning: (_, { world }) => ({ list: runningOf(world) }),
  add: ({ modules }, { world }) => ({ id: backUp(world, modules) }),
  preview: (origin, { world, language }) => {
    const { name: _, ...preview } = previewOf(world, origin, language);
    return preview;
  },
  getDifference: ({ left, right }, { world, language }) => {
    const from = backupOf(world, { id: left }).modules;
    const to = right === null ? configOf(world) : backupOf(world, { id: right }).modules;
    return { modules: changesOf(world, from, to, language) };
  },
  recover: ({ password, modules, ...origin }, { world }) => {
    needReview(world, 'recovery');
    if (password !== world.password) refuse('WRONG_PASSWORD', { fields: ['password'] });
    return { id: recover(world, origin, modules) };
  },
});
