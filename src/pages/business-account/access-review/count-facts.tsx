import type { ReviewCounts } from '@/api/business-account/access-review';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { Facts } from '@/ui/data/facts';
import { Quantity } from '@/ui/data/quantity';

export const COUNTS = {
  accounts: 'accessReview.all',
  neverSignedIn: 'accessReview.neverSignedIn',
  idle90: 'accessReview.idle90',
  withoutRole: 'subAccount.lacksRole',
  locked: 'accessReview.locked',
  expired: 'accessReview.expired',
  screens: 'accessReview.screenRights',
  actions: 'accessReview.actionRights',
  resources: 'accessReview.resourceRights',
} as const satisfies Record<keyof ReviewCounts, MessageId>;

export const COUNT_NAMES = [
  'accounts',
  'neverSignedIn',
  'idle90',
  'withoutRole',
  'locked',
  'expired',
  'screens',
  'actions',
  'resources',
] as const satisfies readonly (keyof ReviewCounts)[];

/** All lines of rights, of whichever list. */
export const linesIn = ({ screens, resources, actions = 0 }: ReviewCounts) => screens + resources + actions;

/** What a sign-off covers. */
export function CountFacts({ counts }: { counts: ReviewCounts }) {
  const t = useT();
  return (
    <Facts
      items={COUNT_NAMES.flatMap((name) => {
        const count = counts[name];
        return count === undefined ? [] : [{ label: t(COUNTS[name]), value: <Quantity value={count} /> }];
      })}
    />
  );
}
