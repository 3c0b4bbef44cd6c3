import type { ExportArea, ExportTask } from '@/api/log/export-task';
import type { MessageId } from '@/i18n/messages';
import type { Permit } from '@/lib/permit';
import type { StatusMap } from '@/ui/data/status-tag';

export const TITLES = {
  cloud: 'exportTask.cloudTitle',
  safeguard: 'exportTask.safeguardTitle',
  sdns: 'exportTask.sdnsTitle',
} as const;

/** The place that an address belongs to. */
export const areaOf = (path: string): ExportArea =>
  path.endsWith('/safeguard') ? 'safeguard' : path.endsWith('/sdns') ? 'sdns' : 'cloud';

export const STATUS = {
  generating: { label: 'exportTask.generating', tone: 'busy' },
  generated: { label: 'exportTask.generated', tone: 'good' },
  failed: { label: 'exportTask.failed', tone: 'bad' },
  expired: { label: 'exportTask.expired', tone: 'neutral' },
} as const satisfies StatusMap;

export const LOG_TYPES: Readonly<Record<string, MessageId>> = {
  authoritative: 'exportTask.authoritative',
  shieldDns: 'exportTask.shieldDns',
  recursive: 'exportTask.recursive',
  threat: 'exportTask.threat',
};

const NO_FILE: Readonly<Record<string, MessageId>> = {
  generating: 'exportTask.notYet',
  failed: 'exportTask.hasFailed',
  expired: 'exportTask.hasExpired',
};

type State = Pick<ExportTask, 'status'>;

/** What became of a task: without a file until it is tried again, or with one that is gone and does not come back. */
export const fateOf = ({ status }: State) => ({ hasFailed: status === 'failed', hasEnded: status === 'expired' });

/** State rules of a task: true, or the reason why not. */
export const can = {
  download: ({ status }: State): Permit<MessageId> =>
    status === 'generated' || (NO_FILE[status] ?? 'exportTask.notYet'),
  retry: ({ status }: State): Permit<MessageId> => status === 'failed' || 'exportTask.hasNotFailed',
};
