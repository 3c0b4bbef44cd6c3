import { accessReviewApi } from '@/api/business-account/access-review';
import { actionsOn } from '@/api/business-account/console-action';
import { ScreenLink } from '@/components/screen-link/screen-link';
import { useT } from '@/i18n/use-t';
import { to } from '@/routes/href';
import { useOffers } from '@/ui/data/use-offers';

/** Who may create, change and delete them, in the access review. */
const WHO_MAY = to('/business_account/account_management/review', {
  tab: 'actions',
  action: actionsOn('secretKey').join(','),
});

/** Leads from the keys to who may manage them, where the gateway knows. */
export default function WhoMay() {
  const t = useT();
  const offers = useOffers();
  if (!offers(accessReviewApi.listActions)) return null;
  return (
    <ScreenLink to={WHO_MAY} isOptional>
      {t('secretKey.whoMay')}
    </ScreenLink>
  );
}
