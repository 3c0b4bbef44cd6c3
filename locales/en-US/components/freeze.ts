import type zh from '../../zh-CN/components/freeze';

export default {
  'freeze.active': 'Frozen until {time}: {reason}',
  'freeze.applyDespite': 'Apply despite the freeze',
  'freeze.coming': 'Frozen from {time} on: {reason}',
  'freeze.despite': 'Reason to override the freeze',
  'freeze.despiteText': 'The override is logged, and the creator of the freeze is notified.',
  'freeze.despiteTitle': 'Override the freeze “{name}” and apply to {node}?',
  'freeze.isFrozen': 'The node is frozen',
  'freeze.mayOverride': 'You may override it, with a reason.',
  'freeze.noWay': 'Freeze “{name}”. Recoveries and upgrades cannot override it: wait until it ends.',
  'freeze.nobody': 'Nobody may override it',
  'freeze.see': 'See the freeze',
  'freeze.someActive': 'Nodes are frozen until {time}, so the gateway refuses this: {reason}',
  'freeze.whoMay': 'Freeze “{name}”. Can be overridden by: {who}.',
} satisfies Record<keyof typeof zh, string>;
