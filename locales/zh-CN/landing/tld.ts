export default {
  'landing.tld.audit': '域名审核',
  'landing.tld.auditText': '按命名规则和保留字审核注册申请，留存审核记录。',
  'landing.tld.finance': '财务管理',
  'landing.tld.financeText': '核对注册商账户、扣费和账单，按月结算。',
  'landing.tld.lead': '面向注册局的运营平台：审核域名，管理注册商，核对账目。',
  'landing.tld.operation': '域名运营',
  'landing.tld.operationText': '管理溢价域名、保留域名和促销活动。',
  'landing.tld.registrars': '注册商管理',
  'landing.tld.registrarsText': '管理注册商接入、额度和权限。',
  'landing.tld.report': '运营报表',
  'landing.tld.reportText': '按后缀和注册商查看注册量、续费率和收入。',
} as const;
