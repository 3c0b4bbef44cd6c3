export default {
  'landing.brandProtection.evidence': '证据留存',
  'landing.brandProtection.evidenceText': '保存页面、解析和注册信息，附采集时间。',
  'landing.brandProtection.find': '仿冒域名发现',
  'landing.brandProtection.findText': '每日比对新注册域名，按相似度排序。',
  'landing.brandProtection.lead': '持续发现仿冒品牌的域名和网站，取证并推动下线。',
  'landing.brandProtection.report': '品牌报告',
  'landing.brandProtection.reportText': '按周、按月汇总新增、处置和遗留风险。',
  'landing.brandProtection.sites': '仿冒网站监测',
  'landing.brandProtection.sitesText': '识别盗用标识和页面的钓鱼网站。',
  'landing.brandProtection.takedown': '处置跟进',
  'landing.brandProtection.takedownText': '提交下线请求，跟进处置进度直至关闭。',
} as const;
