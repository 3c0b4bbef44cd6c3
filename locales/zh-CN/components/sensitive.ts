export default {
  'sensitive.email': '邮箱验证码',
  'sensitive.method': '验证方式',
  'sensitive.phone': '手机验证码',
  'sensitive.sentTo': '验证码已发送到 {target}',
  'sensitive.text': '此操作受保护，请验证身份后继续。',
  'sensitive.title': '敏感操作保护',
  'sensitive.verify': '验证',
} as const;
