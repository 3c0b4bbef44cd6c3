import { Alert } from 'antd';
import { useSyncExternalStore } from 'react';
import type { SectionStep, SentSections } from '@/components/network-changes/send-sections';
import { useT } from '@/i18n/use-t';
import { type Failure, STALE } from '@/lib/contract/failure';
import type { Store } from '@/lib/store';
import { StatusTag } from '@/ui/data/status-tag';
import { failureText } from '@/ui/feedback/failure-text';
import { SECTION_FACTS } from '../model';

const STATES = {
  waiting: { label: 'network.section.waiting', tone: 'neutral' },
  sending: { label: 'network.section.sending', tone: 'busy' },
  sent: { label: 'network.section.sent', tone: 'good' },
  rejected: { label: 'network.section.rejected', tone: 'bad' },
  unknown: { label: 'network.section.unknown', tone: 'attention' },
} as const;

/** Each section with the number of its edits and what came of it. */
function Steps({ steps }: { steps: readonly SectionStep[] }) {
  const t = useT();
  return (
    <ol aria-label={t('network.sections')}>
      {steps.map(({ changes: [first, ...more], state }) =>
        first ? (
          <li key={`${first.section}/${first.key}`}>
            {t('network.sectionCount', { section: t(SECTION_FACTS[first.section].label), count: more.length + 1 })}{' '}
            <StatusTag value={state} map={STATES} />
          </li>
        ) : null,
      )}
    </ol>
  );
}

/** The same while they are sent. */
export function RunningSteps({ store }: { store: Store<readonly SectionStep[]> }) {
  return <Steps steps={useSyncExternalStore(store.subscribe, store.get)} />;
}

/** What was sent and what was not, where one did not go through. */
export function Stopped({ sent: { steps }, failure, name }: { sent: SentSections; failure: Failure; name: string }) {
  const t = useT();
  const done = steps.filter(({ state }) => state === 'sent').length;
  return (
    <Alert
      type="error"
      showIcon
      className="form-problem"
      title={t('network.sectionsStopped', { done, count: steps.length, name })}
      description={
        <>
          <p className="lines">{failure.code === STALE ? t('network.sectionsChanged') : failureText(t, failure)}</p>
          <Steps steps={steps} />
          <p>{t('network.sectionsLeft')}</p>
        </>
      }
    />
  );
}
