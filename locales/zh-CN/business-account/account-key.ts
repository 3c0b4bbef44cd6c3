export default {
  'accountKey.again': '再次停用',
  'accountKey.disableToo': '同时停用 {count, number} 个已启用的密钥',
  'accountKey.disabledOf': '已停用账号 {name} 的 {count, number} 个密钥',
  'accountKey.emptyText': '密钥由账号本人创建。',
  'accountKey.emptyTitle': '此账号没有密钥',
  'accountKey.left': '{id}：{reason}',
  'accountKey.leftTitle': '账号 {name} 已锁定，仍有密钥未停用',
  'accountKey.noneEnabled': '没有已启用的密钥。',
  'accountKey.note': '此账号的程序使用这些密钥为 API 调用签名。锁定账号不影响密钥，需要时请在此停用。',
} as const;
