import type zh from '../../zh-CN/components/account';

export default {
  'account.choose': 'Search an account by name',
  'account.channelDingtalk': 'DingTalk robot',
  'account.channelEmail': 'Email',
  'account.channelEnterpriseMessaging': 'Enterprise-messaging robot',
  'account.channelInSite': 'In-site message',
  'account.channelSms': 'SMS',
  'account.channelWechat': 'WeChat',
  'account.channelWechatService': 'WeChat service account',
  'account.expired': 'Expired',
  'account.inEffect': 'In effect',
  'account.notInEffect': 'Not in effect',
  'account.statusLocked': 'Locked',
  'account.statusNormal': 'Normal',
  'account.typeBusinessMain': 'Business main account',
  'account.typeBusinessSub': 'Business sub-account',
  'account.typeChannel': 'Channel account',
  'account.typeEnterpriseMessaging': 'Enterprise-messaging account',
  'account.typeGroup': 'Group company account',
  'account.typePlatform': 'Platform account',
} satisfies Record<keyof typeof zh, string>;
