import * as z from 'zod';
import { normalize } from '@/lib/ip/address';
import { asn } from '@/lib/rules/asn';
import { type CrossIssue, crossField } from '@/lib/rules/cross-field';
import { integer, optionalInteger, wholeNumber } from '@/lib/rules/integer';
import { routerIp } from '@/lib/rules/ip';
import { optional } from '@/lib/rules/optional';
import { rule } from '@/lib/rules/rule';
import { secret } from '@/lib/rules/secret';
import { LIMITS, text } from '@/lib/rules/text';
import type { BfdTemplate } from '../bfd/schema';
import { missingTemplates } from '../bfd/schema';

const MOST_S = 65_535;

/** Seconds; 0, or 3 and more (RFC 4271 section 4.2). */
const holdTime = wholeNumber('holdFormat', (value) => value === 0 || (value >= 3 && value <= MOST_S));
const timers = {
  /** The specification's heartbeat: the seconds between two keepalives. */
  keepalive: integer(1, MOST_S),
  /** The specification's keepalive cycle: a neighbor silent for so many seconds is gone; 0 never. */
  hold: holdTime,
};

const running = z.object({ isEnabled: z.literal(true), asNumber: asn, ...timers });

/** The process as it is entered: while it is off nothing else is asked for. */
export const bgpInput = z.discriminatedUnion('isEnabled', [running, z.object({ isEnabled: z.literal(false) })]);

/** The process of a node, with its own autonomous system; null where none was ever entered. */
export const bgpProcess = z.discriminatedUnion('isEnabled', [
  running,
  z.object({ isEnabled: z.literal(false), asNumber: asn.nullable(), ...timers }),
]);
export type Bgp = Readonly<z.output<typeof bgpProcess>>;

/** As long as every version of FRR takes it. */
const MOST_SAID = 80;

/** Somebody the node exchanges routes with. */
const neighbor = z.object({
  /** IPv4 or IPv6. */
  address: routerIp,
  asNumber: asn,
  /** Most hops on the way to it; null where it is directly connected. */
  multiHop: optionalInteger(1, 255)
    .nullable()
    .transform((hops) => hops ?? null),
  /** Loopback docking: the session comes from the loopback address. */
  isLoopback: z.boolean().default(false),
  /** Whether its segments are signed (TCP MD5, RFC 2385); the password is never given back. */
  hasPassword: z.boolean().default(false),
  /** The BFD template that watches it, by id; '' for none. */
  bfd: z.string().default(''),
  /** Who it is, in words of one's own: up to 80 characters, as routers take it; left out by a gateway that keeps none. */
  description: optional(text(MOST_SAID)),
});

export const bgpNeighbor = neighbor.extend({ id: z.string().min(1) });
export type BgpNeighbor = Readonly<z.output<typeof bgpNeighbor>>;

/** What the session with a neighbor is made of: what the neighbor is called is no part of it. */
export const sessionShape = ({ address, asNumber, multiHop, isLoopback, hasPassword, bfd }: BgpNeighbor): string =>
  JSON.stringify([address, asNumber, multiHop, isLoopback, hasPassword, bfd]);

/** Up to 64 characters of one byte each, which both sides write alike: a kernel takes 80 (TCP_MD5SIG_MAXKEYLEN). */
export const neighborPassword = rule(
  secret(text(LIMITS.name, 'none')),
  'asciiPassword',
  (password) => /^[ -~]+$/.test(password),
  { max: LIMITS.name },
);

interface Beside {
  readonly others: readonly BgpNeighbor[];
  readonly templates: readonly BfdTemplate[];
  /** Whether a password is there already: then nothing entered keeps it. */
  readonly isPasswordKept: boolean;
}

const takenIssue = (path: PropertyKey[], address: string): CrossIssue => ({
  path,
  rule: 'neighborTaken',
  values: { address },
});

/** A neighbor as it is entered, beside the other ones and the BFD templates of the node. */
export function neighborInput({ others, templates, isPasswordKept }: Beside) {
  const taken = new Set(others.map(({ address }) => normalize(address)));
  const fields = z.discriminatedUnion('hasPassword', [
    neighbor.extend({
      hasPassword: z.literal(true),
      password: isPasswordKept ? optional(neighborPassword) : neighborPassword,
    }),
    neighbor.extend({ hasPassword: z.literal(false) }),
  ]);
  return crossField(fields, (entry) => {
    const address = normalize(entry.address ?? '');
    const isTaken = address !== null && taken.has(address);
    const missing = missingTemplates('', [entry], templates);
    return [
      ...(isTaken ? [takenIssue(['address'], address)] : []),
      ...missing.map((issue) => ({ ...issue, path: ['bfd'] })),
    ];
  });
}

type Addressed = { readonly address?: string | undefined } | undefined;

/** The second and every later neighbor of one address, after normalization: 2001:DB8:0::1 is 2001:db8::1. */
export function duplicateNeighbors(neighbors: readonly Addressed[]): CrossIssue[] {
  const seen = new Set<string>();
  return neighbors.flatMap((one, index) => {
    const address = normalize(one?.address ?? '');
    if (address === null) return [];
    if (seen.has(address)) return [takenIssue(['bgpNeighbors', index, 'address'], address)];
    seen.add(address);
    return [];
  });
}
