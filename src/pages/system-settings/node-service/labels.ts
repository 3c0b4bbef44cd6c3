import type { MessageId } from '@/i18n/messages';
import type { StatusMap } from '@/ui/data/status-tag';

export const SERVICE_STATUS = {
  running: { label: 'businessNode.running', tone: 'good' },
  stopped: { label: 'businessNode.stopped', tone: 'neutral' },
  starting: { label: 'nodeService.starting', tone: 'busy' },
  stopping: { label: 'nodeService.stopping', tone: 'busy' },
  failed: { label: 'nodeService.failed', tone: 'bad' },
} as const satisfies StatusMap;

export const ACTIVATED_BY: Readonly<Record<string, MessageId>> = {
  online: 'nodeService.byOnline',
  file: 'nodeService.byFile',
  key: 'nodeService.byKey',
};
