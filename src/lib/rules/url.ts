import * as z from 'zod';
import { isHost, parseAddress } from '../ip/address';
import { isHostname } from './hostname';
import { isPort } from './port';
import { rule } from './rule';
import { LIMITS } from './text';

// Scheme, host and port, then the rest without spaces, control characters and those that RFC 3986 forbids and
// browsers would rewrite. No user-info: credentials do not belong in an address that is shown and logged.
const URL_PARTS = /^https?:\/\/(?:\[([0-9a-f:.]+)\]|([^\s/?#@:[\]\\]+))(?::(\d+))?(?:[/?#][^\s\p{C}"<>\\]*)?$/iu;

/** An absolute http or https URL to a host name, an IPv4 or a bracketed IPv6 address. */
export function isUrl(text: string): boolean {
  const parts = URL_PARTS.exec(text);
  if (!parts) return false;
  const [, v6, host = '', port] = parts;
  const isNamed =
    v6 === undefined ? isHostname(host) || parseAddress(host)?.family === 4 : parseAddress(v6)?.family === 6;
  return isNamed && (port === undefined || isPort(port));
}

const hasScheme = (text: string) => /^https?:\/\//i.test(text);

/** Whether a user name stands before the host, as in `https://user:secret@host/`. */
const hasUser = (text: string) => /^[a-z]+:\/\/[^\s/?#]*@/i.test(text);

/** An http or https URL of up to `max` characters, 2048 unless told. */
export function url(max: number = LIMITS.url): z.ZodString {
  const schemed = rule(z.string().min(1).max(max), 'urlScheme', hasScheme);
  const anonymous = rule(schemed, 'urlUser', (text) => !hasUser(text));
  // One reason at a time.
  return rule(anonymous, 'urlFormat', (text) => !hasScheme(text) || hasUser(text) || isUrl(text));
}

const unfragmented = (schema: z.ZodString) => rule(schema, 'urlFragment', (text) => !text.includes('#'));

/**
 * Whether a host is none that a gateway may call from outside: the names that RFC 6761 reserves for the machine itself,
 * and addresses that no other host can have, mapped ones too.
 */
export function leadsBack(host: string): boolean {
  const address = parseAddress(host.replace(/^\[|\]$/g, ''));
  return address ? !isHost(address) : /^(?:[^.]+\.)*localhost$/i.test(host);
}

const elsewhere = (schema: z.ZodString) =>
  rule(schema, 'loopback', (text) => !isUrl(text) || !leadsBack(new URL(text).hostname));

const secure = (schema: z.ZodString) => rule(schema, 'urlHttps', (text) => /^https:/i.test(text));

/** An https URL, as the endpoints of an identity provider must be. */
export const httpsUrl = secure(url());

/** The webhook of a robot, up to 256 characters, over https since its address is a secret; a fragment would never be sent. */
export const webhook = elsewhere(secure(unfragmented(url(LIMITS.long))));

/** The callback URL of a push task; a fragment would never be sent. */
export const callbackUrl = elsewhere(unfragmented(url()));

/** Where a provider's own interface is called. */
export const endpointUrl = elsewhere(unfragmented(secure(url())));
