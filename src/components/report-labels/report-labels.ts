import type { ReportCycle } from '@/domain/report/schedule';
import { codeText } from '@/i18n/code-text';
import type { MessageId } from '@/i18n/messages';
import type { T } from '@/i18n/use-t';
import type { StatusMap } from '@/ui/data/status-tag';

export const REPORT_STATUS = {
  generated: { label: 'reportState.generated', tone: 'good' },
  generating: { label: 'reportState.generating', tone: 'busy' },
  failed: { label: 'reportState.failed', tone: 'bad' },
  notEnabled: { label: 'reportState.notEnabled', tone: 'neutral' },
  expired: { label: 'reportState.expired', tone: 'neutral' },
} as const satisfies StatusMap;

export const REPORT_KINDS = { alarm: 'reportKind.alarm', business: 'reportKind.business' } as const;

/** Codes of the gateway in words; one that is not known as it came. */
export const labeled = (labels: Readonly<Record<string, MessageId>>) => (t: T, code: string) => {
  return codeText(t, labels, code);
};

export const reportKindText = labeled(REPORT_KINDS);

export const CYCLE_WEEKDAYS = [
  'reportCycle.weekday1',
  'reportCycle.weekday2',
  'reportCycle.weekday3',
  'reportCycle.weekday4',
  'reportCycle.weekday5',
  'reportCycle.weekday6',
  'reportCycle.weekday7',
] as const satisfies readonly MessageId[];

/** How often a report is made, in words. */
export function cycleText(t: T, cycle: ReportCycle): string {
  const { time } = cycle;
  switch (cycle.taskType) {
    case 'weekly': {
      const weekday = CYCLE_WEEKDAYS[cycle.weekday - 1];
      return t('reportCycle.weekly', { weekday: weekday ? t(weekday) : cycle.weekday, time });
    }
    case 'monthly':
      return cycle.monthDay === 31
        ? t('reportCycle.monthEnd', { time })
        : t('reportCycle.monthly', { day: cycle.monthDay, time });
    case 'custom':
      return cycle.everyDays === 1
        ? t('reportCycle.daily', { time })
        : t('reportCycle.custom', { days: cycle.everyDays, time });
    case 'single':
      return t('reportCycle.single', { from: cycle.fromDay, to: cycle.toDay });
  }
}
