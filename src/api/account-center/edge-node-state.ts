import type { Permit } from '@/lib/permit';
import type { EdgeNode } from './edge-node';

const idle = ({ status }: Pick<EdgeNode, 'status'>): Permit<'edgeNode.isUpgrading'> =>
  status !== 'upgrading' || 'edgeNode.isUpgrading';

/** What the state of a node allows, for the screen and the mock alike: true, or the message id of the reason. */
export const can = { move: idle, delete: idle };
