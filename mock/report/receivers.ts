import type { Contact } from '@/api/message/contact';
import type { Receiver } from '@/api/report/subscription';
import { contactRows } from '../message/contact-rows';
import { robotRows } from '../message/robot';
import type { World } from '../runtime/world';

/** One who was deleted after a subscription had chosen him. */
export const GONE = { id: 'CT-99', name: '已离职的值班员' } as const;

/** What reaches a contact: what was verified, and in the console only who has an account there. */
const channelsOf = ({ type, phoneState, emailState, wechatState }: Contact): string[] => [
  ...(type === 'account' ? ['inSite'] : []),
  ...(phoneState === 'verified' ? ['sms'] : []),
  ...(emailState === 'verified' ? ['email'] : []),
  ...(wechatState === 'bound' ? ['wechat', 'wechatService'] : []),
];

/** Whom reports can be sent to: contacts and robots as they are now. */
export const receiversOf = (world: World): Receiver[] => [
  ...contactRows.of(world).rows.map((one) => ({ id: one.id, name: one.name, channels: channelsOf(one) })),
  ...robotRows.of(world).rows.map(({ id, name, type }) => ({
    id,
    name,
    channels: [type],
  })),
];
