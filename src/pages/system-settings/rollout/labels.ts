import type { Rollout, RolloutMember } from '@/api/system-settings/rollout';
import { UPGRADE_STATUS } from '@/components/business-node/labels';
import type { Estimate } from '@/domain/rollout/estimate';
import { roundedMinutes } from '@/domain/rollout/estimate';
import type { LeftOut } from '@/domain/rollout/plan';
import type { Language } from '@/i18n/language';
import type { MessageId } from '@/i18n/messages';
import type { T } from '@/i18n/use-t';
import { MINUTE } from '@/lib/time';
import { lengthText } from '@/lib/unit-text';
import type { StatusMap } from '@/ui/data/status-tag';

export const LIST = '/system_settings/node_access_management/node_software_management/rollouts';
export const DETAIL = `${LIST}/:id` as const;

/** States of a rollout, in the words that the upgrade of one node has. */
export const STATE = {
  upgrading: UPGRADE_STATUS.upgrading,
  paused: UPGRADE_STATUS.paused,
  success: UPGRADE_STATUS.success,
  failed: UPGRADE_STATUS.failed,
  cancelled: { ...UPGRADE_STATUS.cancelled },
} as const satisfies StatusMap;

/** How a rollout stands in sight: one that was given up after failures still asks for something. */
const STANDING = {
  ...STATE,
  givenUp: { label: 'businessNode.canceled', tone: 'attention' },
} as const satisfies StatusMap;

/** The state of a rollout with the tone that its failures give it. */
export const standingOf = ({ state, failed }: Pick<Rollout, 'state' | 'failed'>) => ({
  value: state === 'cancelled' && failed > 0 ? 'givenUp' : state,
  map: STANDING,
});

export const PAUSED_BY: Readonly<Record<string, MessageId>> = {
  operator: 'rollout.pausedByOperator',
  failures: 'rollout.pausedByFailures',
  wave: 'rollout.pausedByWave',
  freeze: 'rollout.pausedByFreeze',
};

export const STEPS: Readonly<Record<string, MessageId>> = {
  drain: 'rollout.stepDrain',
  install: 'rollout.stepInstall',
  restart: 'rollout.stepRestart',
  sessions: 'rollout.stepSessions',
  bringBack: 'rollout.stepBringBack',
  observe: 'rollout.stepObserve',
};

export const REASONS: Readonly<Record<string, MessageId>> = {
  install: 'rollout.reasonInstall',
  noAnswer: 'rollout.reasonNoAnswer',
  sessions: 'rollout.reasonSessions',
  successRate: 'rollout.reasonSuccessRate',
  latency: 'rollout.reasonLatency',
};

export const LEFT_OUT: Readonly<Record<LeftOut, MessageId>> = {
  sameVersion: 'rollout.isSameVersion',
  notActivated: 'rollout.isNotActivated',
  offline: 'rollout.isOffline',
  inRollout: 'rollout.isInRollout',
  upgrading: 'rollout.isUpgrading',
  paused: 'rollout.isPausedUpgrade',
  unknownState: 'rollout.isUnknownState',
  applying: 'rollout.isApplying',
  staged: 'rollout.isStaged',
};

export const SHARE_UNITS = { percent: 'rollout.unitPercent', nodes: 'rollout.unitNodes' } as const;
export const PAUSES = { minutes: 'rollout.pauseMinutesChoice', manual: 'rollout.pauseManual' } as const;
export const ON_FAILURE = { rollBack: 'rollout.onFailureRollBack', leave: 'rollout.onFailureLeave' } as const;

/** What the versions are of, as a heading names it. */
export const NODE_TYPES_MANY: Readonly<Record<string, MessageId>> = {
  ddi: 'rollout.ddiNodes',
  business: 'rollout.businessNodes',
  data: 'rollout.dataNodes',
};

/** How many nodes get a version, and how many of them it takes back. */
export function readyText(t: T, count: number, back: number): string {
  if (back === 0) return t('rollout.nodeCount', { count });
  return back === count ? t('rollout.allBack', { count }) : t('rollout.someBack', { count, back });
}

/** How long something will take, with how little that is certain: never one figure where two were seen. */
export function estimateText(t: T, language: Language, estimate: Estimate | null): string {
  if (!estimate) return t('rollout.noEstimate');
  const { lowMs, highMs, basis, manualPauses } = estimate;
  const spanText = (ms: number) => lengthText(roundedMinutes(ms) * MINUTE, language);
  const [low, high] = [spanText(lowMs), spanText(highMs)];
  const span = low === high ? t('rollout.about', { time: low }) : t('rollout.between', { low, high });
  const from = t('rollout.basis', { count: basis });
  const waits = manualPauses > 0 ? t('rollout.andWaits', { count: manualPauses }) : '';
  return t('rollout.estimate', { span, waits, basis: from });
}

/** Nodes of each state, for a legend and a sentence. */
export const countStates = (members: readonly Pick<RolloutMember, 'state'>[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { state } of members) counts.set(state, (counts.get(state) ?? 0) + 1);
  return counts;
};
