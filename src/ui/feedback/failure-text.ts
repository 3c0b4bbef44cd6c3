import type { MessageId } from '@/i18n/messages';
import type { T } from '@/i18n/use-t';
import { type Failure, STALE } from '@/lib/contract/failure';

/** HTTP statuses that the specification gives a text of their own. */
export const HTTP_TEXTS: Readonly<Record<string, MessageId>> = {
  400: 'http.400',
  401: 'http.401',
  403: 'http.403',
  404: 'http.404',
  406: 'http.406',
  410: 'http.410',
  422: 'http.422',
  500: 'http.500',
  502: 'http.502',
  503: 'http.503',
  504: 'http.504',
};

function reasonText(t: T, failure: Failure): string {
  if (failure.kind === 'http') {
    if (failure.isSaid && failure.text !== null) return failure.text;
    const id = HTTP_TEXTS[failure.code];
    // Under HTTP/2 there is no status text: then its number says more than nothing.
    return id ? t(id) : (failure.text ?? t('request.status', { status: failure.code }));
  }
  if (failure.kind === 'unoffered') return t('request.unoffered');
  if (failure.code === STALE) return t('request.stale');
  // To ask again is not what to do first.
  if (failure.lost) return t('request.noAnswer');
  if (failure.kind === 'contract') return t('request.dataFailure');
  return failure.text ?? t('request.retry');
}

/** No refusal, which the operator understands: whoever looks after the servers finds the call in their logs. */
const isBroken = ({ kind, isSaid }: Failure) => (kind === 'http' && !isSaid) || kind === 'contract';

/**
 * What a failure says to the operator: the gateway's words, the text of its HTTP status, or ours; of a server that broke
 * the id of the request; and of a write whose answer is lost that it may have gone through.
 */
export function failureText(t: T, failure: Failure): string {
  const { requestId } = failure;
  const words = reasonText(t, failure);
  const isNamed = isBroken(failure) && requestId !== undefined;
  const reason = isNamed ? t('common.aside', { text: words, note: t('common.requestId', { id: requestId }) }) : words;
  return failure.lost ? `${reason}\n${t('request.maybeDone')}` : reason;
}
