const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const MAX_LABEL = 63;

/** Longest name in the DNS, in its ASCII form (RFC 1035, without the root). */
export const MAX_NAME = 253;

/** The label as it travels in the DNS (RFC 5890 A-label), by the platform's own UTS 46; '' if there is none. */
function toAscii(label: string): string {
  // At least one character of the ASCII form for each of the label's, of which one may be two units long: what is longer
  // can be no name, and the algorithm of the ASCII form is quadratic.
  if (label.length > 2 * MAX_LABEL) return '';
  if (/^(?!xn--)[\x21-\x7e]+$/i.test(label)) return label;
  if (!/^[\p{L}\p{M}\p{N}-]+$/u.test(label)) return '';
  try {
    const { hostname } = new URL(`http://${label}`);
    // Full-width letters and digits turn into plain ones: such a text is not the name that it looks like.
    return hostname.startsWith('xn--') ? hostname : '';
  } catch {
    return '';
  }
}

/** A host name by RFC 1123 and 5890: labels of 1 to 63, 253 in all, in their ASCII form; the last label is no number. */
export const isHostname = (text: string): boolean => asciiName(text) !== '';

/** The host name in its ASCII form and in lower case, by which names are the same; '' when it is none. */
export function asciiName(text: string): string {
  const labels = text.split('.').map(toAscii);
  const name = labels.join('.');
  // Browsers read a name that ends like this as an IPv4 address (WHATWG URL, ends in a number).
  const isNumber = /^(?:\d+|0x[0-9a-f]*)$/i.test(labels.slice(-1).join(''));
  const isGood =
    name.length <= MAX_NAME && !isNumber && labels.every((label) => label.length <= MAX_LABEL && LABEL.test(label));
  return isGood ? name.toLowerCase() : '';
}
