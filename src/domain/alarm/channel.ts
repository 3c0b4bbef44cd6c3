import type { Channel } from '../message/channel';

/** What a channel sends to: accounts, contacts, WeChat IDs or robots. */
export type ReceiverKind = 'account' | 'contact' | 'wechatId' | 'robot';

export const RECEIVERS: Readonly<Record<Channel, ReceiverKind>> = {
  inSite: 'account',
  sms: 'contact',
  email: 'contact',
  wechat: 'wechatId',
  dingtalk: 'robot',
  enterprise: 'robot',
  wechatService: 'account',
};

/** The receivers of each channel that is on; a channel that is off is absent. */
export type Channels = Readonly<Partial<Record<Channel, readonly string[] | undefined>>>;
