import type zh from '../../zh-CN/components/delivery';

export default {
  'delivery.active': 'Active',
  'delivery.delivered': 'Delivered',
  'delivery.latency': '{ms, number} ms',
  'delivery.refused': 'Not delivered',
  'delivery.reply': 'Response from the receiver:',
  'delivery.resume': 'Resume deliveries',
  'delivery.resumeText':
    '{count, plural, =0 {Nothing waits.} one {# piece that waits goes out.} other {# pieces that wait go out in their order.}} Failures are counted anew.',
  'delivery.resumeTitle': 'Resume the deliveries of {name}?',
  'delivery.resumed': 'Deliveries of {name} resumed',
  'delivery.retrying': 'Retrying',
  'delivery.sent': 'Sent, the protocol confirms nothing',
  'delivery.separator': ', ',
  'delivery.state': 'Deliveries',
  'delivery.status': 'HTTP status {status}',
  'delivery.suspended': 'Auto-suspended',
  'delivery.tab': 'Deliveries',
} as const satisfies Record<keyof typeof zh, string>;
