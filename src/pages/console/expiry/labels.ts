import type { ExpiryKind, ExpiryState } from '@/api/console/expiry';
import { EXPIRY_TONES } from '@/components/expiry/tones';
import type { MessageId } from '@/i18n/messages';
import type { StatusMap } from '@/ui/data/status-tag';

export const KINDS = {
  product: 'expiry.product',
  trial: 'expiry.trial',
  license: 'expiry.license',
  certificate: 'expiry.certificate',
  password: 'expiry.password',
  secretKey: 'expiry.secretKey',
  share: 'expiry.share',
  backup: 'expiry.backup',
  silence: 'expiry.silence',
} as const satisfies Record<ExpiryKind, MessageId>;

export const STATES = {
  ended: { label: 'expiry.ended', tone: EXPIRY_TONES.ended },
  days7: { label: 'expiry.days7', tone: EXPIRY_TONES.days7 },
  days30: { label: 'expiry.days30', tone: EXPIRY_TONES.days30 },
  days90: { label: 'expiry.days90', tone: EXPIRY_TONES.later },
} as const satisfies Record<ExpiryState, StatusMap[string]>;

/** What has its day behind it and goes on all the same, as a key or a backup does, is overdue and has not expired. */
export const SHOWN_STATES = {
  ...STATES,
  overdue: { label: 'expiry.isOverdue', tone: EXPIRY_TONES.ended },
} as const satisfies StatusMap;
