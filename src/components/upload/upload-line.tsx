import { Button } from 'antd';
import { type T, useT } from '@/i18n/use-t';
import { percentOf, TransferLine } from '@/ui/data/transfer-line';
import type { Upload } from './use-upload';

function stateText(t: T, { phase, held, file }: Upload): string {
  if (phase === 'checking') return t('upload.checking');
  if (phase === 'waiting') return t('upload.waiting');
  return held > 0 ? t('upload.resumed', { percent: percentOf(held, file.size) }) : t('upload.sending');
}

interface Props {
  upload: Upload;
  onResume: () => void;
  onCancel: () => void;
}

/** A running upload, or why it stopped, with Resume. */
export function UploadLine({ upload, onResume, onCancel }: Props) {
  const t = useT();
  const { file, sent, rate, stopped } = upload;
  return (
    <TransferLine
      name={file.name}
      done={sent}
      total={file.size}
      rate={rate}
      progress={t('upload.progress', { name: file.name })}
      cancel={t('upload.cancel')}
      state={stateText(t, upload)}
      stopped={
        stopped !== null && (
          <div className="file-upload-line">
            <span role="alert" className="file-upload-problem lines">
              {stopped}
            </span>
            <Button size="small" onClick={onResume}>
              {t('upload.resume')}
            </Button>
          </div>
        )
      }
      onCancel={onCancel}
    />
  );
}
