import { type ContactFacts, contactApi, contactChange, MAX_CONTACT_IMPORT } from '@/api/message/contact';
import { CsvImport } from '@/components/csv-import/csv-import';
import type { CsvKind } from '@/components/csv-import/model';
import { useT } from '@/i18n/use-t';

const CONTACT_FILE: CsvKind<ContactFacts> = {
  columns: [
    { name: 'name', label: 'receiver.name' },
    { name: 'phone', label: 'receiver.phone', isOptional: true },
    { name: 'email', label: 'receiver.email', isOptional: true },
  ],
  schema: contactChange,
  max: MAX_CONTACT_IMPORT,
};

const TEMPLATE = { file: 'contacts', line: ['On-call', '13800000000', 'on-call@example.com'] };

/** Contacts from a CSV file. Their phones and addresses are verified afterwards, one by one, by those who have them. */
export function ImportContacts({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <CsvImport
      title={t('receiver.importTitle')}
      kind={CONTACT_FILE}
      template={TEMPLATE}
      verbOf={(count) => t('receiver.importCount', { count })}
      doneOf={(counts) => t('receiver.importDone', counts)}
      none={t('receiver.noLines')}
      call={contactApi.import}
      send={(list, rows) =>
        rows.lines({
          lines: list,
          atOnce: () => contactApi.import({ list }),
          one: ({ line: _, ...contact }) => contactApi.add({ type: 'custom', ...contact }),
        })
      }
      onClose={onClose}
    />
  );
}
