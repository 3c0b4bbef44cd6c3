import { roleApi, roleInput } from '@/api/business-account/role';
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
import { RoleFields } from './fields';
import { toForm } from './model';

export default function EditRole() {
  const t = useT();
  const can = useCan();
  const review = useChangeReview();
  const { id = '' } = useParams();
  const [loaded, restored] = useRestored(useLoad(roleApi.get, { id }), 'role');
  return (
    <LoadedScreen title={t('role.editTitle')} loaded={loaded}>
      {(role) => (
        <FormPage
          name={`roleEdit:${id}`}
          title={t('role.editTitle')}
          about={role.name}
          note={restored ?? (role.accountCount > 0 ? t('role.editNote', { count: role.accountCount }) : undefined)}
          schema={roleInput}
          initial={toForm(role)}
          success={({ name }) => t('role.updated', { name })}
          permit={allOf(can(roleApi.update), !role.isOwn || 'role.isOwn')}
          onSubmit={async (input) =>
            (await review({ kind: 'role', id, menus: input.menus })) &&
            roleApi.update({ id, version: role.version, ...input })
          }
          back={to('/business_account/role_management/:id', { id })}
          submitText={t('common.save')}
        >
          <RoleFields id={id} />
        </FormPage>
      )}
    </LoadedScreen>
  );
}
