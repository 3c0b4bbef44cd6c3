import { useState } from 'react';
import { subscriptionApi, subscriptionInput } from '@/api/report/subscription';
import { useT } from '@/i18n/use-t';
import { browserZone } from '@/lib/time-zone';
import { to } from '@/routes/href';
import { useReport } from '@/ui/feedback/report';
import { FormPage } from '@/ui/form/form-page';
import { SubscriptionFields } from './fields';
import { DEFAULTS } from './model';

export default function CreateSubscription() {
  const t = useT();
  const notify = useReport();
  const [initial] = useState(() => ({ ...DEFAULTS, zone: browserZone(), channels: [], receiverIds: [] }));
  return (
    <FormPage
      name="subscriptionCreate"
      title={t('subscription.createTitle')}
      schema={subscriptionInput}
      initial={initial}
      onSubmit={(input) => subscriptionApi.add(input).then(() => notify.success(t('subscription.added')))}
      back={to('/alarm/business_report/subscription_task')}
      submitText={t('subscription.create')}
    >
      <SubscriptionFields />
    </FormPage>
  );
}
