import type { RolloutPolicy } from '@/api/system-settings/rollout';
import type { T } from '@/i18n/use-t';
import { ON_FAILURE } from './labels';

interface Planned {
  policy: RolloutPolicy;
  type: string;
}

/** Whether nodes of a type have addresses that can be withdrawn, sessions and figures. */
export const isWatched = (type: string): boolean => type === 'business';

/** What is waited for between two waves. */
export function pauseText(t: T, { pause, pauseMinutes }: Pick<RolloutPolicy, 'pause' | 'pauseMinutes'>): string {
  if (pause === 'manual') return t('rollout.untilContinued');
  return pauseMinutes === 0 ? t('rollout.noPause') : t('rollout.thenPause', { count: pauseMinutes });
}

function gateTexts(t: T, policy: RolloutPolicy): string[] {
  const { checksSessions, checksFigures, maxDrop, maxRise, observeMinutes } = policy;
  return [
    ...(checksSessions ? [t('rollout.gateSessions')] : []),
    ...(checksFigures ? [t('rollout.gateFigures', { maxDrop, maxRise, count: observeMinutes })] : []),
  ];
}

interface PolicyFact {
  /** The field of the form that it is decided in. */
  field: string;
  label: string;
  value: string;
}

/** The plan in words. */
export function policyFacts(t: T, { policy, type }: Planned): PolicyFact[] {
  const { canary, shareUnit, share, isDrained, stopAfter, onFailure } = policy;
  const gates = gateTexts(t, policy);
  const size = t(shareUnit === 'percent' ? 'rollout.sharePercent' : 'rollout.shareNodes', { share });
  return [
    {
      field: 'canary',
      label: t('rollout.waves'),
      value: canary > 0 ? t('rollout.canaryThen', { count: canary, size }) : size,
    },
    { field: 'pause', label: t('rollout.pause'), value: pauseText(t, policy) },
    ...(isWatched(type)
      ? [
          {
            field: 'isDrained',
            label: t('rollout.drain'),
            value: t(isDrained ? 'rollout.drained' : 'rollout.notDrained'),
          },
          {
            field: 'checksSessions',
            label: t('rollout.gates'),
            value: gates.length > 0 ? gates.join(t('rollout.separator')) : t('rollout.noGates'),
          },
        ]
      : []),
    {
      field: 'onFailure',
      label: t('rollout.onFailure'),
      value: t('rollout.stopAndThen', { count: stopAfter, what: t(ON_FAILURE[onFailure]) }),
    },
  ];
}
