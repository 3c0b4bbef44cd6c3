import { organizationApi, organizationInput } from '@/api/business-account/organization';
import { useChangeReview } from '@/components/access-change/use-change-review';
import { useRestored } from '@/components/log/use-restored';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { FormDrawer } from '@/ui/form/form-drawer';
import { LoadedDrawer } from '@/ui/form/loaded-drawer';
import { OrganizationFields } from './fields';
import { toForm } from './model';

export default function EditOrganization({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const can = useCan();
  const review = useChangeReview();
  const [loaded, restored] = useRestored(useLoad(organizationApi.get, { id }), 'organization');
  return (
    <LoadedDrawer title={t('organization.edit')} loaded={loaded} onClose={onClose}>
      {(organization) => (
        <FormDrawer
          name={`organizationEdit:${id}`}
          note={restored}
          title={t('organization.editTitle', { name: organization.name })}
          schema={organizationInput}
          initial={toForm(organization)}
          success={({ name }) => t('organization.updated', { name })}
          permit={can(organizationApi.update)}
          onSubmit={async (input) => {
            const { parentId = null, policy } = input;
            const policyIds = input.policy === 'custom' ? input.policyIds : [];
            const isWanted = await review({ kind: 'organization', id, parentId, policy, policyIds });
            return isWanted && organizationApi.update({ ...input, id, version: organization.version });
          }}
          onClose={onClose}
        >
          <OrganizationFields id={id} />
        </FormDrawer>
      )}
    </LoadedDrawer>
  );
}
