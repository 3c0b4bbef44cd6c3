import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import type { FileRule } from '@/lib/file-check';
import type { Permit } from '@/lib/permit';
import { secret } from '@/lib/rules/secret';

/** The five modules of the specification, in its order. */
export const MODULES = [
  'publicBase',
  'intelligentAnalysis',
  'intelligentMonitoring',
  'configManagement',
  'integratedNetwork',
] as const;
export const configModule = z.enum(MODULES);
export type ConfigModule = z.output<typeof configModule>;

export const BACKUP_FILE: FileRule = { extensions: ['cbk'], maxBytes: 100 * 1024 ** 2 };

/** How far one module is, and why it failed. */
const modulePart = z.object({
  module: configModule.or(z.string()),
  state: z.enum(['waiting', 'running', 'done', 'failed']).or(z.string()),
  reason: z.string().nullable(),
});
export type ModulePart = z.output<typeof modulePart>;

const configRecord = z.object({
  id: z.string(),
  at: instant,
  type: z.enum(['backup', 'recovery']).or(z.string()),
  operator: z.string(),
  status: z
    .enum(['backingUp', 'backupFailed', 'backupSucceeded', 'recovering', 'recoveryFailed', 'recoverySucceeded'])
    .or(z.string()),
  /** The backup that was made, or that was recovered from; null where there is none (yet). */
  fileId: z.string().nullable(),
  fileName: z.string().nullable(),
  size: z.int().nullable(),
  modules: z.array(modulePart),
});
export type ConfigRecord = z.output<typeof configRecord>;

/** A setting that differs. What it is called comes from the gateway, in the language of the call. */
const settingChange = z.object({
  path: z.string(),
  label: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type SettingChange = z.output<typeof settingChange>;

/** What changes in one module. */
export const moduleChanges = z.object({ module: configModule.or(z.string()), changes: z.array(settingChange) });
export type ModuleChanges = z.output<typeof moduleChanges>;

/** A backup that was made here, or an uploaded one. */
export const origin = z.union([byId, z.object({ fileId: z.string().min(1) })]);
export type Origin = z.output<typeof origin>;

const chosen = z.array(configModule).min(1);
export const backupForm = z.object({ modules: chosen });

const badFile = [
  'NOT_FOUND',
  'ILLEGAL_STATE',
  'BACKUP_FORMAT',
  'BACKUP_DAMAGED',
  'BACKUP_VERSION',
  'BACKUP_ACCOUNT',
] as const;

export const configBackups = {
  list: page('/api/sys/configBackup/list', {
    row: configRecord,
    filters: { type: z.array(z.string()), status: z.array(z.string()) },
  }),
  get: endpoint('/api/sys/configBackup/get', { req: byId, res: configRecord, codes: ['NOT_FOUND'] }),
  /** The backup or recovery that is under way. */
  getRunning: endpoint('/api/sys/configBackup/getRunning', {
    capability: 'progress',
    req: z.object({}),
    res: z.object({ list: z.array(configRecord) }),
  }),
  add: endpoint('/api/sys/configBackup/add', {
    req: backupForm,
    res: byId,
    codes: ['ILLEGAL_STATE'],
    access: 'configBackup.create',
  }),
  /** What a recovery would change: from the configuration of now to that of the backup. */
  preview: endpoint('/api/sys/configBackup/preview', {
    capability: 'previews',
    req: origin,
    res: z.object({ createdAt: instant, productVersion: z.string(), modules: z.array(moduleChanges) }),
    codes: badFile,
  }),
  /** What differs from one backup to another, or to the configuration of now (`right` null). */
  getDifference: endpoint('/api/sys/configBackup/getDifference', {
    capability: 'previews',
    req: z.object({ left: z.string().min(1), right: z.string().min(1).nullable() }),
    res: z.object({ modules: z.array(moduleChanges) }),
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
  }),
  recover: endpoint('/api/sys/configBackup/recover', {
    req: origin.and(z.object({ modules: chosen, password: secret(z.string().min(1)) })),
    res: byId,
    codes: [...badFile, 'WRONG_PASSWORD', 'FROZEN', 'REVIEW_REQUIRED'],
    access: 'configBackup.recover',
  }),
};

export const configBackupApi = client(configBackups);

type State = Pick<ConfigRecord, 'type' | 'status'>;

/** Whether there will never be a backup: a recovery makes none, and one that failed stays so. */
export const hasNeverBackup = ({ type, status }: State): boolean => type !== 'backup' || status === 'backupFailed';

/** Whether there is a backup to download, compare and recover from: true, or the message that says why not. */
export const hasBackup = ({ type, status }: State): Permit<'configBackup.isRecovery' | 'configBackup.isUnfinished'> => {
  if (type !== 'backup') return 'configBackup.isRecovery';
  return status === 'backupSucceeded' || 'configBackup.isUnfinished';
};
