import type { StatusMap } from '@/ui/data/status-tag';

export const VERIFICATION = {
  verified: { label: 'receiver.verified', tone: 'good' },
  pending: { label: 'receiver.pending', tone: 'attention' },
  unverified: { label: 'receiver.unverified', tone: 'neutral' },
} as const satisfies StatusMap;

export const WECHAT = {
  bound: { label: 'receiver.bound', tone: 'good' },
  unbound: { label: 'receiver.unbound', tone: 'neutral' },
} as const satisfies StatusMap;

export const TYPE = {
  account: { label: 'receiver.account', tone: 'neutral' },
  custom: { label: 'receiver.custom', tone: 'neutral' },
} as const satisfies StatusMap;

export const LAST_TEST = {
  delivered: { label: 'robot.testDelivered', tone: 'good' },
  refused: { label: 'robot.testRefused', tone: 'bad' },
  none: { label: 'robot.testNone', tone: 'neutral' },
} as const satisfies StatusMap;
