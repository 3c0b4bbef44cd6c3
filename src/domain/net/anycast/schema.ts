import * as z from 'zod';
import { normalize } from '@/lib/ip/address';
import { type CrossIssue, crossField } from '@/lib/rules/cross-field';
import { routerIp } from '@/lib/rules/ip';
import { orEmpty } from '@/lib/rules/optional';
import { LIMITS, text } from '@/lib/rules/text';

/** A host route that several nodes announce; the closest one answers. */
const fields = z.object({
  /** IPv4 or IPv6, without mask: /32 or /128. */
  address: routerIp,
  isAdvertised: z.boolean().default(true),
  remark: orEmpty(text(LIMITS.remark)),
});

export const anycastAddress = fields.extend({
  id: z.string().min(1),
  /** Withdrawn by a drain, and announced again by its end. */
  isDrained: z.literal(true).optional(),
});
export type AnycastAddress = Readonly<z.output<typeof anycastAddress>>;

const takenIssue = (path: PropertyKey[], address: string): CrossIssue => ({
  path,
  rule: 'anycastTaken',
  values: { address },
});

/** An address as it is entered, beside the other ones of the node. */
export function anycastInput(others: readonly AnycastAddress[]) {
  const taken = new Set(others.map(({ address }) => normalize(address)));
  return crossField(fields, (entry) => {
    const address = normalize(entry.address ?? '');
    return address !== null && taken.has(address) ? [takenIssue(['address'], address)] : [];
  });
}

/** The second and every later entry of one address, after normalization. */
export function duplicateAnycast(entries: readonly ({ readonly address?: string | undefined } | undefined)[]) {
  const seen = new Set<string>();
  return entries.flatMap((one, index): CrossIssue[] => {
    const address = normalize(one?.address ?? '');
    if (address === null) return [];
    if (seen.has(address)) return [takenIssue(['anycast', index, 'address'], address)];
    seen.add(address);
    return [];
  });
}
