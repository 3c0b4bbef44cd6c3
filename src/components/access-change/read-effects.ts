import { type AccessChange, accessChangeApi, type Effect, type Right } from '@/api/business-account/access-change';
import { allPages } from '@/lib/contract/all-pages';
import type { CsvCell } from '@/lib/csv';

/** So many accounts come with the question; the others when somebody wants them. */
export const PAGE = 50;

/** All accounts that a change reaches. */
export const readEffects = (change: AccessChange): Promise<Effect[]> =>
  allPages((page) => accessChangeApi.previewEffect({ change, ...page }));

/** Accounts with the very same effect. */
export interface EffectGroup {
  key: string;
  gains: readonly Right[];
  losses: readonly Right[];
  accounts: readonly Effect[];
}

/** The largest group first; accounts keep their order. */
export function groupEffects(effects: readonly Effect[]): EffectGroup[] {
  const groups = new Map<string, Effect[]>();
  for (const effect of effects) {
    const key = JSON.stringify([effect.gains, effect.losses]);
    const group = groups.get(key);
    if (group) group.push(effect);
    else groups.set(key, [effect]);
  }
  return [...groups]
    .map(([key, accounts]) => ({ key, gains: accounts[0]?.gains ?? [], losses: accounts[0]?.losses ?? [], accounts }))
    .sort((one, other) => other.accounts.length - one.accounts.length);
}

/** One row for each right of each account: a spreadsheet can filter by either. */
export const effectRows = (
  effects: readonly Effect[],
  words: { gains: string; loses: string; kindOf: (kind: string) => string; blockedOf: (isBlocked: boolean) => string },
): CsvCell[][] =>
  effects.flatMap(({ id, name, isBlocked, gains, losses }) =>
    [
      ...gains.map((right) => [words.gains, right] as const),
      ...losses.map((right) => [words.loses, right] as const),
    ].map(([effect, { kind, of, name: what }]) => [
      id,
      name,
      words.blockedOf(isBlocked),
      effect,
      words.kindOf(kind),
      of,
      what,
    ]),
  );
