export default {
  'landing.dnp.brand': '品牌安全',
  'landing.dnp.brandText': '发现与品牌相近的注册，转入品牌保护继续处置。',
  'landing.dnp.expiry': '到期预警',
  'landing.dnp.expiryText': '域名和证书到期前分级提醒，通知到具体负责人。',
  'landing.dnp.lead': '把分散在各注册商的域名收进一张清单，到期、状态和归属一目了然。',
  'landing.dnp.list': '统一清单',
  'landing.dnp.listText': '汇总各注册商、各组织的域名，按到期日和状态筛选。',
  'landing.dnp.safety': '注册安全',
  'landing.dnp.safetyText': '检查锁定状态和实名状态，指出缺少保护的域名。',
  'landing.dnp.ssl': 'SSL 证书',
  'landing.dnp.sslText': '对照域名与证书，找出未部署证书或证书即将到期的站点。',
} as const;
