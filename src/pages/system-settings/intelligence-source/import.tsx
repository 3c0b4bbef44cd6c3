import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { intelPreviewApi } from '@/api/system-settings/intel-preview';
import { intelSourceApi } from '@/api/system-settings/intelligence-source';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { useReport } from '@/ui/feedback/report';
import { useAskedClosing } from '@/ui/feedback/use-closing';
import { RunButton } from '@/ui/page/run-button';
import { ImportPreviewView } from './import-preview';
import { LibraryFile } from './library-file';
import type { StoredLibrary } from './use-library';
import './intelligence-source.css';

/** A library file into the local one: read here, uploaded, previewed by the gateway; nothing is taken before the button. */
export default function ImportLibrary({ onClose }: { onClose: () => void }) {
  const t = useT();
  const report = useReport();
  const [isOpen, close] = useAskedClosing(onClose);
  const [stored, setStored] = useState<StoredLibrary | null>(null);
  const fileId = stored?.file.fileId ?? '';
  const preview = useLoad(
    intelPreviewApi.get,
    { fileId },
    { isReady: stored !== null, dependsOn: [intelSourceApi.list] },
  );
  const data = stored ? preview.data : undefined;
  // Where the gateway does not say what is new, everything that is readable is.
  const readable = preview.isUnoffered && stored ? stored.summary.counts : null;
  const count = readable ? readable.domain + readable.ip + readable.cidr : data ? data.add + data.update : 0;
  const run = () =>
    intelSourceApi
      .import({ fileId })
      .then(() => report.success(t('intelSource.importStarted', { name: stored?.file.name ?? '' })));
  return (
    <Drawer
      open={isOpen}
      title={t('intelSource.importTitle')}
      size={720}
      onClose={close}
      footer={
        <div className="form-actions">
          {(data || readable) && (
            <RunButton permit={count > 0 || 'intelSource.nothingNew'} run={run} onDone={(_, goOn) => (goOn ?? close)()}>
              {t('intelSource.importCount', { count })}
            </RunButton>
          )}
          <Button onClick={close}>{t('common.cancel')}</Button>
        </div>
      }
    >
      <div className="intel-import">
        <p className="absent">{t('intelSource.importText')}</p>
        <LibraryFile onStored={setStored} />
        {stored && (
          <p role="status" className="intel-import-count">
            {t('intelSource.checked', {
              file: stored.file.name,
              ...stored.summary.counts,
              rejected: stored.summary.rejected,
            })}
          </p>
        )}
        {stored && !readable && <ImportPreviewView fileId={fileId} preview={preview} />}
      </div>
    </Drawer>
  );
}
