export default {
  'landing.sdns.acl': '黑白名单',
  'landing.sdns.aclText': '每个 ACL 最多 20000 个 IP 或 IP 段。',
  'landing.sdns.alarm': '攻击告警',
  'landing.sdns.alarmText': '攻击开始和结束时通知联系人。',
  'landing.sdns.analysis': '攻击分析',
  'landing.sdns.analysisText': '查看攻击类型、来源和持续时间，导出日志。',
  'landing.sdns.flood': '流量型攻击防护',
  'landing.sdns.floodText': '识别并丢弃伪造来源和放大攻击流量。',
  'landing.sdns.lead': '在解析遭受攻击时仍能应答：恶意查询被拦截，正常查询照常通过。',
  'landing.sdns.limits': '查询限速',
  'landing.sdns.limitsText': '按来源、域名和记录类型限制每秒查询数。',
} as const;
