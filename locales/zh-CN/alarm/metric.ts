export default {
  'alarmMetric.after': '结束后',
  'alarmMetric.atFirst': '首次触发时',
  'alarmMetric.highest': '最高',
  'alarmMetric.lowest': '最低',
  'alarmMetric.now': '当前',
  'alarmMetric.of': '{name}（{unit}）',
  'alarmMetric.since': '告警中，自 {from} 起',
  'alarmMetric.span': '告警时段 {from} 至 {to}',
  'alarmMetric.threshold': '阈值',
  'alarmMetric.title': '指标',
  'alarmMetric.trigger': '触发',
} as const;
