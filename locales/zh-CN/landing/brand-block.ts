export default {
  'landing.brandBlock.block': '跨后缀阻止',
  'landing.brandBlock.blockText': '品牌在参与的后缀下不可被注册，无需逐个购买。',
  'landing.brandBlock.lead': '一次申请，在数百个后缀下阻止他人注册您的品牌。',
  'landing.brandBlock.release': '按需解锁',
  'landing.brandBlock.releaseText': '自己要使用时，随时解锁并注册。',
  'landing.brandBlock.term': '期限管理',
  'landing.brandBlock.termText': '查看每个品牌的锁定期限，到期前提醒续期。',
  'landing.brandBlock.variants': '形近变体',
  'landing.brandBlock.variantsText': '覆盖相近拼写和形近字符，防止混淆。',
} as const;
