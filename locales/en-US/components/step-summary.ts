import type zh from '../../zh-CN/components/step-summary';

export default {
  'stepSummary.change': 'Change',
  'stepSummary.changeOf': 'Change: {label}',
} satisfies Record<keyof typeof zh, string>;
