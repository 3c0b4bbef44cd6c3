export default {
  'stepSummary.change': '修改',
  'stepSummary.changeOf': '修改{label}',
} as const;
