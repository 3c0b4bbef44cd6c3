import { organizationApi, organizationInput } from '@/api/business-account/organization';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { FormDrawer } from '@/ui/form/form-drawer';
import { OrganizationFields } from './fields';

/** `parentId` is where the operator stood: the superior that the form starts with. */
export default function CreateOrganization({ parentId, onClose }: { parentId: string | null; onClose: () => void }) {
  const t = useT();
  const can = useCan();
  return (
    <FormDrawer
      name="organizationCreate"
      title={t('organization.create')}
      verb={t('common.create')}
      schema={organizationInput}
      initial={{ parentId, policy: 'ownAndBelow' }}
      success={({ name }) => t('organization.created', { name })}
      permit={can(organizationApi.add)}
      onSubmit={(input) => organizationApi.add(input)}
      onClose={onClose}
    >
      <OrganizationFields />
    </FormDrawer>
  );
}
