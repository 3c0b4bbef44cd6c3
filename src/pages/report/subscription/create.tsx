import { useState } from 'react';
import { subscriptionApi, subscriptionInput } from '@/api/report/subscription';
import { useT } from '@/i18n/use-t';
import { ownZone } from '@/lib/clock-zone';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useOffers } from '@/ui/data/use-offers';
import { FormPage } from '@/ui/form/form-page';
import { SubscriptionFields } from './fields';
import { DEFAULTS } from './model';

export default function CreateSubscription() {
  const t = useT();
  const can = useCan();
  const offers = useOffers();
  const [initial] = useState(() => ({ ...DEFAULTS, zone: ownZone(), channels: [], receiverIds: [] }));
  return (
    <FormPage
      name="subscriptionCreate"
      title={t('subscription.createTitle')}
      schema={subscriptionInput}
      initial={initial}
      success={({ name }) => t('subscription.added', { name })}
      permit={can(subscriptionApi.add)}
      onSubmit={(input) => subscriptionApi.add(input)}
      back={to('/alarm/business_report/subscription_task')}
      submitText={t('subscription.create')}
    >
      <SubscriptionFields note={offers(subscriptionApi.makeNow) ? t('subscription.firstNow') : undefined} />
    </FormPage>
  );
}
