import type zh from '../../zh-CN/components/step-summary';

export default {
  'stepSummary.change': 'Change',
  'stepSummary.changeOf': 'Change: {label}',
  'stepSummary.next': 'Next: {title}',
  'stepSummary.present': '{at, number} of {count, number}: {title}',
} satisfies Record<keyof typeof zh, string>;
