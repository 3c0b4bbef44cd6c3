import { roleSsoApi, roleSsoInput } from '@/api/business-account/role-sso';
import { useT } from '@/i18n/use-t';
import { useReport } from '@/ui/feedback/report';
import { FormDrawer } from '@/ui/form/form-drawer';
import { MappingFields } from './mapping-fields';

export default function CreateMapping({ onClose }: { onClose: () => void }) {
  const t = useT();
  const report = useReport();
  return (
    <FormDrawer
      name="roleSsoCreate"
      title={t('roleSso.create')}
      schema={roleSsoInput}
      onSubmit={(input) => roleSsoApi.add(input).then(() => report.success(t('roleSso.added')))}
      onClose={onClose}
    >
      <MappingFields />
    </FormDrawer>
  );
}
