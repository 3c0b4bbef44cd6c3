import type { DeliveryAttempt } from '@/api/message/delivery';
import type { DeliveryReason } from '@/domain/push/delivery';
import { codeText } from '@/i18n/code-text';
import type { MessageId } from '@/i18n/messages';
import type { T } from '@/i18n/use-t';
import type { StatusMap } from '@/ui/data/status-tag';

export const DELIVERY_RESULT = {
  delivered: { label: 'deliveries.delivered', tone: 'good' },
  sent: { label: 'deliveries.sent', tone: 'neutral' },
  failed: { label: 'deliveries.failed', tone: 'bad' },
} as const satisfies StatusMap;

export const PIECE = {
  delivered: { label: 'deliveries.pieceDelivered', tone: 'good' },
  waiting: { label: 'deliveries.pieceWaiting', tone: 'attention' },
  failed: { label: 'deliveries.pieceFailed', tone: 'bad' },
} as const satisfies StatusMap;

export const ORIGIN = {
  event: 'deliveries.originEvent',
  test: 'deliveries.originTest',
  resend: 'deliveries.originResend',
} as const satisfies Record<string, MessageId>;

export const REASON = {
  connectionRefused: 'deliveries.connectionRefused',
  nameNotResolved: 'deliveries.nameNotResolved',
  certificate: 'deliveries.certificate',
  timeout: 'deliveries.timeout',
  unauthorized: 'deliveries.unauthorized',
  notFound: 'deliveries.notFound',
  tooLarge: 'deliveries.tooLarge',
  tooMany: 'deliveries.tooMany',
  clientError: 'deliveries.clientError',
  serverError: 'deliveries.serverError',
  declined: 'deliveries.declined',
} as const satisfies Record<DeliveryReason, MessageId>;

/** What somebody can do about it. */
const ADVICE = {
  connectionRefused: 'deliveries.doConnectionRefused',
  nameNotResolved: 'deliveries.doNameNotResolved',
  certificate: 'deliveries.doCertificate',
  timeout: 'deliveries.doTimeout',
  unauthorized: 'deliveries.doUnauthorized',
  notFound: 'deliveries.doNotFound',
  tooLarge: 'deliveries.doTooLarge',
  tooMany: 'deliveries.doTooMany',
  clientError: 'deliveries.doClientError',
  serverError: 'deliveries.doServerError',
  declined: 'deliveries.doDeclined',
} as const satisfies Record<DeliveryReason, MessageId>;

const isKnown = (reason: string): reason is DeliveryReason => Object.hasOwn(ADVICE, reason);

/** Why something did not arrive, in a few words. */
export const reasonText = (t: T, reason: string): string => codeText(t, REASON, reason);

/** What to do about it; nothing where the console does not know the reason. */
export const adviceText = (t: T, reason: string): string => (isKnown(reason) ? t(ADVICE[reason]) : '');

const MODULES: Readonly<Record<string, MessageId>> = {
  operation: 'deliveries.aboutOperation',
  alarm: 'deliveries.aboutAlarm',
  authoritative: 'deliveries.aboutAuthoritative',
  shield: 'deliveries.aboutShield',
  recursive: 'deliveries.aboutRecursive',
  threat: 'deliveries.aboutThreat',
};

/** What a piece tells of. */
export function aboutText(t: T, { kind, module = '', alarmId = '' }: DeliveryAttempt['about']): string {
  if (kind === 'module') return codeText(t, MODULES, module);
  if (kind === 'alarm') return t('deliveries.aboutNotice', { id: alarmId });
  if (kind === 'code') return t('deliveries.aboutCode');
  return kind === 'message' ? t('deliveries.aboutMessage') : kind;
}
