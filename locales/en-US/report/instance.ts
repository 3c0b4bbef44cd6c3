import type zh from '../../zh-CN/report/instance';

export default {
  'reportInstance.dueAt': 'Due',
  'reportInstance.emptyText': 'Reports appear here once a subscription has generated them.',
  'reportInstance.emptyTitle': 'No reports yet',
  'reportInstance.expiresAt': 'Kept until',
  'reportInstance.generatingCount': 'Being generated: {count}',
  'reportInstance.kind': 'Kind',
  'reportInstance.links': 'Active links',
  'reportInstance.name': 'Report',
  'reportInstance.ofSubscription': 'View subscription',
  'reportInstance.period': 'Period',
  'reportInstance.reason': 'Reason',
  'reportInstance.search': 'Search reports',
  'reportInstance.share': 'Share',
  'reportInstance.status': 'Status',
  'reportInstance.subscription': 'Subscription',
  'reportInstance.template': 'Template',
  'reportInstance.toSubscriptions': 'Manage subscriptions',
  'reportInstance.zone': 'Time zone',
} satisfies Record<keyof typeof zh, string>;
