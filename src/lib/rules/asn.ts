import { wholeNumber } from './integer';

const MAX_ASN = 4_294_967_295;

/** An autonomous system number of 32 bits in plain decimals (RFC 6793, RFC 5396 asplain); 0 is never used (RFC 7607). */
export const asn = wholeNumber('asnFormat', (value) => value >= 1 && value <= MAX_ASN, { max: MAX_ASN });
