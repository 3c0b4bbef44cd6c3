import { policyApi, policyInput } from '@/api/business-account/policy';
import { useT } from '@/i18n/use-t';
import { to } from '@/routes/href';
import { useReport } from '@/ui/feedback/report';
import { FormPage } from '@/ui/form/form-page';
import { PolicyFields } from './fields';

export default function CreatePolicy() {
  const t = useT();
  const report = useReport();
  return (
    <FormPage
      name="policyCreate"
      title={t('policy.createTitle')}
      schema={policyInput}
      initial={{ name: '', resources: [], accountIds: [], organizationIds: [] }}
      failed={t('policy.addFailed')}
      onSubmit={(input) => policyApi.add(input).then(() => report.success(t('policy.added')))}
      back={to('/business_account/policy_management')}
      submitText={t('policy.create')}
    >
      <PolicyFields />
    </FormPage>
  );
}
