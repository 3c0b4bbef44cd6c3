import { detections, type Verdict } from '@/api/console/detection';
import { parseAddress } from '@/lib/ip/address';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';

const DAY = 86_400_000;

/** The host of a target; an address or a name stands for itself. */
const hostOf = (target: string) => (/^https?:\/\//i.test(target) ? new URL(target).hostname : target);

/** Addresses have no registration, and so no answer of a registry. */
const isAddress = (host: string) => parseAddress(host.replace(/^\[|\]$/g, '')) !== null;

/** `missing.…` is refused, `free.…` is not registered, `bad.…` is a known phishing site; all else is well. */
export const detection = implement(detections, {
  domainCheck: ({ target }, { world }) => {
    const host = hostOf(target);
    if (host.startsWith('missing.')) refuse('NOT_FOUND');
    const isFree = host.startsWith('free.');
    const isUnregistrable = host.endsWith('.test') || isAddress(host);
    const verdict: Verdict = isFree || host.endsWith('.test') ? 'attention' : 'good';
    return {
      target,
      isRegistered: isUnregistrable ? null : !isFree,
      expiresAt: isFree || isUnregistrable ? null : world.now() + 190 * DAY,
      isResolving: !isFree,
      verdict,
    };
  },
  linkCheck: ({ target }) => {
    const host = hostOf(target);
    if (host.startsWith('missing.')) refuse('NOT_FOUND');
    const isBad = host.startsWith('bad.');
    const verdict: Verdict = isBad ? 'bad' : 'good';
    return { target, threat: isBad ? 'phishing' : null, status: isBad ? null : 200, verdict };
  },
});
