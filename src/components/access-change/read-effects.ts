import {
  type AccessChange,
  accessChangeApi,
  type Effect,
  type EffectGroup,
  type Right,
} from '@/api/business-account/access-change';
import { allPages } from '@/lib/contract/all-pages';
import type { CsvCell } from '@/lib/csv';

/** So many accounts of each group come with the question; the others page by page. */
export const PAGE = 50;

/** All accounts that a change reaches. */
export const readEffects = (change: AccessChange): Promise<Effect[]> =>
  allPages((page) => accessChangeApi.previewEffect({ change, ...page }));

/** Accounts of one group, page by page. */
export const readGroup = (change: AccessChange, group: string, current: number): Promise<Effect[]> =>
  accessChangeApi.previewEffect({ change, group, current, pageSize: PAGE }).then(({ list }) => list);

/** How much must be looked at before a save: who may write from now on, then who gains anything, then who only loses. */
const rankOf = ({ gains }: EffectGroup): number =>
  gains.some(({ kind }) => kind === 'write') ? 2 : gains.length > 0 ? 1 : 0;

/** Rights of one effect as they are read: to write comes first, the others as they came. */
export const writingFirst = (rights: readonly Right[]): Right[] =>
  [...rights].sort((one, other) => Number(other.kind === 'write') - Number(one.kind === 'write'));

/** Groups as they are read: gains of writing first, then other gains, then losses; the larger first among equals. */
export const inOrder = (groups: readonly EffectGroup[]): EffectGroup[] =>
  [...groups].sort((one, other) => rankOf(other) - rankOf(one) || other.count - one.count);

/** Accounts with the very same effect together, where the gateway sends accounts only; they keep their order. */
export function groupEffects(effects: readonly Effect[]): EffectGroup[] {
  const groups = new Map<string, EffectGroup>();
  for (const { gains, losses, ...account } of effects) {
    const key = JSON.stringify([gains, losses]);
    const group = groups.get(key) ?? { key, gains, losses, count: 0, accounts: [] };
    groups.set(key, group);
    group.count += 1;
    group.accounts.push(account);
  }
  return [...groups.values()];
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
