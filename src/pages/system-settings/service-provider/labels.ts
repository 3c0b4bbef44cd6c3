import type { StatusMap } from '@/ui/data/status-tag';

export const KIND = {
  sms: { label: 'serviceProvider.sms', tone: 'neutral' },
  email: { label: 'serviceProvider.email', tone: 'neutral' },
  wechat: { label: 'serviceProvider.wechat', tone: 'neutral' },
  dingtalk: { label: 'serviceProvider.dingtalk', tone: 'neutral' },
} as const satisfies StatusMap;

export const STATE = {
  enabled: { label: 'serviceProvider.enabled', tone: 'good' },
  disabled: { label: 'serviceProvider.disabled', tone: 'neutral' },
  /** By the gateway, after failures in a row. */
  autoSuspended: { label: 'delivery.suspended', tone: 'bad' },
} as const satisfies StatusMap;
