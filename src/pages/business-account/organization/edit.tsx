import { organizationApi, organizationInput } from '@/api/business-account/organization';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { useReport } from '@/ui/feedback/report';
import { FormDrawer } from '@/ui/form/form-drawer';
import { LoadedDrawer } from '@/ui/form/loaded-drawer';
import { OrganizationFields } from './fields';
import { toForm } from './model';

export default function EditOrganization({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const report = useReport();
  const loaded = useLoad(organizationApi.get, { id });
  return (
    <LoadedDrawer title={t('organization.edit')} loaded={loaded} onClose={onClose}>
      {(organization) => (
        <FormDrawer
          name={`organizationEdit:${id}`}
          title={t('organization.editTitle', { name: organization.name })}
          schema={organizationInput}
          initial={toForm(organization)}
          onSubmit={(input) =>
            organizationApi
              .update({ ...input, id, version: organization.version })
              .then(() => report.success(t('organization.updated')))
          }
          onClose={onClose}
        >
          <OrganizationFields id={id} />
        </FormDrawer>
      )}
    </LoadedDrawer>
  );
}
