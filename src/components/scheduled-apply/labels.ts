import type { ScheduledApply } from '@/api/system-settings/pending-apply';
import { LABELS } from '@/components/network-sections/labels';
import type { SectionKey } from '@/domain/net/node-config';
import { codeText } from '@/i18n/code-text';
import { listed } from '@/i18n/isolated';
import type { T } from '@/i18n/use-t';
import { DOT } from '@/lib/dot';
import { durationText } from '@/lib/time';
import type { StatusMap } from '@/ui/data/status-tag';

export const SCHEDULED_LIST = '/system_settings/node_access_management/business_node_management/scheduled';
export const SCHEDULED_DETAIL = `${SCHEDULED_LIST}/:id` as const;

export const SCHEDULED_STATE = {
  scheduled: { label: 'scheduledApply.state.scheduled', tone: 'neutral' },
  applying: { label: 'scheduledApply.state.applying', tone: 'busy' },
  kept: { label: 'scheduledApply.state.kept', tone: 'good' },
  rolledBack: { label: 'scheduledApply.state.rolledBack', tone: 'bad' },
  notApplied: { label: 'scheduledApply.state.notApplied', tone: 'bad' },
  withdrawn: { label: 'scheduledApply.state.withdrawn', tone: 'neutral' },
} as const satisfies StatusMap;

const PROBLEMS = {
  baseMoved: 'scheduledApply.problem.baseMoved',
  noRight: 'scheduledApply.problem.noRight',
  offline: 'scheduledApply.problem.offline',
  frozen: 'scheduledApply.problem.frozen',
  busy: 'scheduledApply.problem.busy',
  refused: 'scheduledApply.problem.refused',
} as const;

const isSection = (name: string): name is SectionKey => name in LABELS;

/** Sections by the names that their screen gives them. */
export const sectionNames = (t: T, sections: readonly string[]): string =>
  listed(
    sections.map((one) => (isSection(one) ? t(LABELS[one].label) : one)),
    t('common.separator'),
  );

/** What a set changes, in a line. */
export const scopeText = (t: T, { sections, changeCount }: ScheduledApply): string =>
  t('scheduledApply.sections', { sections: sectionNames(t, sections), count: changeCount });

/** What came of it, or why nothing did; '' while that is to come. */
export function outcomeText(t: T, language: string, one: ScheduledApply): string {
  const { problem, moved, freezeReason, sessions, endedAt, endedBy, at, state } = one;
  if (problem !== null) {
    const text = codeText(t, PROBLEMS, problem);
    const more = moved.length > 0 ? sectionNames(t, moved) : (freezeReason ?? '');
    return more === '' ? text : t('scheduledApply.problemMoved', { problem: text, sections: more });
  }
  if (state === 'withdrawn') return endedBy ? t('scheduledApply.withdrawnBy', { name: endedBy.name }) : '';
  if (sessions === null || endedAt === null) return '';
  const time = durationText(Math.round((endedAt - at) / 1000), language);
  return [
    t('scheduledApply.sessionsBack', { back: sessions.back, before: sessions.before, time }),
    ...(sessions.down.length > 0
      ? [t('scheduledApply.downList', { peers: sessions.down.join(t('common.separator')) })]
      : []),
    ...(endedBy ? [t('scheduledApply.decidedBy', { name: endedBy.name })] : []),
  ].join(DOT);
}
