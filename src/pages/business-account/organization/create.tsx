import { organizationApi, organizationInput } from '@/api/business-account/organization';
import { useT } from '@/i18n/use-t';
import { useReport } from '@/ui/feedback/report';
import { FormDrawer } from '@/ui/form/form-drawer';
import { OrganizationFields } from './fields';

/** `parentId` is where the operator stood: the superior that the form starts with. */
export default function CreateOrganization({ parentId, onClose }: { parentId: string | null; onClose: () => void }) {
  const t = useT();
  const report = useReport();
  return (
    <FormDrawer
      name="organizationCreate"
      title={t('organization.create')}
      schema={organizationInput}
      initial={{ parentId, policy: 'ownAndBelow' }}
      onSubmit={(input) => organizationApi.add(input).then(() => report.success(t('organization.created')))}
      onClose={onClose}
    >
      <OrganizationFields />
    </FormDrawer>
  );
}
