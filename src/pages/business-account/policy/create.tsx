import { policyApi, policyInput } from '@/api/business-account/policy';
import { useT } from '@/i18n/use-t';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { FormPage } from '@/ui/form/form-page';
import { PolicyFields } from './fields';

export default function CreatePolicy() {
  const t = useT();
  const can = useCan();
  return (
    <FormPage
      name="policyCreate"
      title={t('policy.createTitle')}
      schema={policyInput}
      initial={{ name: '', resources: [], accountIds: [], organizationIds: [] }}
      failed={t('policy.addFailed')}
      success={({ name }) => t('policy.added', { name })}
      permit={can(policyApi.add)}
      onSubmit={(input) => policyApi.add(input)}
      back={to('/business_account/policy_management')}
      submitText={t('policy.create')}
    >
      <PolicyFields />
    </FormPage>
  );
}
