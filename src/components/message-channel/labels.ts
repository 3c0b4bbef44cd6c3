import type { CHANNELS } from '@/domain/message/channel';
import { codeText } from '@/i18n/code-text';
import type { MessageId } from '@/i18n/messages';
import type { T } from '@/i18n/use-t';

const NAMES = {
  inSite: 'channel.inSite',
  sms: 'channel.sms',
  email: 'channel.email',
  wechat: 'channel.wechat',
  dingtalk: 'channel.dingtalk',
  enterprise: 'channel.enterprise',
  wechatService: 'channel.wechatService',
} as const satisfies Record<(typeof CHANNELS)[number], MessageId>;

/** What a message channel is called. */
export const channelText = (t: T, code: string): string => codeText(t, NAMES, code);

/** Several of them in a row. */
export const channelsText = (t: T, codes: readonly string[]): string =>
  codes.map((code) => channelText(t, code)).join(t('common.separator'));
