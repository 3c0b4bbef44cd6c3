import { Suspense, useState } from 'react';
import { alarmMetricApi } from '@/api/alarm/metric';
import { type AlarmRecord, alarmRecordApi } from '@/api/alarm/record';
import { silenceApi } from '@/api/alarm/silence';
import { ALARM_LEVEL, ALARM_STATUS, NOTICE_TYPE, TASK_STATUS } from '@/components/alarm/labels';
import { LevelTag } from '@/components/alarm/level-tag';
import { typeAndCycleText } from '@/components/alarm/type-and-cycle';
import { askHref, useMayAsk } from '@/components/ask-nodes/ask-link';
import { productName } from '@/components/product/product-labels';
import { landingOf } from '@/components/product/product-target';
import { ScreenLink } from '@/components/screen-link/screen-link';
import { codeText } from '@/i18n/code-text';
import { type T, useT } from '@/i18n/use-t';
import { go, useParams } from '@/lib/navigation';
import { isDomain } from '@/lib/rules/domain';
import { to } from '@/routes/href';
import { Facts } from '@/ui/data/facts';
import { Quantity } from '@/ui/data/quantity';
import { StatusTag } from '@/ui/data/status-tag';
import { FullTime } from '@/ui/data/time';
import { useFollow } from '@/ui/data/use-follow';
import { useLoad } from '@/ui/data/use-load';
import { useOffers } from '@/ui/data/use-offers';
import { Overlays } from '@/ui/feedback/overlays';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { OptionalPart } from '@/ui/lazy/optional-part';
import { DetailPage, Section } from '@/ui/page/detail-page';
import { usePanel } from '@/ui/page/use-panel';
import { useCareActions } from './care-actions';
import { Duration } from './duration';
import { isOver } from './model';
import { ownerOf } from './owner';
import { QuietBanner } from './quiet';
import { ReportStatus } from './report-status';
import { AlarmRule } from './rule';
import { AlarmRunbook } from './runbook';
import { useSilenceAction } from './silence-action';
import { AlarmTimeline } from './timeline';

const CARE_TEXTS = ['alarm/acknowledgment'] as const;
const Acknowledge = lazyComponent(() => import('./acknowledge').then(({ Acknowledge }) => Acknowledge), CARE_TEXTS);
const AddNote = lazyComponent(() => import('./add-note').then(({ AddNote }) => AddNote), CARE_TEXTS);

const AlarmMetricSection = lazyComponent(
  () => import('./metric').then(({ AlarmMetricSection }) => AlarmMetricSection),
  ['alarm/metric'],
);

const TASK = '/alarm/monitoring_alarm/task_management/:id';
const NETWORK = '/system_settings/node_access_management/business_node_management/:id/network';

/** How often an alarm that goes on is asked for anew: its story grows while it is read. */
const POLL_MS = 15_000;

const OF_SILENCES = [silenceApi.list];

