export default {
  'delivery.delivered': '已送达',
  'delivery.latency': '耗时 {ms, number} 毫秒',
  'delivery.refused': '未送达',
  'delivery.reply': '对方的回复：',
  'delivery.sent': '已发送，协议本身没有回执',
  'delivery.separator': '，',
  'delivery.status': 'HTTP 状态 {status}',
} as const;
