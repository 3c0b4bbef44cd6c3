export default {
  'alarmEngine.silent': '告警引擎自 {time} 起没有响应（{ago}）。在此期间不会产生新的告警，没有告警不代表一切正常。',
} as const;
