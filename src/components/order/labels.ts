import type { MessageId } from '@/i18n/messages';
import type { StatusMap } from '@/ui/data/status-tag';

/** States of an order; one that is not among them is shown as it came. */
export const ORDER_STATUS = {
  // Elsewhere too what waits for others is neutral, and what waits for the operator asks for attention.
  pendingValidation: { label: 'order.pendingValidation', tone: 'neutral' },
  tradeSuccessful: { label: 'order.tradeSuccessful', tone: 'good' },
  tradeFailed: { label: 'order.tradeFailed', tone: 'bad' },
  split: { label: 'order.split', tone: 'neutral' },
  toBeConfirmed: { label: 'order.toBeConfirmed', tone: 'attention' },
} as const satisfies StatusMap;

type Labels = Readonly<Record<string, MessageId>>;

export const BUY_TYPES: Labels = {
  firstPurchase: 'order.firstPurchase',
  upgrade: 'order.upgrade',
  renew: 'order.renew',
  delay: 'order.delay',
  trial: 'order.trial',
};

export const PAYMENT_TYPES: Labels = { prePaid: 'order.prePaid', postPaid: 'order.postPaid' };

export const ORDER_TYPES: Labels = { selfService: 'order.selfService', system: 'order.system' };
