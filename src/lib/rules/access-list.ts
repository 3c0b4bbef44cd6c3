import type * as z from 'zod';
import { type Address, formatAddress, maskToPrefix, normalize, parseAddress, toCidr, toNetwork } from '../ip/address';
import { covers, type Interval, intervalBetween, intervalOf, relation } from '../ip/interval';
import { accessRule } from './access';

export type AccessRule = z.output<typeof accessRule>;

/** The addresses that a rule admits; null for a rule that is not valid. */
function admits(rule: AccessRule): Interval | null {
  if (rule.type === 'mask') {
    const network = toNetwork(rule.ip, rule.mask);
    return network && intervalOf(network);
  }
  const [start, end] = rule.type === 'single' ? [rule.ip, rule.ip] : [rule.start, rule.end];
  const [first, last] = [parseAddress(start), parseAddress(end)];
  return first && last && intervalBetween(first, last);
}

/** The rule in its one form: addresses as RFC 5952 has them, network bits only, one address as a single one. */
export function normalizeRule(rule: AccessRule): AccessRule {
  const span = admits(rule);
  if (!span) return rule;
  const [first, last] = [formatAddress(span.first), formatAddress(span.last)];
  if (first === last) return { type: 'single', ip: first };
  if (rule.type === 'range') return { type: 'range', start: first, end: last };
  const text = ruleText(rule);
  return { type: 'mask', ip: first, mask: text.slice(text.indexOf('/') + 1) };
}

/** The rule as one text: `192.0.2.1`, `192.0.2.1 - 192.0.2.9`, `192.0.2.0/24`. */
export function ruleText(rule: AccessRule): string {
  if (rule.type === 'single') return normalize(rule.ip) ?? rule.ip;
  if (rule.type === 'range') return `${normalize(rule.start) ?? rule.start} - ${normalize(rule.end) ?? rule.end}`;
  const network = toNetwork(rule.ip, rule.mask);
  return network ? toCidr(network) : `${rule.ip}/${maskToPrefix(rule.mask, 4) ?? rule.mask}`;
}

/** One entry of the list as it is being typed; null until it is a valid rule. */
export function readRule(value: unknown): AccessRule | null {
  const parsed = accessRule.safeParse(value);
  return parsed.success ? parsed.data : null;
}

/** Two rules of the list, by position, that admit the same addresses in part or whole. */
export interface RuleOverlap {
  readonly first: number;
  readonly second: number;
  /** As `first` stands to `second`. */
  readonly kind: 'within' | 'around' | 'part';
}

/** Every pair of rules that overlap; entries that are not valid yet are passed over. */
export function overlaps(rules: readonly (AccessRule | null)[]): RuleOverlap[] {
  const spans = rules.map((rule) => rule && admits(rule));
  return spans.flatMap((a, first) =>
    spans.slice(first + 1).flatMap((b, offset) => {
      const kind = a && b ? relation(a, b) : 'apart';
      return kind === 'apart' ? [] : [{ first, second: first + 1 + offset, kind }];
    }),
  );
}

/** What a list does with an address: `open` without rules, the position of the first rule that admits it, or `refused`. */
export function verdict(rules: readonly (AccessRule | null)[], address: Address): number | 'open' | 'refused' {
  if (rules.length === 0) return 'open';
  const found = rules.findIndex((rule) => {
    const span = rule && admits(rule);
    return span !== null && covers(span, address);
  });
  return found === -1 ? 'refused' : found;
}

/** Whether a list shuts an address out; a text that is no address is not judged. */
export function shutsOut(rules: readonly AccessRule[], address: string): boolean {
  const parsed = parseAddress(address);
  return parsed !== null && verdict(rules, parsed) === 'refused';
}
