import type { MessageId } from '@/i18n/messages';
import type { StatusMap } from '@/ui/data/status-tag';

// The words of a report are its own: whoever has a mere link loads no others.

export const STATUS = {
  inAlarm: { label: 'report.inAlarm', tone: 'bad' },
  alarmed: { label: 'report.alarmed', tone: 'attention' },
  recovered: { label: 'report.recovered', tone: 'good' },
  interrupted: { label: 'report.interrupted', tone: 'neutral' },
} as const satisfies StatusMap;

export const LEVELS: Readonly<Record<string, MessageId>> = {
  emergency: 'report.emergency',
  alert: 'report.alert',
  critical: 'report.critical',
  error: 'report.error',
  warning: 'report.warning',
  notice: 'report.notice',
  informational: 'report.informational',
  debug: 'report.debug',
};

export const FIGURES: Readonly<Record<string, MessageId>> = {
  domains: 'report.domains',
  records: 'report.records',
  resolutions: 'report.resolutions',
  intercepts: 'report.intercepts',
  availability: 'report.availability',
};
