import type { StatusMap } from '@/ui/status-tag';

export const ACCOUNT_STATUS = {
  normal: { label: 'accountInfo.statusNormal', tone: 'good' },
  locked: { label: 'accountInfo.statusLocked', tone: 'bad' },
} as const satisfies StatusMap;

export const AUTHORIZATION_STATUS = {
  notInEffect: { label: 'accountInfo.notInEffect', tone: 'neutral' },
  expired: { label: 'accountInfo.expired', tone: 'bad' },
  normal: { label: 'accountInfo.authorized', tone: 'good' },
} as const satisfies StatusMap;

export const ACCOUNT_TYPES = {
  platform: 'accountInfo.typePlatform',
  channel: 'accountInfo.typeChannel',
  group: 'accountInfo.typeGroup',
  enterpriseMessaging: 'accountInfo.typeEnterpriseMessaging',
  businessMain: 'accountInfo.typeBusinessMain',
  businessSub: 'accountInfo.typeBusinessSub',
} as const;

export const CHANNELS = {
  inSite: 'accountInfo.channelInSite',
  sms: 'accountInfo.channelSms',
  email: 'accountInfo.channelEmail',
  wechat: 'accountInfo.channelWechat',
  dingtalk: 'accountInfo.channelDingtalk',
  enterpriseMessaging: 'accountInfo.channelEnterpriseMessaging',
  wechatService: 'accountInfo.channelWechatService',
} as const;
