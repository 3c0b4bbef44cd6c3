import { roleSsoApi, roleSsoInput } from '@/api/business-account/role-sso';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { FormDrawer } from '@/ui/form/form-drawer';
import { MappingFields } from './mapping-fields';

export default function CreateMapping({ onClose }: { onClose: () => void }) {
  const t = useT();
  const can = useCan();
  return (
    <FormDrawer
      name="roleSsoCreate"
      title={t('roleSso.create')}
      verb={t('form.add')}
      schema={roleSsoInput}
      success={({ value }) => t('roleSso.added', { value })}
      permit={can(roleSsoApi.add)}
      onSubmit={(input) => roleSsoApi.add(input)}
      onClose={onClose}
    >
      <MappingFields />
    </FormDrawer>
  );
}