/** One alarm: all that is known of it, and its story. */
export default function AlarmDetail() {
  const t = useT();
  const { id = '' } = useParams();
  const offers = useOffers();
  const panel = usePanel();
  const actionsOf = useCareActions(panel.open);
  const isOffered = offers(alarmRecordApi.acknowledge);
  const silenceOf = useSilenceAction();
  const mayAsk = useMayAsk();
  const [pollMs, setPollMs] = useState(POLL_MS);
  const loaded = useLoad(alarmRecordApi.get, { id }, { pollMs, dependsOn: OF_SILENCES });
  const wanted = loaded.data && loaded.data.endedAt !== null ? 0 : POLL_MS;
  if (wanted !== pollMs) setPollMs(wanted);
  const metric = useLoad(alarmMetricApi.getMetric, { id }, { pollMs });
  // What comes after its end, when nothing is asked any more, belongs to it.
  useFollow(String(loaded.data?.endedAt), alarmMetricApi.getMetric);
  return (
    <>
      <DetailPage
        title={loaded.data?.name ?? t('alarmRecord.detailTitle')}
        loaded={loaded}
        actions={(alarm) => [
          ...(isOffered ? actionsOf(alarm) : []),
          ...silenceOf(alarm),
          // What it is about has a name in the DNS.
          ...(mayAsk && isDomain(alarm.source)
            ? [{ key: 'ask', label: t('ask.title'), run: () => go(askHref({ name: alarm.source, nodes: 'all' })) }]
            : []),
        ]}
        identity={(alarm) => ({
          name: alarm.name,
          id: alarm.id,
          state: <StatusTag value={alarm.status} map={ALARM_STATUS} />,
          facts: [
            // What somebody who is woken by it goes on to.
            ...(alarm.node
              ? [
                  {
                    label: t('alarmRecord.node'),
                    value: (
                      // Its id in brackets is not parted on a phone.
                      <span className="fact-whole">
                        <ScreenLink to={to(NETWORK, { id: alarm.node.id })}>
                          <bdi>{nodeText(t, alarm.node.name, alarm.source)}</bdi>
                        </ScreenLink>
                      </span>
                    ),
                  },
                ]
              : []),
            {
              label: t('alarmRecord.task'),
              value:
                alarm.taskStatus === 'deleted' ? (
                  alarm.taskName
                ) : (
                  <ScreenLink to={to(TASK, { id: alarm.taskId })}>{alarm.taskName}</ScreenLink>
                ),
            },
            {
              label: t('alarmRecord.level'),
              value: <LevelTag value={alarm.level} map={ALARM_LEVEL} isOver={isOver(alarm)} />,
            },
            { label: t('alarmRecord.firstAt'), value: <FullTime at={alarm.firstAt} /> },
            { label: t('alarmRecord.duration'), value: <Duration alarm={alarm} /> },
            { label: t('alarmRecord.triggerCount'), value: <Quantity value={alarm.triggerCount} /> },
            ...(isOffered && alarm.isAcknowledged !== undefined
              ? [{ label: t('alarmRecord.owner'), value: ownerOf(t, alarm) }]
              : []),
          ],
        })}
      >
        {(alarm) => (
          <>
            <QuietBanner quiet={alarm.quiet} />
            {alarm.taskStatus !== 'deleted' && alarm.kind !== 'noData' && <AlarmRule taskId={alarm.taskId} />}
            {metric.data && (
              <OptionalPart place={null} again={metric.data}>
                <Suspense fallback={null}>
                  <AlarmMetricSection alarm={alarm} metric={metric.data} />
                </Suspense>
              </OptionalPart>
            )}
            {alarm.taskStatus !== 'deleted' && <AlarmRunbook taskId={alarm.taskId} />}
            {offers(alarmRecordApi.getTimeline) && (
              <Section title={t('alarmRecord.story')}>
                <AlarmTimeline
                  id={alarm.id}
                  pollMs={pollMs}
                  endedAt={alarm.endedAt}
                  kind={alarm.kind}
                  metric={metric.data}
                />
              </Section>
            )}
            <Section title={t('alarmRecord.facts')}>
              <AlarmFacts alarm={alarm} />
            </Section>
          </>
        )}
      </DetailPage>
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {panel.name === 'acknowledge' && <Acknowledge id={id} onClose={panel.close} />}
        {panel.name === 'note' && loaded.data && <AddNote alarm={loaded.data} onClose={panel.close} />}
      </Overlays>
    </>
  );
}

/** A node by its name, and by what its figures call it where that is another one. */
const nodeText = (t: T, name: string, source: string) =>
  source === '' || source === name ? name : t('common.aside', { text: name, note: source });

/** What it is about; of a node the way to it. */
function Source({ alarm: { source, node } }: { alarm: AlarmRecord }) {
  const text = <bdi>{source}</bdi>;
  return node ? <ScreenLink to={to(NETWORK, { id: node.id })}>{text}</ScreenLink> : text;
}

function AlarmFacts({ alarm }: { alarm: AlarmRecord }) {
  const t = useT();
  return (
    <Facts
      items={[
        { label: t('alarmRecord.taskStatus'), value: <StatusTag value={alarm.taskStatus} map={TASK_STATUS} /> },
        { label: t('alarmRecord.source'), value: <Source alarm={alarm} /> },
        { label: t('alarmRecord.scene'), value: alarm.sceneName },
        {
          label: t('alarmRecord.type'),
          value: typeAndCycleText(t, alarm),
        },
        { label: t('alarmRecord.notice'), value: codeText(t, NOTICE_TYPE, alarm.notice) },
        { label: t('alarmRecord.lastAt'), value: <FullTime at={alarm.lastAt} /> },
        { label: t('alarmRecord.restoredAt'), value: <FullTime at={alarm.restoredAt} /> },
        { label: t('alarmRecord.reportStatus'), value: <ReportStatus alarm={alarm} /> },
        {
          label: t('alarmRecord.product'),
          value: <ScreenLink to={landingOf(alarm.product)}>{productName(t, alarm.product)}</ScreenLink>,
        },
      ]}
    />
  );
}
