export default {
  'landing.waf.attacks': 'Web 攻击拦截',
  'landing.waf.attacksText': '拦截注入、跨站脚本、文件包含等常见攻击。',
  'landing.waf.bots': '恶意爬虫',
  'landing.waf.botsText': '识别扫描器和恶意爬虫，按频率限制或拦截。',
  'landing.waf.lead': '在攻击到达网站之前识别并拦截，正常访问不受影响。',
  'landing.waf.log': '攻击日志',
  'landing.waf.logText': '记录每次拦截的依据，支持检索和导出。',
  'landing.waf.patch': '虚拟补丁',
  'landing.waf.patchText': '漏洞公布后先行防护，为修复争取时间。',
  'landing.waf.rules': '自定义规则',
  'landing.waf.rulesText': '按路径、来源和请求内容设置规则，先观察再拦截。',
} as const;
