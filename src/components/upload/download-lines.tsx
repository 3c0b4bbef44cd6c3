import { useT } from '@/i18n/use-t';
import { TransferLine } from '@/ui/data/transfer-line';
import { cancelDownload, useDownloads } from './downloads';
import './download-lines.css';

/** The downloads that go on, each with its progress and the way to stop it. Its texts: components/download and upload. */
export function DownloadLines() {
  const t = useT();
  const downloads = useDownloads();
  if (downloads.length === 0) return null;
  return (
    <div className="download-lines">
      {downloads.map(({ fileId, name, loaded, total, rate }) => (
        <TransferLine
          key={fileId}
          name={name}
          done={loaded}
          total={total}
          rate={rate}
          progress={t('download.progress', { name })}
          cancel={t('download.cancel', { name })}
          state={t('download.running')}
          onCancel={() => cancelDownload(fileId)}
        />
      ))}
    </div>
  );
}
