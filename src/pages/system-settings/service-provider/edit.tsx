import { providerChange, serviceProviderApi } from '@/api/system-settings/service-provider';
import { useRestored } from '@/components/log/use-restored';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { FormDrawer } from '@/ui/form/form-drawer';
import { LoadedDrawer } from '@/ui/form/loaded-drawer';
import { ProviderFields } from './fields';

export default function EditServiceProvider({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const can = useCan();
  const title = t('serviceProvider.editTitle');
  const [loaded, restored] = useRestored(useLoad(serviceProviderApi.get, { id }), 'serviceProvider');
  return (
    <LoadedDrawer title={title} loaded={loaded} onClose={onClose}>
      {({ version, name, endpoint, account, signature, hasSecret }) => (
        <FormDrawer
          name={`serviceProviderEdit:${id}`}
          note={restored}
          title={title}
          schema={providerChange}
          initial={{ name, endpoint, account, signature }}
          permit={can(serviceProviderApi.update)}
          success={({ name }) => t('serviceProvider.updated', { name })}
          onSubmit={(input) => serviceProviderApi.update({ id, version, ...input })}
          onClose={onClose}
        >
          <ProviderFields
            secretHelp={hasSecret ? t('serviceProvider.secretKept') : t('serviceProvider.secretNeeded')}
          />
        </FormDrawer>
      )}
    </LoadedDrawer>
  );
}
