import { useCallback } from 'react';
import { type ConfigRecord, configBackupApi, hasBackup, hasNeverBackup } from '@/api/system-settings/config-backup';
import { download } from '@/components/upload/downloads';
import { useT } from '@/i18n/use-t';
import { allOf } from '@/lib/permit';
import { useCan } from '@/session/session';
import { useReport } from '@/ui/feedback/report';
import type { Action } from '@/ui/page/row-actions';

/** What can be done with a record: its backup is saved, or recovered from, unless there will never be one. */
export function useRecordActions(recover: (id: string) => void): (record: ConfigRecord) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const report = useReport();
  return useCallback(
    (record) => {
      const { id, fileId, fileName } = record;
      if (hasNeverBackup(record)) return [];
      const save = (file: string, name: string) =>
        download(file, name).then(
          (isSaved) => isSaved && report.success(t('download.done', { name })),
          (thrown: unknown) => report.error(thrown),
        );
      return [
        {
          key: 'download',
          label: t('configBackup.download'),
          permit: hasBackup(record),
          run: () => {
            if (fileId !== null) void save(fileId, fileName ?? fileId);
          },
        },
        {
          key: 'recover',
          label: t('configBackup.recover'),
          permit: allOf(can(configBackupApi.recover), hasBackup(record)),
          run: () => recover(id),
        },
      ];
    },
    [t, can, report, recover],
  );
}
