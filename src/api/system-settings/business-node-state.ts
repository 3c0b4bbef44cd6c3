import type { Permit } from '@/lib/permit';
import type { BusinessNode, UpgradeStatus } from './business-node';

/** What an operator can do to an upgrade: from which state, to which. Other states offer nothing. */
export const UPGRADE_STEPS = {
  resume: { from: 'paused', to: 'upgrading' },
  cancel: { from: 'paused', to: 'cancelled' },
  retry: { from: 'failed', to: 'upgrading' },
  rollBack: { from: 'failed', to: 'rollingBack' },
} as const satisfies Record<string, { from: UpgradeStatus; to: UpgradeStatus }>;
export type UpgradeStep = keyof typeof UPGRADE_STEPS;

const STEPS = ['resume', 'cancel', 'retry', 'rollBack'] as const satisfies readonly UpgradeStep[];

/** What a state that passes by itself ends in, well or badly. */
export const UPGRADE_ENDS = {
  upgrading: { well: 'success', badly: 'failed' },
  rollingBack: { well: 'rollbackSuccess', badly: 'rollbackFailed' },
} as const satisfies Partial<Record<UpgradeStatus, { well: UpgradeStatus; badly: UpgradeStatus }>>;

export const stepsOf = ({ upgrade }: Pick<BusinessNode, 'upgrade'>): readonly UpgradeStep[] =>
  STEPS.filter((step) => UPGRADE_STEPS[step].from === upgrade);

export const isUpgrading = ({ upgrade }: Pick<BusinessNode, 'upgrade'>): boolean =>
  Object.hasOwn(UPGRADE_ENDS, upgrade);

/** Whether an upgrade is under way or waits for somebody. */
export const isOpen = (node: Pick<BusinessNode, 'upgrade'>): boolean => isUpgrading(node) || stepsOf(node).length > 0;

/** States of an upgrade that was begun and has not brought its version, or takes it back. */
const MISSED: ReadonlySet<string> = new Set(['failed', 'rollingBack', 'rollbackSuccess', 'rollbackFailed']);

/** Whether an upgrade went wrong, whatever became of it since. */
export const hasMissed = ({ upgrade }: Pick<BusinessNode, 'upgrade'>): boolean => MISSED.has(upgrade);

type Activation = Pick<BusinessNode, 'activatedAt' | 'deployment'>;

/** State rules of a node, for the screen and the mock alike: true, or the message id of the reason. */
export const can = {
  /** A node that is deployed online is activated when it first links. */
  activate: ({
    activatedAt,
    deployment,
  }: Activation): Permit<'businessNode.isActivated' | 'businessNode.activatesItself'> => {
    if (activatedAt !== null) return 'businessNode.isActivated';
    return deployment === 'offline' || 'businessNode.activatesItself';
  },
};

/** Whether a service may answer queries: collection only listens, one that is not known may. */
export const isAnswering = (type: string): boolean => type !== 'collection';

/** Whether a node is known to answer no queries; of one that tells nothing of its services nothing is said. */
export const isMute = (services: readonly string[] | undefined): boolean =>
  services !== undefined && !services.some(isAnswering);
