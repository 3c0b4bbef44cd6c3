export default {
  'alarmCount.going': '{count, plural, =0 {没有正在持续的告警} other {# 条告警正在持续}}',
  'alarmCount.some': '正在持续的告警',
} as const;
