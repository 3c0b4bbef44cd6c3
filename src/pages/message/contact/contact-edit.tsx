import { contactApi, contactChange } from '@/api/message/contact';
import { useRestored } from '@/components/log/use-restored';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { FormDrawer } from '@/ui/form/form-drawer';
import { LoadedDrawer } from '@/ui/form/loaded-drawer';
import { ContactFields } from './contact-fields';

export function EditContact({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const can = useCan();
  const [loaded, restored] = useRestored(useLoad(contactApi.get, { id }), 'contact');
  return (
    <LoadedDrawer title={t('receiver.editTitle')} loaded={loaded} onClose={onClose}>
      {({ version, name, phone, email }) => (
        <FormDrawer
          name={`contactEdit:${id}`}
          note={restored}
          title={t('receiver.editTitle')}
          schema={contactChange}
          initial={{ name, phone, email }}
          permit={can(contactApi.update)}
          success={({ name }) => t('receiver.updated', { name })}
          onSubmit={(input) => contactApi.update({ id, version, ...input })}
          onClose={onClose}
        >
          <ContactFields />
        </FormDrawer>
      )}
    </LoadedDrawer>
  );
}
