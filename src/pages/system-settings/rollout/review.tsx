import { Alert, Skeleton } from 'antd';
import { announcementApi } from '@/api/system-settings/announcement';
import type { NodeSoftware } from '@/api/system-settings/node-software';
import { type RolloutCandidate, type RolloutPolicy, rolloutApi, rolloutForm } from '@/api/system-settings/rollout';
import { NODE_TYPES } from '@/components/business-node/labels';
import { estimateOf } from '@/domain/rollout/estimate';
import { crowded, offAirIn } from '@/domain/rollout/plan';
import { codeText } from '@/i18n/code-text';
import { listed } from '@/i18n/isolated';
import { useLanguage, useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { useOffers } from '@/ui/data/use-offers';
import { LoadFailure } from '@/ui/feedback/states';
import { formOf } from '@/ui/form/form-of';
import { StepSummary } from '@/ui/form/step-summary';
import { estimateText, readyText } from './labels';
import { isNewer, planOf } from './model';
import { isWatched, pauseText, policyFacts } from './policy-text';
import { WaveStrip } from './wave-strip';

const { useValue } = formOf(rolloutForm);
const policySchema = rolloutForm.omit({ softwareId: true, nodeIds: true });

/** What stands in the form of the plan; null while something of it is wrong. */
function usePolicy(): RolloutPolicy | null {
  const typed = {
    canary: useValue('canary'),
    shareUnit: useValue('shareUnit'),
    share: useValue('share'),
    pause: useValue('pause'),
    pauseMinutes: useValue('pauseMinutes'),
    isDrained: useValue('isDrained'),
    checksSessions: useValue('checksSessions'),
    checksFigures: useValue('checksFigures'),
    maxDrop: useValue('maxDrop'),
    maxRise: useValue('maxRise'),
    observeMinutes: useValue('observeMinutes'),
    stopAfter: useValue('stopAfter'),
    onFailure: useValue('onFailure'),
  };
  return policySchema.safeParse(typed).data ?? null;
}

/** The whole plan before it starts: the waves, how long it will take, and which addresses it takes off the air. */
export function Review({ packages }: { packages: readonly NodeSoftware[] }) {
  const t = useT();
  const language = useLanguage();
  const softwareId = useValue('softwareId') ?? '';
  const nodeIds = useValue('nodeIds') ?? [];
  const policy = usePolicy();
  const loaded = useLoad(rolloutApi.getCandidates, { id: softwareId }, { isReady: softwareId !== '' });
  const software = packages.find(({ id }) => id === softwareId);
  if (loaded.failure) return <LoadFailure failure={loaded.failure} onRetry={loaded.reload} />;
  if (!software || nodeIds.length === 0 || !policy) return <p className="absent">{t('rollout.nothingYet')}</p>;
  if (!loaded.data) return <Skeleton active />;
  const { type, softwareVersion, name } = software;
  const shown = isWatched(type) ? policy : { ...policy, isDrained: false, checksSessions: false, checksFigures: false };
  const waves = planOf(loaded.data.list, nodeIds, shown);
  const estimate = estimateOf(waves.length, shown, loaded.data.durations);
  const sites = crowded(waves);
  const back = waves.flat().filter((node) => isNewer(node, softwareVersion));
  return (
    <>
      <p className="rollout-summary">
        {t('rollout.summary', {
          version: softwareVersion,
          nodes: nodeIds.length,
          waves: waves.length,
          estimate: estimateText(t, language, estimate),
        })}
      </p>
      {back.length > 0 && (
        <Alert
          className="rollout-alert"
          type="warning"
          showIcon
          title={t('rollout.isDowngrade', { count: back.length })}
          description={<Names nodes={back} />}
        />
      )}
      {shown.isDrained && <OffAir waves={waves} />}
      {sites.length > 0 && (
        <Alert
          className="rollout-alert"
          type="info"
          showIcon
          title={t('rollout.crowded', { count: sites.length })}
          description={
            <ul>
              {sites.map(({ site, wave, nodes }) => (
                <li key={site}>{t('rollout.crowdedSite', { site, wave, nodes })}</li>
              ))}
            </ul>
          }
        />
      )}
      <WaveStrip
        hasCanary={shown.canary > 0}
        pause={pauseText(t, shown)}
        waves={waves.map((nodes, index) => ({ number: index + 1, nodes, note: <Names nodes={nodes} /> }))}
      />
      <StepSummary
        parts={[
          {
            title: t('rollout.stepNodes'),
            lines: [
              {
                field: 'softwareId',
                label: t('rollout.software'),
                value: t('rollout.softwareOption', {
                  type: codeText(t, NODE_TYPES, type),
                  version: softwareVersion,
                  name,
                }),
              },
              {
                field: 'nodeIds',
                label: t('rollout.nodes'),
                value: readyText(t, nodeIds.length, back.length),
              },
            ],
          },
          { title: t('rollout.stepWaves'), lines: policyFacts(t, { policy: shown, type }) },
        ]}
      />
    </>
  );
}

const NAMED = 6;

function Names({ nodes }: { nodes: readonly RolloutCandidate[] }) {
  const t = useT();
  const names = listed(
    nodes.slice(0, NAMED).map(({ name }) => name),
    t('common.separator'),
  );
  return nodes.length > NAMED ? t('rollout.andMore', { names, count: nodes.length - NAMED }) : names;
}

/** The fleet's addresses in one answer; of a fleet with more of them the answer is a part. */
const FLEET = { current: 1, pageSize: 1000 };
const HEARD: ReadonlySet<string> = new Set(['announced', 'last']);

/** Which addresses nobody announces while a wave is drained; where the gateway does not tell, that is said. */
function OffAir({ waves }: { waves: readonly (readonly RolloutCandidate[])[] }) {
  const t = useT();
  const offers = useOffers();
  const { data, failure, reload } = useLoad(announcementApi.list, FLEET);
  if (!offers(announcementApi.list))
    return <Alert className="rollout-alert" type="info" showIcon title={t('rollout.offAirUnknown')} />;
  if (failure) return <LoadFailure failure={failure} onRetry={reload} />;
  if (!data) return null;
  const found = offAirIn(
    waves,
    data.list.map(({ address, nodeId, reach }) => ({ address, nodeId, isHeard: HEARD.has(reach) })),
  );
  const isPart = data.total > data.list.length;
  const nodes = new Set(found.flatMap(({ nodeIds }) => nodeIds)).size;
  return (
    <>
      {isPart && <Alert className="rollout-alert" type="info" showIcon title={t('rollout.offAirUnknown')} />}
      {found.length > 0 && (
        <Alert
          className="rollout-alert"
          type="error"
          showIcon
          title={t('rollout.offAir', { nodes, addresses: found.length })}
          description={
            <ul>
              {found.map(({ address, wave }) => (
                <li key={address}>
                  <bdi className="code" dir="ltr">
                    {address}
                  </bdi>{' '}
                  {t('rollout.offAirIn', { wave })}
                </li>
              ))}
            </ul>
          }
        />
      )}
    </>
  );
}
