import { Alert, Button, Drawer } from 'antd';
import { useState } from 'react';
import { hostApi, MAX_IMPORT } from '@/api/system-settings/host';
import { useT } from '@/i18n/use-t';
import type { BulkResult } from '@/lib/contract/endpoint';
import { checkFile, type FileRule, textOf } from '@/lib/file-check';
import { saveCsv } from '@/lib/save-file';
import { useClosing } from '@/ui/feedback/use-closing';
import { FileButton, fileProblemText } from '@/ui/form/file-button';
import { RunButton } from '@/ui/page/run-button';
import { ImportLines } from './import-lines';
import { COLUMNS, type Line, readHosts, sendable, templateText } from './import-model';
import './import.css';

const RULE: FileRule = { extensions: ['csv'], maxBytes: 1024 * 1024 };

interface Read {
  file: string;
  lines: readonly Line[];
}

/** Hosts from a CSV file: read and checked here line by line, then sent; the outcome of each line stays in sight. */
export function ImportHosts({ onClose }: { onClose: () => void }) {
  const t = useT();
  const [isOpen, close] = useClosing(onClose);
  const [problem, setProblem] = useState<string | null>(null);
  const [read, setRead] = useState<Read | null>(null);
  const [result, setResult] = useState<BulkResult | null>(null);

  const problemOf = async (file: File): Promise<string | null> => {
    const wrong = await checkFile(file, RULE);
    if (wrong) return fileProblemText(t, wrong, RULE);
    const text = await textOf(file);
    if (text === null) return t('host.notUtf8');
    const found = readHosts(text);
    if ('missing' in found) return t('host.missingColumns', { columns: found.missing.join(', ') });
    if ('wrong' in found) return t(found.wrong === 'empty' ? 'host.noLines' : 'host.tooManyLines', { max: MAX_IMPORT });
    setRead({ file: file.name, lines: found.lines });
    return null;
  };
  const take = async (file: File) => {
    setRead(null);
    setResult(null);
    setProblem(await problemOf(file));
  };

  const list = read ? sendable(read.lines) : [];
  const wrong = read ? read.lines.length - list.length : 0;
  const canSend = list.length > 0 && !result;
  return (
    <Drawer
      open={isOpen}
      title={t('host.importTitle')}
      size={720}
      onClose={close}
      footer={
        <div className="form-actions">
          {canSend && (
            <RunButton run={() => hostApi.import({ list }).then(setResult)}>
              {t('host.importCount', { count: list.length })}
            </RunButton>
          )}
          <Button onClick={close}>{t(result ? 'common.close' : 'common.cancel')}</Button>
        </div>
      }
    >
      <div className="host-import">
        <p className="absent">{t('host.importText', { columns: COLUMNS.join(', '), max: MAX_IMPORT })}</p>
        <Button type="link" onClick={() => saveCsv('hosts', templateText())}>
          {t('host.template')}
        </Button>
        <FileButton rule={RULE} onFile={(file) => void take(file)}>
          {t(read ? 'upload.replace' : 'upload.choose')}
        </FileButton>
        {problem && <Alert type="error" showIcon title={problem} />}
        {read && (
          <>
            <p role="status" className="host-import-count">
              {result
                ? t('host.importDone', { done: result.succeeded.length, failed: result.failed.length, wrong })
                : t('host.checked', { file: read.file, good: list.length, wrong })}
            </p>
            <ImportLines lines={read.lines} result={result} />
          </>
        )}
      </div>
    </Drawer>
  );
}
