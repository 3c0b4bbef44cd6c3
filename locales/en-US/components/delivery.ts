import type zh from '../../zh-CN/components/delivery';

export default {
  'delivery.delivered': 'Delivered',
  'delivery.latency': '{ms, number} ms',
  'delivery.refused': 'Not delivered',
  'delivery.reply': 'Response from the receiver:',
  'delivery.sent': 'Sent, the protocol confirms nothing',
  'delivery.separator': ', ',
  'delivery.status': 'HTTP status {status}',
} as const satisfies Record<keyof typeof zh, string>;
