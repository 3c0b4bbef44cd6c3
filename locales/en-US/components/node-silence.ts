import type zh from '../../zh-CN/components/node-silence';

export default {
  'nodeSilence.applyDone': 'Silence until it is kept or rolled back',
  'nodeSilence.applyName': 'Network change of {name}',
  'nodeSilence.label': 'Alarms of this node',
  'nodeSilence.labelAll': 'Alarms of the nodes',
  'nodeSilence.minutes': 'Silence for {minutes, number} minutes',
  'nodeSilence.none': 'Notify as usual',
  'nodeSilence.recoveryDone': 'Silence until the recovery is over',
  'nodeSilence.recoveryName': 'Recovery from a backup',
  'nodeSilence.upgradeDone': 'Silence until the upgrade is over',
  'nodeSilence.upgradeName': 'Upgrade of {name}',
} satisfies Record<keyof typeof zh, string>;
