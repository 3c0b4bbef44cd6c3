import type zh from '../../zh-CN/alarm/metric';

export default {
  'alarmMetric.after': 'Since its end',
  'alarmMetric.atFirst': 'At the first trigger',
  'alarmMetric.highest': 'Highest',
  'alarmMetric.lowest': 'Lowest',
  'alarmMetric.now': 'Now',
  'alarmMetric.of': '{name} ({unit})',
  'alarmMetric.since': 'In alarm since {from}',
  'alarmMetric.span': 'In alarm from {from} to {to}',
  'alarmMetric.threshold': 'Threshold',
  'alarmMetric.title': 'Metric',
  'alarmMetric.trigger': 'Trigger',
} satisfies Record<keyof typeof zh, string>;
