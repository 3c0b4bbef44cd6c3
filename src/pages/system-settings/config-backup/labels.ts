import { codeText } from '@/i18n/code-text';
import type { T } from '@/i18n/use-t';
import type { StatusMap } from '@/ui/data/status-tag';

export const STATUS = {
  backingUp: { label: 'configBackup.backingUp', tone: 'busy' },
  backupFailed: { label: 'configBackup.backupFailed', tone: 'bad' },
  backupSucceeded: { label: 'configBackup.backupSucceeded', tone: 'good' },
  recovering: { label: 'configBackup.recovering', tone: 'busy' },
  recoveryFailed: { label: 'configBackup.recoveryFailed', tone: 'bad' },
  recoverySucceeded: { label: 'configBackup.recoverySucceeded', tone: 'good' },
} as const satisfies StatusMap;

export const MODULE_STATE = {
  waiting: { label: 'configBackup.waiting', tone: 'neutral' },
  running: { label: 'configBackup.running', tone: 'busy' },
  done: { label: 'configBackup.done', tone: 'good' },
  failed: { label: 'configBackup.failed', tone: 'bad' },
} as const satisfies StatusMap;

export const TYPES = { backup: 'configBackup.backup', recovery: 'configBackup.recovery' } as const;

export const typeName = (t: T, type: string): string => codeText(t, TYPES, type);
