import type zh from '../../zh-CN/components/node-upgrade';

export default {
  'nodeUpgrade.upgrade': 'Upgrade software',
} satisfies Record<keyof typeof zh, string>;
