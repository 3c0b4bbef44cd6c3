import { Alert, Button, Drawer } from 'antd';
import { intelPreviewApi } from '@/api/system-settings/intel-preview';
import { intelSourceApi, LIBRARY_FILE } from '@/api/system-settings/intelligence-source';
import { UploadLine } from '@/components/upload/upload-line';
import { useT } from '@/i18n/use-t';
import { TransferLine } from '@/ui/data/transfer-line';
import { useLoad } from '@/ui/data/use-load';
import { useReport } from '@/ui/feedback/report';
import { useClosing } from '@/ui/feedback/use-closing';
import { FileButton } from '@/ui/form/file-button';
import { RunButton } from '@/ui/page/run-button';
import { ImportPreviewView } from './import-preview';
import { useLibrary } from './use-library';
import './intelligence-source.css';

/** A library file into the local one: read here, uploaded, previewed by the gateway; nothing is taken before the button. */
export default function ImportLibrary({ onClose }: { onClose: () => void }) {
  const t = useT();
  const report = useReport();
  const [isOpen, close] = useClosing(onClose);
  const { step, stored, sending, take, cancelReading } = useLibrary();
  const fileId = stored?.fileId ?? '';
  const preview = useLoad(
    intelPreviewApi.get,
    { fileId },
    { isReady: stored !== null, dependsOn: [intelSourceApi.list] },
  );
  const data = stored ? preview.data : undefined;
  const count = data ? data.add + data.update : 0;
  const run = () =>
    intelSourceApi.import({ fileId }).then(() => {
      report.success(t('intelSource.importStarted'));
      close();
    });
  return (
    <Drawer
      open={isOpen}
      title={t('intelSource.importTitle')}
      size={720}
      onClose={close}
      footer={
        <div className="form-actions">
          {data && (
            <RunButton permit={count > 0 || 'intelSource.nothingNew'} run={run}>
              {t('intelSource.importCount', { count })}
            </RunButton>
          )}
          <Button onClick={close}>{t('common.cancel')}</Button>
        </div>
      }
    >
      <div className="intel-import">
        <p className="absent">{t('intelSource.importText')}</p>
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
        {step.kind === 'read' && (
          <>
            {sending.upload && (
              <UploadLine upload={sending.upload} onResume={sending.resume} onCancel={sending.cancel} />
            )}
            {sending.problem && <Alert type="error" showIcon title={sending.problem} />}
            {stored && (
              <p role="status" className="intel-import-count">
                {t('intelSource.checked', {
                  file: stored.name,
                  ...step.summary.counts,
                  rejected: step.summary.rejected,
                })}
              </p>
            )}
          </>
        )}
        {stored && <ImportPreviewView fileId={fileId} preview={preview} />}
      </div>
    </Drawer>
  );
}
