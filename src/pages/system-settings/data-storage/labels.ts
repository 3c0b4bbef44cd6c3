import type { LogType } from '@/api/system-settings/data-storage';
import { codeText } from '@/i18n/code-text';
import type { MessageId } from '@/i18n/messages';
import type { T } from '@/i18n/use-t';
import type { StatusMap } from '@/ui/data/status-tag';

const TYPES: Readonly<Record<LogType, MessageId>> = {
  operation: 'storage.operation',
  alarm: 'storage.alarm',
  authoritative: 'storage.authoritative',
  shieldDns: 'storage.shieldDns',
  recursive: 'storage.recursive',
  threat: 'storage.threat',
};

/** A type's name; an unknown code is shown as it is. */
export function typeName(t: T, type: string): string {
  return codeText(t, TYPES, type);
}

export const STATES = {
  normal: { label: 'storage.normal', tone: 'good' },
  near: { label: 'storage.near', tone: 'attention' },
  full: { label: 'storage.full', tone: 'bad' },
} as const satisfies StatusMap;
