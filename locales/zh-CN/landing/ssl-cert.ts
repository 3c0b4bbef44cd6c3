export default {
  'landing.sslCert.deploy': '部署',
  'landing.sslCert.deployText': '下发到服务器、负载均衡和防护产品。',
  'landing.sslCert.lead': '申请、部署、续期和监测 SSL 证书，站点不因证书过期而中断。',
  'landing.sslCert.list': '集中管理',
  'landing.sslCert.listText': '私钥加密保存，导出需要再次验证身份。',
  'landing.sslCert.order': '申请与签发',
  'landing.sslCert.orderText': '支持单域名、多域名和通配符证书，验证记录可自动添加。',
  'landing.sslCert.renew': '自动续期',
  'landing.sslCert.renewText': '到期前自动续期并替换。',
  'landing.sslCert.watch': '证书监测',
  'landing.sslCert.watchText': '检查有效期、证书链和算法强度。',
} as const;
