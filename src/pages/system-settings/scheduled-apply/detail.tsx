import { nodeNetworkApi } from '@/api/system-settings/node-network';
import type { ScheduledApply } from '@/api/system-settings/pending-apply';
import { scheduledApplyApi } from '@/api/system-settings/scheduled-apply';
import { useHistoryTab } from '@/components/history/use-history-tab';
import { AppliedChanges } from '@/components/network-sections/applied-changes';
import { useScheduledActions } from '@/components/scheduled-apply/actions';
import { outcomeText, SCHEDULED_STATE, scopeText, sectionNames } from '@/components/scheduled-apply/labels';
import { ZonedTime } from '@/components/time-zone/zoned-time';
import { useLanguage, useT } from '@/i18n/use-t';
import { Link, useParams } from '@/lib/navigation';
import { to } from '@/routes/href';
import { both } from '@/ui/data/both';
import { Facts } from '@/ui/data/facts';
import { StatusTag } from '@/ui/data/status-tag';
import { FullTime } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { usePoll } from '@/ui/data/use-poll';
import { Overlays } from '@/ui/feedback/overlays';
import { LoadedPanel } from '@/ui/form/loaded-panel';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { DetailPage, Section } from '@/ui/page/detail-page';
import { UrlTabs } from '@/ui/page/url-tabs';
import { usePanel } from '@/ui/page/use-panel';

const NETWORK = '/system_settings/node_access_management/business_node_management/:id/network';

const ChangeTime = lazyComponent(() => import('@/components/scheduled-apply/change-time'));

/** Its time is to come, or its wait is not over. */
const GOING = ['scheduled', 'applying'];

/** One set that is applied at a time: when, by whom and why, what it changes, and what came of it. */
export default function ScheduledApplyDetail() {
  const t = useT();
  const { id = '' } = useParams();
  const panel = usePanel();
  const { open } = panel;
  const history = useHistoryTab('scheduledApply', id);
  const actionsOf = useScheduledActions((one) => open('scheduledTime', one));
  const loaded = usePoll(scheduledApplyApi.get, { id }, ({ state }) => !GOING.includes(state));
  return (
    <>
      <DetailPage
        title={loaded.data?.name ?? t('scheduledApply.detailTitle')}
        loaded={loaded}
        actions={(one) => actionsOf(one).filter(({ key }) => key !== 'see')}
        identity={({ name, id: own, state, nodeId, at, zone, by, reason }) => ({
          name,
          id: own,
          state: <StatusTag value={state} map={SCHEDULED_STATE} />,
          facts: [
            { label: t('scheduledApply.name'), value: <Link to={to(NETWORK, { id: nodeId })}>{name}</Link> },
            { label: t('scheduledApply.at'), value: <ZonedTime at={at} zone={zone} /> },
            { label: t('scheduledApply.author'), value: <bdi>{by.name}</bdi> },
            { label: t('scheduledApply.scheduledAt'), value: <FullTime at={by.at} /> },
            ...(reason === '' ? [] : [{ label: t('scheduledApply.reason'), value: <bdi>{reason}</bdi> }]),
          ],
        })}
      >
        {(one) => (
          <UrlTabs
            tabs={[{ key: 'set', label: t('scheduledApply.facts'), content: <Parts one={one} /> }, ...history]}
          />
        )}
      </DetailPage>
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {panel.name === 'scheduledTime' && <ChangeTime id={panel.id} onClose={panel.close} />}
      </Overlays>
    </>
  );
}

function Parts({ one }: { one: ScheduledApply }) {
  const t = useT();
  const language = useLanguage();
  const { id, nodeId, isGuarded, waitMinutes, state, moved, despite, nodeVersion, taskId, endedAt } = one;
  const loaded = both(useLoad(scheduledApplyApi.getSet, { id }), useLoad(nodeNetworkApi.get, { id: nodeId }));
  const outcome = outcomeText(t, language, one);
  return (
    <>
      <Section title={t('scheduledApply.outcome')}>
        <Facts
          items={[
            {
              label: t('scheduledApply.state'),
              value: (
                <>
                  <StatusTag value={state} map={SCHEDULED_STATE} />
                  {outcome !== '' && <div>{outcome}</div>}
                  {state === 'scheduled' && moved.length > 0 && (
                    <div>{t('scheduledApply.movedStrip', { sections: sectionNames(t, moved) })}</div>
                  )}
                </>
              ),
            },
            ...(endedAt === null ? [] : [{ label: t('scheduledApply.endedAt'), value: <FullTime at={endedAt} /> }]),
            {
              label: t('scheduledApply.waiting'),
              value: isGuarded ? t('scheduledApply.wait', { minutes: waitMinutes }) : t('scheduledApply.noWait'),
            },
            ...(nodeVersion === null
              ? []
              : [
                  {
                    label: t('scheduledApply.version'),
                    value: (
                      <Link to={to(NETWORK, { id: nodeId }, { tab: 'versions' })}>
                        {t('versions.version', { number: nodeVersion })}
                      </Link>
                    ),
                  },
                ]),
            ...(taskId === null
              ? []
              : [
                  {
                    label: t('scheduledApply.apply'),
                    value: (
                      <Link to={to(NETWORK, { id: nodeId }, { tab: 'history', apply: taskId })}>
                        {t('applies.title')}
                      </Link>
                    ),
                  },
                ]),
            ...(despite === '' ? [] : [{ label: t('scheduledApply.despite'), value: <bdi>{despite}</bdi> }]),
          ]}
        />
      </Section>
      <Section title={t('scheduledApply.changed')}>
        <p className="network-note">{scopeText(t, one)}</p>
        <LoadedPanel loaded={loaded}>
          {([{ changes }, { config }]) => (
            <AppliedChanges
              changes={changes}
              config={config}
              label={t('scheduledApply.changes', { count: changes.length })}
            />
          )}
        </LoadedPanel>
      </Section>
    </>
  );
}
