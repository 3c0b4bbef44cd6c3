/** Codes of an account as several screens show them. */
export default {
  'account.choose': '输入名称搜索账号',
  'account.expired': '已过期',
  'account.inEffect': '生效中',
  'account.notInEffect': '未生效',
  'account.statusLocked': '已锁定',
  'account.statusNormal': '正常',
  'account.typeBusinessMain': '企业主账号',
  'account.typeBusinessSub': '企业子账号',
  'account.typeChannel': '渠道账号',
  'account.typeEnterpriseMessaging': '企业消息账号',
  'account.typeGroup': '集团公司账号',
  'account.typePlatform': '平台账号',
} as const;
