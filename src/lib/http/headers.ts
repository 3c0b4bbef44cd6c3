/** The headers of a call: token, epoch milliseconds and language. */
export const callHeaders = (token: string | null, language: string): Record<string, string> => ({
  ...(token !== null && { 'Access-Token': token }),
  Timestamp: String(Date.now()),
  'Accept-Language': language,
});

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The header that begins a trace of one call, as W3C Trace Context writes it; of such a share of calls a server is to keep its trace. */
export const traceHeader = (share: number): Record<string, string> => ({
  traceparent: `00-${hex(16)}-${hex(8)}-0${Math.random() < share ? 1 : 0}`,
});
