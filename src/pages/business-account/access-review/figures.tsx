import { accessReviewApi, type ReviewCounts } from '@/api/business-account/access-review';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { Quantity } from '@/ui/data/quantity';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { DEPENDS_ON } from './depends-on';

/** Each figure with the filters of the list that it is the count of. */
const FIGURES = [
  { of: 'accounts', label: 'accessReview.all', query: {} },
  { of: 'neverSignedIn', label: 'accessReview.neverSignedIn', query: { idle: 'never' } },
  { of: 'idle90', label: 'accessReview.idle90', query: { idle: '90' } },
  { of: 'withoutRole', label: 'subAccount.lacksRole', query: { lacks: 'role' } },
  { of: 'locked', label: 'accessReview.locked', query: { status: 'locked' } },
  { of: 'expired', label: 'accessReview.expired', query: { authorization: 'expired' } },
] as const satisfies readonly { of: keyof ReviewCounts; label: MessageId; query: Record<string, string> }[];

/** What an auditor asks first; each figure leads to its accounts. */
export function Figures() {
  const t = useT();
  const { data, failure, reload } = useLoad(accessReviewApi.getSummary, {}, { dependsOn: DEPENDS_ON });
  if (failure && !data) return <LoadFailure failure={failure} onRetry={reload} />;
  return (
    <ul className="review-figures" aria-label={t('accessReview.figures')}>
      {FIGURES.map(({ of, label, query }) => (
        <li key={of}>
          <Link to={to('/business_account/account_management/review', query)}>
            <span className="review-figure">{t(label)}</span> <Quantity value={data ? data.counts[of] : null} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
