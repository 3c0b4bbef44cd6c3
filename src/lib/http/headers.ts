/** The headers of a call: token, epoch milliseconds and language. */
export const callHeaders = (token: string | null, language: string): Record<string, string> => ({
  ...(token !== null && { 'Access-Token': token }),
  Timestamp: String(Date.now()),
  'Accept-Language': language,
});
