import { contactApi, contactChange } from '@/api/message/contact';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { useReport } from '@/ui/feedback/report';
import { FormDrawer } from '@/ui/form/form-drawer';
import { LoadedDrawer } from '@/ui/form/loaded-drawer';
import { ContactFields } from './contact-fields';

export function EditContact({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT();
  const can = useCan();
  const report = useReport();
  const loaded = useLoad(contactApi.get, { id });
  return (
    <LoadedDrawer title={t('receiver.editTitle')} loaded={loaded} onClose={onClose}>
      {({ version, name, phone, email }) => (
        <FormDrawer
          name={`contactEdit:${id}`}
          title={t('receiver.editTitle')}
          schema={contactChange}
          initial={{ name, phone, email }}
          permit={can(contactApi.update)}
          onSubmit={(input) =>
            contactApi
              .update({ id, version, ...input })
              .then(() => report.success(t('receiver.updated', { name: input.name })))
          }
          onClose={onClose}
        >
          <ContactFields />
        </FormDrawer>
      )}
    </LoadedDrawer>
  );
}
