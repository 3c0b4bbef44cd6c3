import { Alert } from 'antd';
import { LIBRARY_FILE } from '@/api/system-settings/intelligence-source';
import { UploadLine } from '@/components/upload/upload-line';
import { useT } from '@/i18n/use-t';
import { TransferLine } from '@/ui/data/transfer-line';
import { FileButton } from '@/ui/form/file-button';
import { type StoredLibrary, useLibrary } from './use-library';

/**
 * Chooses a library file, reads and uploads it. It stands apart from what is made of the file: how far it is changes many times
 * a second, and draws these lines only.
 */
export function LibraryFile({ onStored }: { onStored: (stored: StoredLibrary | null) => void }) {
  const t = useT();
  const { step, sending, take, cancelReading } = useLibrary(onStored);
  return (
    <>
      <FileButton
        rule={LIBRARY_FILE}
        isBusy={step.kind === 'reading' || sending.upload !== null}
        onFile={(file) => void take(file)}
      >
        {t(step.kind === 'empty' ? 'upload.choose' : 'upload.replace')}
      </FileButton>
      {step.kind === 'reading' && (
        <TransferLine
          name={step.file.name}
          done={step.share * step.file.size}
          total={step.file.size}
          rate={null}
          progress={t('intelSource.readProgress', { name: step.file.name })}
          cancel={t('intelSource.cancelReading')}
          state={t('intelSource.reading')}
          onCancel={cancelReading}
        />
      )}
      {step.kind === 'refused' && <Alert type="error" showIcon title={step.text} />}
      {sending.upload && <UploadLine upload={sending.upload} onResume={sending.resume} onCancel={sending.cancel} />}
      {sending.problem && <Alert type="error" showIcon title={sending.problem} />}
    </>
  );
}
