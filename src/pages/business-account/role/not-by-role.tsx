import { accessReviewApi } from '@/api/business-account/access-review';
import { ScreenLink } from '@/components/screen-link/screen-link';
import { gapAfter } from '@/i18n/sentences';
import { useT } from '@/i18n/use-t';
import { to } from '@/routes/href';
import { useOffers } from '@/ui/data/use-offers';
import { useQuery } from '@/ui/page/use-query';
import { reviewOf } from './right-filter';

interface Props {
  options: readonly { value: string; label: string }[];
}

/** Whoever looks for the role that gives a right of the console finds none: the gateway gives those, to each account. */
export function NotByRole({ options }: Props) {
  const t = useT();
  const offers = useOffers();
  const [query] = useQuery();
  const asked = (query.get('right') ?? '').split(',');
  return options
    .filter(({ value }) => asked.includes(value))
    .map(({ value, label }) => {
      const review = reviewOf(value);
      if (review === null) return null;
      return (
        <p key={value} className="screen-note">
          {t('role.notByRole', { right: label })}
          {gapAfter(t('role.notByRole', { right: label }))}
          {offers(accessReviewApi.listActions) && (
            <ScreenLink isOptional to={to('/business_account/account_management/review', review)}>
              {t('role.whoHas')}
            </ScreenLink>
          )}
        </p>
      );
    });
}
