import { Alert, Skeleton } from 'antd';
import { type RolloutDetail, type RolloutMember, rolloutApi } from '@/api/system-settings/rollout';
import { goesOn, isMoving, isUnderWay, isUndone } from '@/api/system-settings/rollout-state';
import { NODE_TYPES, UPGRADE_STATUS } from '@/components/business-node/labels';
import { useHistoryTab } from '@/components/history/use-history-tab';
import { estimateOf } from '@/domain/rollout/estimate';
import { codeText } from '@/i18n/code-text';
import { listed } from '@/i18n/isolated';
import { sentences } from '@/i18n/sentences';
import { type T, useLanguage, useT } from '@/i18n/use-t';
import { Link, useParams } from '@/lib/navigation';
import { timeText } from '@/lib/time';
import { to } from '@/routes/href';
import { Facts } from '@/ui/data/facts';
import { StatusTag, statusText } from '@/ui/data/status-tag';
import { FullTime } from '@/ui/data/time';
import { useFollow } from '@/ui/data/use-follow';
import { usePoll } from '@/ui/data/use-poll';
import { LoadFailure } from '@/ui/feedback/states';
import { DetailPage, Section } from '@/ui/page/detail-page';
import { UrlTabs } from '@/ui/page/url-tabs';
import { useRolloutActions } from './actions';
import { Frozen, type Held, useHeld } from './frozen';
import { countStates, estimateText, PAUSED_BY, standingOf } from './labels';
import { Members } from './members';
import { pauseText, policyFacts } from './policy-text';
import { Legend, WaveStrip } from './wave-strip';

const SOFTWARE = '/system_settings/node_access_management/node_software_management';

/** One rollout: how far it is, wave by wave and node by node, and what can be done about it. */
export default function RolloutScreen() {
  const t = useT();
  const { id = '' } = useParams();
  const history = useHistoryTab('rollout', id);
  // One that waits may be continued or given up by somebody else.
  const loaded = usePoll(rolloutApi.get, { id }, (one) => !goesOn(one) && !isMoving(one));
  const members = usePoll(rolloutApi.getMembers, { id }, ({ list }) => !list.some(isUnderWay));
  // A wave that begins by itself is seen in the whole; its nodes are loaded again then.
  useFollow(loaded.data && JSON.stringify(loaded.data), rolloutApi.getMembers);
  const held = useHeld(loaded.data, members.data?.list);
  const actionsOf = useRolloutActions(members.data?.list, held !== null);
  return (
    <DetailPage
      title={t('rollout.detailTitle')}
      loaded={loaded}
      actions={actionsOf}
      identity={({ softwareVersion, name, type, startedBy, startedAt, endedAt, ...rest }) => ({
        name: t('rollout.nameOf', { type: codeText(t, NODE_TYPES, type), version: softwareVersion }),
        id,
        state: <StatusTag {...standingOf(rest)} />,
        facts: [
          {
            label: t('nodeSoftware.name'),
            value: (
              <Link to={to(SOFTWARE, { q: name })}>
                <bdi dir="ltr">{name}</bdi>
              </Link>
            ),
          },
          { label: t('rollout.startedBy'), value: <bdi>{startedBy}</bdi> },
          { label: t('rollout.startedAt'), value: <FullTime at={startedAt} /> },
          ...(endedAt === null ? [] : [{ label: t('rollout.endedAt'), value: <FullTime at={endedAt} /> }]),
        ],
      })}
    >
      {(rollout) => (
        <UrlTabs
          tabs={[
            {
              key: 'progress',
              label: t('rollout.progressTab'),
              content: (
                <>
                  {members.failure && <LoadFailure failure={members.failure} onRetry={members.reload} />}
                  {!members.data && !members.failure && <Skeleton active />}
                  {members.data && <Progress rollout={rollout} held={held} {...members.data} />}
                </>
              ),
            },
            { key: 'plan', label: t('rollout.plan'), content: <Facts items={policyFacts(t, rollout)} /> },
            ...history,
          ]}
        />
      )}
    </DetailPage>
  );
}

