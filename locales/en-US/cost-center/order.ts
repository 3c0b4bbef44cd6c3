import type zh from '../../zh-CN/cost-center/order';

export default {
  'order.because': ': {reason}',
  'order.difference': 'The sub-orders do not add up to the total; the difference is',
  'order.emptyText': 'Orders appear here once a product is bought.',
  'order.emptyTitle': 'No orders yet',
  'order.failedAt': 'Failed at: {step}',
  'order.parts': 'Sub-orders',
  'order.partsFailed': '{failed, number} of {all, plural, one {# sub-order} other {# sub-orders}} failed',
  'order.progress': 'Progress',
  'order.search': 'Search order or product',
  'order.step.confirmed': 'Confirmation',
  'order.step.created': 'Order created',
  'order.step.finished': 'Finished',
  'order.step.inEffect': 'Product in effect',
  'order.stepCurrent': 'In progress',
  'order.stepFailed': 'Failed',
  'order.stepPartial': 'Partly failed',
  'order.subId': 'Sub-order number',
  'order.toQuota': 'See quotas',
} satisfies Record<keyof typeof zh, string>;
