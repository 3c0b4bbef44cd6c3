import { policyApi, policyInput } from '@/api/business-account/policy';
import { useChangeReview } from '@/components/access-change/use-change-review';
import { useRestored } from '@/components/log/use-restored';
import { useT } from '@/i18n/use-t';
import { useParams } from '@/lib/navigation';
import { allOf } from '@/lib/permit';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { FormPage } from '@/ui/form/form-page';
import { LoadedScreen } from '@/ui/form/loaded-screen';
import { PolicyFields } from './fields';
import { grantedBy, toForm } from './model';

export default function EditPolicy() {
  const t = useT();
  const can = useCan();
  const review = useChangeReview();
  const { id = '' } = useParams();
  const [loaded, restored] = useRestored(useLoad(policyApi.get, { id }), 'policy');
  return (
    <LoadedScreen title={t('policy.editTitle')} loaded={loaded}>
      {(policy) => (
        <FormPage
          name={`policyEdit:${id}`}
          title={t('policy.editTitle')}
          about={policy.name}
          note={restored ?? undefined}
          schema={policyInput}
          initial={toForm(policy)}
          success={({ name }) => t('policy.updated', { name })}
          permit={allOf(can(policyApi.update), !policy.isOwn || 'policy.isOwn')}
          onSubmit={async (input) =>
            (await review({ kind: 'policy', id, ...grantedBy(input) })) &&
            policyApi.update({ id, version: policy.version, ...input })
          }
          back={to('/business_account/policy_management/:id', { id })}
          submitText={t('common.save')}
        >
          <PolicyFields />
        </FormPage>
      )}
    </LoadedScreen>
  );
}
