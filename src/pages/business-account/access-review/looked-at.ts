import { useMemo, useState } from 'react';
import type { ReviewCounts } from '@/api/business-account/access-review';
import type { MessageId } from '@/i18n/messages';

/** The lists that a sign-off covers, as their tabs are named. */
export const LISTS = {
  accounts: 'accessReview.accounts',
  screens: 'accessReview.screens',
  actions: 'accessReview.actions',
  resources: 'accessReview.resources',
} as const satisfies Partial<Record<keyof ReviewCounts, MessageId>>;
type List = keyof typeof LISTS;

const NAMES = ['accounts', 'screens', 'actions', 'resources'] as const satisfies readonly List[];

/** Every version of each list that has been on screen; null where the gateway names none. */
export type LookedAt = Readonly<Partial<Record<List, readonly (string | null)[]>>>;

/** How the operator knows a list: as it is to be signed, as it was before a change, or not at all. */
export type Knowledge = 'seen' | 'changed' | 'unseen';

/** What is known of each list that a sign-off of a version covers; a list that the gateway does not count is none of them. */
export const knowledgeOf = (
  lookedAt: LookedAt,
  { version, counts }: { version: string; counts: ReviewCounts },
): { list: List; knowledge: Knowledge }[] =>
  NAMES.filter((list) => counts[list] !== undefined).map((list) => {
    const versions = lookedAt[list] ?? [];
    const isSeen = versions.some((one) => one === null || one === version);
    return { list, knowledge: isSeen ? 'seen' : versions.length > 0 ? 'changed' : 'unseen' };
  });

/** Keeps which versions of which lists were on screen: they are what a sign-off may be about. */
export function useLookedAt() {
  const [lookedAt, setLookedAt] = useState<LookedAt>({});
  const hear = useMemo(() => {
    const of =
      (list: List) =>
      (version: string | undefined): void =>
        setLookedAt((before) => {
          const known = before[list] ?? [];
          const named = version ?? null;
          return known.includes(named) ? before : { ...before, [list]: [...known, named] };
        });
    return { accounts: of('accounts'), screens: of('screens'), actions: of('actions'), resources: of('resources') };
  }, []);
  return { lookedAt, hear };
}