/** How far a wave is; of one that nothing was done to whether it still will be. */
function waveText(t: T, nodes: readonly RolloutMember[], isAhead: boolean): string {
  if (nodes.length > 0 && nodes.every(({ state }) => state === 'cancelled'))
    return statusText(t, UPGRADE_STATUS, 'cancelled');
  if (isAhead && nodes.every(({ state }) => state === 'inactive')) return t('rollout.notBegun');
  const well = nodes.filter(({ state }) => state === 'success').length;
  return t('rollout.waveProgress', { well, count: nodes.length });
}

interface ProgressProps {
  rollout: RolloutDetail;
  held: Held | null;
  list: readonly RolloutMember[];
  durations: readonly number[];
}

function Progress({ rollout, held, list, durations }: ProgressProps) {
  const t = useT();
  const { wave, waves, policy } = rollout;
  return (
    <>
      <Standing rollout={rollout} held={held} list={list} durations={durations} />
      <WaveStrip
        hasCanary={policy.canary > 0}
        pause={pauseText(t, policy)}
        waves={Array.from({ length: waves }, (_, index) => {
          const nodes = list.filter((one) => one.wave === index + 1);
          return {
            number: index + 1,
            nodes,
            note: waveText(t, nodes, index + 1 > wave),
            isCurrent: goesOn(rollout) && index + 1 === wave,
          };
        })}
      />
      <Legend counts={countStates(list)} />
      <Section title={t('rollout.nodes')}>
        <Members rollout={rollout} members={list} />
      </Section>
    </>
  );
}

/** Where it stands; empty where the alert about failed nodes says it. */
function standsText(t: T, { pausedBy, continuesAt, wave, waves }: RolloutDetail, hasFailed: boolean): string {
  if (pausedBy === null) return t('rollout.stands', { wave, waves });
  if (pausedBy === 'wave' && continuesAt !== null)
    return t('rollout.standsUntil', { wave, waves, time: timeText(continuesAt) });
  if (pausedBy === 'failures' && hasFailed) return '';
  return t('rollout.standsPaused', { wave, waves, why: codeText(t, PAUSED_BY, pausedBy) });
}

/** In one sentence where it stands, why it waits, and how long the rest will take. */
function Standing({ rollout, held, list, durations }: ProgressProps) {
  const t = useT();
  const language = useLanguage();
  const { state, pausedBy, wave, waves, policy, softwareVersion } = rollout;
  const failed = list.filter((one) => one.reason !== null && one.state !== 'success');
  const withdrawn = list.filter((one) => one.withdrawn > 0 && one.state !== 'upgrading' && one.state !== 'rollingBack');
  const rest = estimateOf(waves - wave + (state === 'upgrading' ? 1 : 0), policy, durations);
  const isMet = state === 'success';
  return (
    <>
      {goesOn(rollout) && (
        <p className="rollout-summary" role="status">
          {sentences(
            standsText(t, rollout, failed.length > 0),
            ...(rest ? [t('rollout.remaining', { estimate: estimateText(t, language, rest) })] : []),
          )}
        </p>
      )}
      <Frozen rollout={rollout} held={held} />
      {failed.length > 0 && !isMet && (
        <Alert
          className="rollout-alert"
          type={pausedBy === 'failures' ? 'error' : 'warning'}
          showIcon
          title={
            pausedBy === 'failures'
              ? t('rollout.stopped', { count: failed.length, wave, undone: failed.filter(isUndone).length })
              : t('rollout.failedNodes', { count: failed.length, version: softwareVersion })
          }
          description={listed(
            failed.map(({ name }) => name),
            t('common.separator'),
          )}
        />
      )}
      {withdrawn.length > 0 && (
        <Alert
          className="rollout-alert"
          type="warning"
          showIcon
          title={t('rollout.leftWithdrawn', { count: withdrawn.length })}
          description={listed(
            withdrawn.map(({ name }) => name),
            t('common.separator'),
          )}
        />
      )}
    </>
  );
}
