import { useCallback } from 'react';
import { type SubscriptionDetail as Details, subscriptionApi } from '@/api/report/subscription';
import { channelsText } from '@/components/message-channel/labels';
import { cycleText, reportKindText } from '@/components/report-labels/report-labels';
import { useReportProgress } from '@/components/report-labels/use-report-progress';
import { ScreenLink } from '@/components/screen-link/screen-link';
import { useT } from '@/i18n/use-t';
import { DOT } from '@/lib/dot';
import { go, useParams } from '@/lib/navigation';
import { to } from '@/routes/href';
import { Facts } from '@/ui/data/facts';
import { StatusTag } from '@/ui/data/status-tag';
import { FullTime } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { DetailPage, Section } from '@/ui/page/detail-page';
import { useSubscriptionActions } from './actions';
import { noRunText, STATUS, typeText } from './labels';
import { NextRuns } from './next-runs';

export default function SubscriptionDetail() {
  const t = useT();
  const { id = '' } = useParams();
  useReportProgress();
  const loaded = useLoad(subscriptionApi.get, { id });
  const leave = useCallback(() => go(to('/alarm/business_report/subscription_task')), []);
  const actionsOf = useSubscriptionActions(leave);
  return (
    <DetailPage
      title={t('subscription.detailTitle')}
      loaded={loaded}
      actions={actionsOf}
      identity={({ name, status, kind, templateName, taskType, cycle, createdAt, reports }) => ({
        name,
        id,
        state: <StatusTag value={status} map={STATUS} />,
        facts: [
          { label: t('subscription.template'), value: `${templateName}${DOT}${reportKindText(t, kind)}` },
          { label: t('subscription.taskType'), value: typeText(t, taskType) },
          { label: t('subscription.cycle'), value: cycleText(t, cycle) },
          { label: t('subscription.createdAt'), value: <FullTime at={createdAt} /> },
          {
            label: t('subscription.reportCount'),
            value: (
              <ScreenLink to={to('/alarm/business_report/list', { subscriptionId: id })}>
                {t('subscription.viewReports', { count: reports })}
              </ScreenLink>
            ),
          },
        ],
      })}
    >
      {(subscription) => (
        <>
          <Section title={t('subscription.preview')}>
            {subscription.status === 'running' ? (
              <NextRuns cycle={subscription.cycle} zone={subscription.zone} />
            ) : (
              <p className="absent">{t(noRunText(subscription))}</p>
            )}
            <p className="absent">
              {t('subscription.zone')} <bdi dir="ltr">{subscription.zone}</bdi>
            </p>
          </Section>
          <Section title={t('subscription.push')}>
            <Facts
              items={[
                { label: t('subscription.channels'), value: channelsText(t, subscription.channels) },
                { label: t('subscription.receivers'), value: <Receivers {...subscription} /> },
              ]}
            />
          </Section>
        </>
      )}
    </DetailPage>
  );
}

/** Who gets the reports, each with the channels that reach them. */
function Receivers({ channels, receivers }: Pick<Details, 'channels' | 'receivers'>) {
  const t = useT();
  return (
    <ul className="receiver-list">
      {receivers.map(({ id, name, channels: reached }) => {
        const used = channels.filter((one) => reached.includes(one));
        return (
          <li key={id}>
            <bdi>{name}</bdi>{' '}
            <span className="absent">{used.length > 0 ? channelsText(t, used) : t('subscription.noChannel')}</span>
          </li>
        );
      })}
    </ul>
  );
}
