import type zh from '../../zh-CN/components/connectivity';

export default {
  'connectivity.canSave': 'You can still save.',
  'connectivity.failed': 'Connectivity test failed',
  'connectivity.good': 'Connected, latency {ms} ms',
  'connectivity.separator': '. ',
  'connectivity.test': 'Test connectivity',
} satisfies Record<keyof typeof zh, string>;
