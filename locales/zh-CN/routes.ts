/** Titles of all routes: menu, breadcrumb and document title need them before a screen's own messages are there. */
export default {
  'home.title': '控制台首页',
  'secretKey.title': '密钥管理',
  'document.title': '文档中心',
  'loginLock.title': '登录锁定',
  'sharedAlarmReport.title': '告警报告',
  'sharedBusinessReport.title': '业务报告',
  'trial.title': '试用申请',
  'verify.title': '联系方式验证',
  'accountInfo.title': '账号信息',
  'accountSecurity.title': '账号安全',
  'subAccount.title': '账号管理',
  'subAccount.createTitle': '新建账号',
  'subAccount.detail': '账号详情',
} as const;
