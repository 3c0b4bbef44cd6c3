export default {
  'landing.ipv6Sa.apps': '应用支持度',
  'landing.ipv6Sa.appsText': '检查移动应用和接口在纯 IPv6 网络中的可用性。',
  'landing.ipv6Sa.dns': '解析支持度',
  'landing.ipv6Sa.dnsText': '检查 AAAA 记录和域名服务器的 IPv6 可达性。',
  'landing.ipv6Sa.lead': '了解网站与应用对 IPv6 的支持程度，以及还缺什么。',
  'landing.ipv6Sa.quality': '质量对比',
  'landing.ipv6Sa.qualityText': '对比 IPv4 与 IPv6 的时延和成功率。',
  'landing.ipv6Sa.sites': '网站支持度',
  'landing.ipv6Sa.sitesText': '检查首页、二级和三级链接能否经 IPv6 访问。',
  'landing.ipv6Sa.trend': '评分与趋势',
  'landing.ipv6Sa.trendText': '按单位和站点评分，跟踪整改进度。',
} as const;
