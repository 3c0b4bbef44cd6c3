import * as z from 'zod';
import { parseAddress } from '../ip/address';
import { isHostname, MAX_NAME } from './hostname';
import { rule } from './rule';
import { LIMITS } from './text';
import { isUrl } from './url';

/** Deepest name, a leading wildcard counted. */
const DOMAIN_LEVELS = 16;

/** A host name of two labels or more whose last label is no number; internationalized names too, no trailing dot. */
export function isDomain(text: string): boolean {
  return text.includes('.') && isHostname(text);
}

/** A domain name of up to 16 levels; with `wildcard` its first label may be `*`. */
export function domainName({ wildcard = false }: { wildcard?: boolean } = {}): z.ZodString {
  const named = rule(z.string().min(1).max(MAX_NAME), 'domainFormat', (text) =>
    isDomain(wildcard ? text.replace(/^\*(?=\.)/, 'x') : text),
  );
  return rule(named, 'domainDepth', (text) => text.split('.').length <= DOMAIN_LEVELS, { max: DOMAIN_LEVELS });
}

/** Whether a text names a record under a domain: a wildcard, or a name such as `_dmarc.example.com`. */
function isRecordName(text: string): boolean {
  const host = text.replace(/^\*\./, '').replace(/(^|\.)_/g, '$1');
  return host !== text && isDomain(host);
}

const detected = rule(
  z.string().min(1).max(LIMITS.url),
  'urlOrDomain',
  (text) => isDomain(text) || isUrl(text) || parseAddress(text) !== null || isRecordName(text),
);

/** What a detection box takes: a domain name, an address, or an http(s) URL, up to 2048 characters. */
export const urlOrDomain = rule(detected, 'recordName', (text) => !isRecordName(text));
