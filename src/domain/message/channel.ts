/** The message channels of the platform: the ways in which somebody is told. */
export const CHANNELS = ['inSite', 'sms', 'email', 'wechat', 'dingtalk', 'enterprise', 'wechatService'] as const;
export type Channel = (typeof CHANNELS)[number];
