export default {
  'landing.dns.hosting': '云端托管',
  'landing.dns.hostingText': '区域数据托管到云端，自有服务器可隐藏在内网。',
  'landing.dns.lead': '保留自有域名服务器，由云端节点对外应答。',
  'landing.dns.nodes': '就近应答',
  'landing.dns.nodesText': '多地节点以同一地址应答，单点故障不影响解析。',
  'landing.dns.protection': '攻击防护',
  'landing.dns.protectionText': '攻击流量在云端节点被吸收，不到达自有服务器。',
  'landing.dns.sync': '变更同步',
  'landing.dns.syncText': '收到变更通知后更新全部节点，全球生效需 0 至 48 小时。',
  'landing.dns.zones': '区域传送',
  'landing.dns.zonesText': '通过区域传送接入，无需改变现有管理方式。',
} as const;
