export default {
  'landing.dppCloud.check': '安全体检',
  'landing.dppCloud.checkText': '按域名给出评分和改进建议。',
  'landing.dppCloud.hijack': '解析篡改发现',
  'landing.dppCloud.hijackText': '域名服务器或解析结果与基线不一致时告警。',
  'landing.dppCloud.lead': '为重要域名加锁，注册信息一有变化就告警，防止误改和盗用。',
  'landing.dppCloud.registrarLock': '注册商锁',
  'landing.dppCloud.registrarLockText': '禁止更新、转移和删除，需要变更时临时解锁。',
  'landing.dppCloud.registryLock': '注册局锁',
  'landing.dppCloud.registryLockText': '由注册局锁定，每次变更都需人工核验。',
  'landing.dppCloud.watch': '注册信息监测',
  'landing.dppCloud.watchText': '持续比对 WHOIS 信息，联系人、状态或有效期变化时告警。',
} as const;
