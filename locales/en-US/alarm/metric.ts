import type zh from '../../zh-CN/alarm/metric';

export default {
  'alarmMetric.after': 'Since its end',
  'alarmMetric.atFirst': 'At the first trigger',
  'alarmMetric.highest': 'Highest',
  'alarmMetric.lowest': 'Lowest',
  'alarmMetric.now': 'Now',
  'alarmMetric.of': '{name} ({unit})',
  'alarmMetric.threshold': 'Threshold',
  'alarmMetric.title': 'Metric',
} satisfies Record<keyof typeof zh, string>;
