import type { Subscription } from '@/api/report/subscription';
import { labeled } from '@/components/report-labels/report-labels';
import type { MessageId } from '@/i18n/messages';
import type { StatusMap } from '@/ui/data/status-tag';

export const STATUS = {
  running: { label: 'subscription.running', tone: 'good' },
  paused: { label: 'subscription.paused', tone: 'neutral' },
  generating: { label: 'subscription.generating', tone: 'busy' },
  completed: { label: 'subscription.completed', tone: 'neutral' },
} as const satisfies StatusMap;

export const TYPES = {
  weekly: 'reportTask.weekly',
  monthly: 'reportTask.monthly',
  custom: 'reportTask.custom',
  single: 'reportTask.single',
} as const satisfies Record<string, MessageId>;

export const typeText = labeled(TYPES);

const NO_RUN: Readonly<Record<string, MessageId>> = {
  paused: 'subscription.pausedNext',
  generating: 'subscription.generating',
  completed: 'subscription.noNext',
};

/** What stands in the place of the next report where none is due. */
export const noRunText = ({ status }: Pick<Subscription, 'status'>): MessageId => NO_RUN[status] ?? 'common.none';
