import type { MessageId } from '@/i18n/messages';
import type { StatusMap } from '@/ui/data/status-tag';

/** States of the device. */
export const NODE_STATUS = {
  online: { label: 'businessNode.online', tone: 'good' },
  running: { label: 'businessNode.running', tone: 'good' },
  stopped: { label: 'businessNode.stopped', tone: 'neutral' },
  offline: { label: 'businessNode.offline', tone: 'bad' },
} as const satisfies StatusMap;

export const UPGRADE_STATUS = {
  inactive: { label: 'businessNode.inactive', tone: 'neutral' },
  upgrading: { label: 'businessNode.upgrading', tone: 'busy' },
  success: { label: 'businessNode.upgradeSuccess', tone: 'good' },
  failed: { label: 'businessNode.upgradeFailed', tone: 'bad' },
  rollingBack: { label: 'businessNode.rollingBack', tone: 'busy' },
  rollbackSuccess: { label: 'businessNode.rollbackSuccess', tone: 'attention' },
  rollbackFailed: { label: 'businessNode.rollbackFailed', tone: 'bad' },
  paused: { label: 'businessNode.paused', tone: 'attention' },
  cancelled: { label: 'businessNode.canceled', tone: 'neutral' },
} as const satisfies StatusMap;

export const SERVICE_TYPES: Readonly<Record<string, MessageId>> = {
  detection: 'businessNode.detection',
  escape: 'businessNode.escape',
  collection: 'businessNode.collection',
};

export const DEPLOYMENTS: Readonly<Record<string, MessageId>> = {
  online: 'businessNode.deployedOnline',
  offline: 'businessNode.deployedOffline',
};

/** What software is for. */
export const NODE_TYPES: Readonly<Record<string, MessageId>> = {
  ddi: 'nodeSoftware.ddi',
  business: 'nodeSoftware.business',
  data: 'nodeSoftware.data',
};
