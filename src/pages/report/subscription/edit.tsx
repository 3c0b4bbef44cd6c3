import { subscriptionApi, subscriptionInput } from '@/api/report/subscription';
import { useRestored } from '@/components/log/use-restored';
import { useT } from '@/i18n/use-t';
import { useParams } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { FormPage } from '@/ui/form/form-page';
import { LoadedScreen } from '@/ui/form/loaded-screen';
import { SubscriptionFields } from './fields';
import { toForm } from './model';

export default function EditSubscription() {
  const t = useT();
  const can = useCan();
  const { id = '' } = useParams();
  const [loaded, restored] = useRestored(useLoad(subscriptionApi.get, { id }), 'reportSubscription');
  return (
    <LoadedScreen title={t('subscription.editTitle')} loaded={loaded}>
      {(subscription) => (
        <FormPage
          name={`subscriptionEdit:${id}`}
          title={t('subscription.editTitle')}
          about={subscription.name}
          note={restored}
          schema={subscriptionInput}
          initial={toForm(subscription)}
          success={({ name }) => t('subscription.updated', { name })}
          permit={can(subscriptionApi.update)}
          onSubmit={(input) => subscriptionApi.update({ id, version: subscription.version, ...input })}
          back={to('/alarm/business_report/subscription_task/:id', { id })}
          submitText={t('common.save')}
        >
          <SubscriptionFields known={subscription.receivers} />
        </FormPage>
      )}
    </LoadedScreen>
  );
}
