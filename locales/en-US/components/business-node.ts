import type zh from '../../zh-CN/components/business-node';

export default {
  'businessNode.cancelled': 'Cancelled',
  'businessNode.collection': 'Collection',
  'businessNode.deployedOffline': 'Offline',
  'businessNode.deployedOnline': 'Online',
  'businessNode.detection': 'Detection',
  'businessNode.escape': 'Emergency resolution',
  'businessNode.inactive': 'Inactive',
  'businessNode.offline': 'Offline',
  'businessNode.online': 'Online',
  'businessNode.paused': 'Paused',
  'businessNode.rollbackFailed': 'Rollback failed',
  'businessNode.rollbackSuccess': 'Rolled back',
  'businessNode.rollingBack': 'Rolling back',
  'businessNode.running': 'Running',
  'businessNode.stopped': 'Stopped',
  'businessNode.upgradeFailed': 'Failed',
  'businessNode.upgradeSuccess': 'Upgraded',
  'businessNode.upgrading': 'Upgrading',
} satisfies Record<keyof typeof zh, string>;
