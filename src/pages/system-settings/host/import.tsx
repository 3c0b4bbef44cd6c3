import { hostApi } from '@/api/system-settings/host';
import { CsvImport } from '@/components/csv-import/csv-import';
import { useT } from '@/i18n/use-t';
import { HOST_FILE } from './import-model';

/** One host, whose password is to be replaced. */
const TEMPLATE = { file: 'hosts', line: ['resolver_01', 'resolver-01', '192.0.2.10', 22, 'ops', 'ChangeMe2026', ''] };

/** Hosts from a CSV file. */
export function ImportHosts({ onClose }: { onClose: () => void }) {
  const t = useT();
  return (
    <CsvImport
      title={t('host.importTitle')}
      kind={HOST_FILE}
      template={TEMPLATE}
      verbOf={(count) => t('host.importCount', { count })}
      doneOf={(counts) => t('host.importDone', counts)}
      none={t('host.noLines')}
      call={hostApi.import}
      send={(list, rows) =>
        rows.lines({
          lines: list,
          atOnce: () => hostApi.import({ list }),
          one: ({ line: _, ...host }) => hostApi.add(host),
        })
      }
      onClose={onClose}
    />
  );
}
