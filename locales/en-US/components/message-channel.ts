import type zh from '../../zh-CN/components/message-channel';

export default {
  'channel.dingtalk': 'DingTalk robot',
  'channel.email': 'Email',
  'channel.enterprise': 'Enterprise-messaging robot',
  'channel.inSite': 'In-site message',
  'channel.openContact': 'Open contact',
  'channel.sms': 'SMS',
  'channel.wechat': 'WeChat',
  'channel.wechatService': 'WeChat service account',
} satisfies Record<keyof typeof zh, string>;
