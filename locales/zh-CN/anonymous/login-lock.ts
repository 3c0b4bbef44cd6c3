export default {
  'loginLock.address': '当前 IP 地址不允许登录',
  'loginLock.administrator': '账号已被管理员锁定',
  'loginLock.back': '返回登录',
  'loginLock.expired': '账号许可证已过期',
  'loginLock.inactive': '账号长时间未登录，已被锁定',
  'loginLock.left': '剩余时间',
  'loginLock.noTime': '请联系管理员解锁，也可以返回并使用其他账号登录。',
  'loginLock.over': '锁定已解除',
  'loginLock.overText': '现在可以重新登录。',
  'loginLock.password': '密码错误次数过多，账号已锁定',
  'loginLock.unknown': '账号已锁定',
  'loginLock.wait': '倒计时结束后可重新登录。如需提前解锁，请联系管理员。',
} as const;
