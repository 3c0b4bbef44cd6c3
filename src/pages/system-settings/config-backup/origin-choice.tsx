import { useId, useState } from 'react';
import type { UploadedFile } from '@/api/fs/upload';
import { BACKUP_FILE, configBackupApi, type Origin } from '@/api/system-settings/config-backup';
import { FileUpload } from '@/components/upload/file-upload';
import { useT } from '@/i18n/use-t';
import { timeText } from '@/lib/time';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { Choice } from '@/ui/form/choice';

const GOOD = { current: 1, pageSize: 100, filters: { type: ['backup'], status: ['backupSucceeded'] } };

/** Which configuration comes back: a backup that was made here, or a file. The one that was chosen last counts. */
export function OriginChoice({
  origin,
  onChange,
}: {
  origin: Origin | null;
  onChange: (origin: Origin | null) => void;
}) {
  const t = useT();
  const id = useId();
  const { data, failure, reload, isLoading } = useLoad(configBackupApi.list, GOOD);
  const [file, setFile] = useState<UploadedFile | undefined>(undefined);
  const take = (next: UploadedFile | undefined) => {
    setFile(next);
    onChange(next ? { fileId: next.fileId } : null);
  };
  return (
    <>
      {failure && <LoadFailure failure={failure} onRetry={reload} />}
      <div className="config-field">
        <label htmlFor={id}>{t('configBackup.pastBackup')}</label>
        <Choice
          id={id}
          placeholder={t('configBackup.choosePast')}
          loading={isLoading}
          allowClear
          value={origin && 'id' in origin ? origin.id : null}
          onChange={(value: string | null | undefined) => {
            setFile(undefined);
            onChange(value ? { id: value } : null);
          }}
          options={(data?.list ?? []).map((one) => ({
            value: one.id,
            label: t('configBackup.pastOption', { time: timeText(one.at), operator: one.operator, id: one.id }),
          }))}
        />
      </div>
      <div className="config-field">
        <span id={`${id}-file`}>{t('configBackup.uploadFile')}</span>
        <FileUpload biz="configBackup" rule={BACKUP_FILE} value={file} onChange={take} />
      </div>
    </>
  );
}
