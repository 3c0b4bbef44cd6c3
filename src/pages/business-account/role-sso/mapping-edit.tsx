import { roleSsoApi, roleSsoInput } from '@/api/business-account/role-sso';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { FormDrawer } from '@/ui/form/form-drawer';
import { LoadedDrawer } from '@/ui/form/loaded-drawer';
import { MappingFields } from './mapping-fields';

export default function EditMapping({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const can = useCan();
  const title = t('roleSso.editTitle');
  const loaded = useLoad(roleSsoApi.get, { id });
  return (
    <LoadedDrawer title={title} loaded={loaded} onClose={onClose}>
      {({ version, providerId, attribute, value, roleId }) => (
        <FormDrawer
          name={`roleSsoEdit:${id}`}
          title={title}
          schema={roleSsoInput}
          initial={{ providerId, attribute, value, roleId }}
          success={({ value }) => t('roleSso.updated', { value })}
          permit={can(roleSsoApi.update)}
          onSubmit={(input) => roleSsoApi.update({ id, version, ...input })}
          onClose={onClose}
        >
          <MappingFields />
        </FormDrawer>
      )}
    </LoadedDrawer>
  );
}
