const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i;
const MAX_LABEL = 63;

/** Longest name in the DNS, in its ASCII form (RFC 1035, without the root). */
export const MAX_NAME = 253;

/** What the platform makes of a label by its own UTS 46; '' where that is no host. */
function hostOf(label: string): string {
  try {
    return new URL(`http://${label}`).hostname;
  } catch {
    return '';
  }
}

const DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** What the part behind "xn--" stands for (RFC 3492); of what is no encoded label, some text or an error. */
function decoded(code: string): string {
  const end = code.lastIndexOf('-');
  const signs = [...code.slice(0, Math.max(end, 0))];
  let [point, place, bias, next] = [128, 0, 72, end + 1];
  while (next < code.length) {
    const before = place;
    let weight = 1;
    for (let step = 36; ; step += 36) {
      const digit = DIGITS.indexOf(code.charAt(next) || '-');
      next += 1;
      place += digit * weight;
      const threshold = Math.min(Math.max(step - bias, 1), 26);
      if (digit < threshold) break;
      weight *= 36 - threshold;
    }
    const count = signs.length + 1;
    let delta = Math.floor((place - before) / (before === 0 ? 700 : 2));
    delta += Math.floor(delta / count);
    bias = 0;
    for (; delta > 455; delta = Math.floor(delta / 35)) bias += 36;
    bias += Math.floor((36 * delta) / (delta + 38));
    point += Math.floor(place / count);
    place %= count;
    signs.splice(place, 0, String.fromCodePoint(point));
    place += 1;
  }
  return signs.join('');
}

/** Whether a label in lower case that begins with "xn--" is an encoded one: newer engines take any. */
function isEncoded(label: string): boolean {
  try {
    return hostOf(decoded(label.slice(4))) === label;
  } catch {
    return false;
  }
}

/** The label as it travels in the DNS (RFC 5890 A-label); '' if there is none. */
function toAscii(label: string): string {
  // At least one character of the ASCII form for each of the label's, of which one may be two units long: what is longer
  // can be no name, and the algorithm of the ASCII form is quadratic.
  if (label.length > 2 * MAX_LABEL) return '';
  if (/^[\x21-\x7e]+$/.test(label)) {
    return !/^xn--/i.test(label) || isEncoded(label.toLowerCase()) ? label : '';
  }
  if (!/^[\p{L}\p{M}\p{N}-]+$/u.test(label)) return '';
  const host = hostOf(label);
  // Full-width letters and digits turn into plain ones: such a text is not the name that it looks like.
  return host.startsWith('xn--') ? host : '';
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
