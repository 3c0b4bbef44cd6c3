export default {
  'alarmCount.going': '{count, plural, =0 {没有正在持续的告警} other {# 条告警正在持续}}',
  'alarmCount.some': '正在持续的告警',
  'alarmCount.unknown': '正在持续的告警：尚未取得数量',
} as const;
