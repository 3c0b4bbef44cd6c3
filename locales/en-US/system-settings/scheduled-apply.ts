import type zh from '../../zh-CN/system-settings/scheduled-apply';

export default {
  'scheduledApply.apply': 'Apply',
  'scheduledApply.author': 'Scheduled by',
  'scheduledApply.changed': 'What changes',
  'scheduledApply.changes': 'Changes ({count, number})',
  'scheduledApply.emptyText': 'Schedule staged changes in the review of a node.',
  'scheduledApply.emptyTitle': 'No changes are scheduled',
  'scheduledApply.endedAt': 'Ended at',
  'scheduledApply.givenBy': 'by {name}',
  'scheduledApply.id': 'ID',
  'scheduledApply.moved': 'Will not be applied, changed since: {sections}',
  'scheduledApply.nodeId': 'Node ID',
  'scheduledApply.note': 'The gateway applies scheduled changes at the set time, by the node’s clock.',
  'scheduledApply.outcome': 'Outcome',
  'scheduledApply.scheduledAt': 'Scheduled at',
  'scheduledApply.search': 'Search node or reason',
  'scheduledApply.version': 'Version',
  'scheduledApply.waiting': 'Guarded wait',
} satisfies Record<keyof typeof zh, string>;
