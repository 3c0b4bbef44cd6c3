import * as z from 'zod';
import { CAPABILITIES } from '@/lib/contract/capability';
import { trustedAddress } from './config';

/** What a key of config.js is to be. */
export type ConfigKind = 'object' | 'text' | 'origins' | 'capabilities' | 'codes' | 'address' | 'share';

/** A mistake in config.js: a key that is not known (null), or a value that is not of its kind. What is wrong has no effect. */
export interface ConfigProblem {
  key: string;
  expected: ConfigKind | null;
}

const origin = z.string().refine((value) => URL.canParse(value) && new URL(value).origin === value);

const KINDS = {
  text: z.string(),
  origins: z.array(origin),
  capabilities: z.array(z.enum(CAPABILITIES)),
  codes: z.array(z.union([z.string(), z.number()])),
  address: z.string(),
  share: z.number().min(0).max(1),
} as const;

/** The keys of config.js, each with its kind. */
const KEYS: ReadonlyMap<string, keyof typeof KINDS> = new Map([
  ['deployEnv', 'text'],
  ['signInUrl', 'text'],
  ['trustedOrigins', 'origins'],
  ['productName', 'text'],
  ['capabilities', 'capabilities'],
  ['unknownPathCodes', 'codes'],
  ['telemetryUrl', 'address'],
  ['telemetryShare', 'share'],
]);
const anObject = z.record(z.string(), z.unknown());

/** What is wrong with the value of `window.consoleConfig`, in the order of its keys. */
export function configProblems(given: unknown): ConfigProblem[] {
  const all = anObject.safeParse(given);
  // As after a slip of a bracket, which costs the whole file.
  if (!all.success) return [{ key: 'consoleConfig', expected: 'object' }];
  const trusted = KINDS.origins.safeParse(all.data.trustedOrigins).data ?? [];
  return Object.entries(all.data).flatMap(([key, value]) => {
    const expected = KEYS.get(key) ?? null;
    const isLost = expected === 'address' && value && trustedAddress(value, trusted) === '';
    const isRight = expected !== null && !isLost && KINDS[expected].optional().safeParse(value).success;
    return isRight ? [] : [{ key, expected }];
  });
}
