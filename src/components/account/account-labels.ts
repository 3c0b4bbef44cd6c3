import type { MessageId } from '@/i18n/messages';
import type { StatusMap } from '@/ui/data/status-tag';

export const ACCOUNT_STATUS = {
  normal: { label: 'account.statusNormal', tone: 'good' },
  locked: { label: 'account.statusLocked', tone: 'bad' },
} as const satisfies StatusMap;

export const AUTHORIZATION_STATUS = {
  notInEffect: { label: 'account.notInEffect', tone: 'neutral' },
  expired: { label: 'account.expired', tone: 'bad' },
  normal: { label: 'account.inEffect', tone: 'good' },
} as const satisfies StatusMap;

export const ACCOUNT_TYPES = {
  platform: 'account.typePlatform',
  channel: 'account.typeChannel',
  group: 'account.typeGroup',
  enterpriseMessaging: 'account.typeEnterpriseMessaging',
  businessMain: 'account.typeBusinessMain',
  businessSub: 'account.typeBusinessSub',
} as const;

/** For how many days an account has not signed in. */
export const ACCOUNT_IDLE = {
  '30': 'subAccount.idle30',
  '90': 'subAccount.idle90',
  never: 'subAccount.idleNever',
} as const satisfies Record<string, MessageId>;

export const ACCOUNT_LACKS = {
  role: 'subAccount.lacksRole',
  organization: 'subAccount.lacksOrganization',
} as const satisfies Record<string, MessageId>;
