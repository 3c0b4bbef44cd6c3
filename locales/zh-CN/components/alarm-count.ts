export default {
  'alarmCount.going': '{count, number} 条告警正在持续',
} as const;
