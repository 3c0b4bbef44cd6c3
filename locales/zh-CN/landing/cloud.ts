export default {
  'landing.cloud.analysis': '解析状态分析',
  'landing.cloud.analysisText': '按域名、线路和记录类型查看解析量与成功率。',
  'landing.cloud.authoritative': '权威解析',
  'landing.cloud.authoritativeText':
    '支持常用记录类型，TTL 默认 3600 秒，可在 60 至 86400 秒之间设置，最小值取决于版本。',
  'landing.cloud.balance': '全局流量负载均衡',
  'landing.cloud.balanceText': '按权重、线路和健康状态分配流量。',
  'landing.cloud.failover': '故障切换',
  'landing.cloud.failoverText': '探测到故障后自动切换，恢复后切回。',
  'landing.cloud.lead': '稳定的权威解析，把每个用户带到最近且可用的地址。',
  'landing.cloud.lines': '智能线路',
  'landing.cloud.linesText': '约 2000 条基础线路，也可用 ACL 自定义线路。',
  'landing.cloud.protection': '攻击防护',
  'landing.cloud.protectionText': '按订购带宽抵御针对解析的攻击。',
} as const;
