export default {
  'alarmMetric.after': '结束后',
  'alarmMetric.atFirst': '首次触发时',
  'alarmMetric.highest': '最高',
  'alarmMetric.lowest': '最低',
  'alarmMetric.now': '当前',
  'alarmMetric.of': '{name}（{unit}）',
  'alarmMetric.threshold': '阈值',
  'alarmMetric.title': '指标',
} as const;
