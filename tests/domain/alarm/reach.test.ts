import { expect, it } from 'vitest';
import { problemOf, type ReceiverDirectory, reachesAnybody } from '@/domain/alarm/reach';

type Contact = NonNullable<ReturnType<ReceiverDirectory['contactOf']>>;
const contact: Contact = { phone: '1', email: 'a@b.cn', isPhoneVerified: true, isEmailVerified: true };
const contacts = new Map<string, Contact>([
  ['whole', contact],
  ['mailOnly', { ...contact, phone: null }],
  ['new', { ...contact, isPhoneVerified: false, isEmailVerified: false }],
]);
const accounts = new Map([
  ['open', { isLocked: false }],
  ['locked', { isLocked: true }],
]);
const directory: ReceiverDirectory = {
  contactOf: (id) => contacts.get(id),
  accountOf: (id) => accounts.get(id),
  hasRobot: (channel, id) => channel === 'dingtalk' && id === 'robot',
};

it.each([
  ['sms', 'whole', null],
  ['sms', 'mailOnly', 'noAddress'],
  ['email', 'mailOnly', null],
  ['sms', 'new', 'unverified'],
  ['email', 'new', 'unverified'],
  ['sms', 'none', 'gone'],
  ['inSite', 'open', null],
  ['wechatService', 'locked', 'locked'],
  ['inSite', 'none', 'gone'],
  ['dingtalk', 'robot', null],
  ['enterprise', 'robot', 'gone'],
  ['wechat', 'anybody', null],
] as const)('by %s what keeps %s from hearing is %s', (channel, id, problem) => {
  expect(problemOf(channel, id, directory)).toBe(problem);
});

it('a channel is heard as soon as one receiver is reached, and by nobody without any', () => {
  expect(reachesAnybody('sms', ['none', 'new', 'whole'], directory)).toBe(true);
  expect(reachesAnybody('sms', ['none', 'new'], directory)).toBe(false);
  expect(reachesAnybody('sms', [], directory)).toBe(false);
});
