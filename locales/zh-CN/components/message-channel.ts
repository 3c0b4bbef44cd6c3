export default {
  'channel.dingtalk': '钉钉机器人',
  'channel.email': '邮件',
  'channel.enterprise': '企业消息机器人',
  'channel.inSite': '站内信',
  'channel.openContact': '查看联系人',
  'channel.sms': '短信',
  'channel.wechat': '微信',
  'channel.wechatService': '微信服务号',
} as const;
