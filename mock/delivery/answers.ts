import { type DeliveryReason, reasonOfStatus } from '@/domain/push/delivery';
import type { Answer } from './line';

const STATUS_TEXTS: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  413: 'Content Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

/** What a receiver can be made to answer: an HTTP status, or what goes wrong before there is one. */
export type Trouble = number | 'connectionRefused' | 'nameNotResolved' | 'certificate' | 'timeout';

const BROKEN: Readonly<Record<Exclude<Trouble, number>, [durationMs: number, words: (host: string) => string]>> = {
  connectionRefused: [3, (host) => `connect ECONNREFUSED ${host}`],
  nameNotResolved: [12, (host) => `getaddrinfo ENOTFOUND ${host}`],
  certificate: [41, (host) => `certificate has expired (CN=${host})`],
  timeout: [10_000, (host) => `no answer from ${host} within 10 s`],
};

const page = (status: number) => {
  const words = `${status} ${STATUS_TEXTS[status] ?? 'Error'}`;
  return `<html>\r\n<head><title>${words}</title></head>\r\n<body>\r\n<center><h1>${words}</h1></center>\r\n<hr><center>nginx</center>\r\n</body>\r\n</html>`;
};

const headersOf = (type: string, more: Readonly<Record<string, string>> = {}): Answer['headers'] =>
  Object.entries({ server: 'nginx', 'content-type': type, ...more }).map(([name, value]) => ({ name, value }));

/** How a receiver in trouble answers. */
export function troubled(trouble: Trouble, host: string): Answer {
  if (typeof trouble !== 'number') {
    const [durationMs, words] = BROKEN[trouble];
    return { isDelivered: false, reason: trouble, status: null, reply: words(host), headers: [], durationMs };
  }
  const isBusy = trouble === 429 || trouble === 503;
  const headers = headersOf('text/html', {
    ...(isBusy && { 'retry-after': '60' }),
    'set-cookie': 'route=7f3a91c2d4; Path=/; HttpOnly',
  });
  const reason = reasonOfStatus(trouble);
  return { isDelivered: reason === null, reason, status: trouble, reply: page(trouble), headers, durationMs: 38 };
}

interface Said {
  status: number | null;
  reply: string;
  durationMs: number;
  /** Where the status does not say it: the service took the call and declined what it says. */
  reason?: DeliveryReason | null;
}

/** An answer in the words of a service. */
export function said({ status, reply, durationMs, reason: given }: Said): Answer {
  const reason = given ?? (status === null ? null : reasonOfStatus(status));
  const headers = status === null ? [] : headersOf('application/json', { 'x-auth-token': 'b41f90c6e7d2' });
  return { isDelivered: reason === null, reason, status, reply, headers, durationMs };
}

/** Sent by a way that knows no answer. */
export const unconfirmed = (reply: string): Answer => ({
  isDelivered: null,
  reason: null,
  status: null,
  reply,
  headers: [],
  durationMs: 0,
});
