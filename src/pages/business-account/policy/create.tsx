import { policyApi, policyInput } from '@/api/business-account/policy';
import { useChangeReview } from '@/components/access-change/use-change-review';
import { useT } from '@/i18n/use-t';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { FormPage } from '@/ui/form/form-page';
import { PolicyFields } from './fields';
import { grantedBy } from './model';

export default function CreatePolicy() {
  const t = useT();
  const can = useCan();
  const review = useChangeReview();
  return (
    <FormPage
      name="policyCreate"
      title={t('policy.createTitle')}
      schema={policyInput}
      initial={{ name: '', resources: [], accountIds: [], organizationIds: [] }}
      failed={t('policy.addFailed')}
      success={({ name }) => t('policy.added', { name })}
      permit={can(policyApi.add)}
      onSubmit={async (input) =>
        (await review({ kind: 'policy', id: null, ...grantedBy(input) }, t('policy.create'))) && policyApi.add(input)
      }
      back={to('/business_account/policy_management')}
      submitText={t('policy.create')}
    >
      <PolicyFields />
    </FormPage>
  );
}
