import { Alert, Button, Drawer } from 'antd';
import { useState } from 'react';
import { listed } from '@/i18n/isolated';
import { useT } from '@/i18n/use-t';
import type { OfferedCall } from '@/lib/contract/client';
import type { BulkResult } from '@/lib/contract/endpoint';
import { MAX_ROWS } from '@/lib/contract/row-by-row';
import type { CsvCell } from '@/lib/csv';
import { csvText } from '@/lib/csv';
import { checkFile, type FileRule, readTextFile } from '@/lib/file-check';
import { saveCsv } from '@/lib/save-file';
import { inSlices } from '@/lib/slices';
import { useOffers } from '@/ui/data/use-offers';
import { useTurns } from '@/ui/data/use-turns';
import { useReport } from '@/ui/feedback/report';
import { useAskedClosing } from '@/ui/feedback/use-closing';
import { FileButton, fileProblemText } from '@/ui/form/file-button';
import { type RowByRow, useRowByRow } from '@/ui/list/use-row-by-row';
import { RunButton } from '@/ui/page/run-button';
import { ImportLines } from './import-lines';
import { type CsvKind, examined, type ImportLine, readCsv, sendable } from './model';
import './csv-import.css';

const RULE: FileRule = { extensions: ['csv'], maxBytes: 1024 * 1024 };

interface Props<V> {
  title: string;
  kind: CsvKind<V>;
  /** What the file to start from is called, and its one line. */
  template: { file: string; line: readonly CsvCell[] };
  /** What else is to be known of its columns. */
  help?: string;
  /** The verb with how many it sends, what it did, and what is said of a file without any. */
  verbOf: (count: number) => string;
  doneOf: (counts: { done: number; failed: number; wrong: number }) => string;
  none: string;
  /** The call for many lines: without it they are sent one by one, and a file holds fewer. */
  call: OfferedCall;
  /** Sends them, by `rows.lines`. */
  send: (list: (V & { line: number })[], rows: RowByRow) => Promise<BulkResult>;
  /**
   * What would be refused of them, by line, asked before anything is sent; where it cannot be known the lines are ready, and
   * the gateway refuses them itself.
   */
  examine?: (list: readonly (V & { line: number })[]) => Promise<ReadonlyMap<number, string>>;
  onClose: () => void;
}

interface Read<V> {
  file: string;
  lines: readonly ImportLine<V>[];
  header: readonly string[];
  ignored: readonly string[];
}

/** Many objects from a CSV file: read and checked here line by line, then sent; the outcome of each line stays in sight. */
export function CsvImport<V>({
  title,
  kind,
  template,
  help,
  verbOf,
  doneOf,
  none,
  call,
  send,
  examine,
  onClose,
}: Props<V>) {
  const t = useT();
  const report = useReport();
  const [isOpen, close] = useAskedClosing(onClose);
  const [problem, setProblem] = useState<string | null>(null);
  const [read, setRead] = useState<Read<V> | null>(null);
  const [result, setResult] = useState<BulkResult | null>(null);
  const [isExamined, setExamined] = useState(true);
  /** The file that is being read. */
  const [reading, setReading] = useState<string | null>(null);
  /** What is said of a file before the one chosen last comes too late. */
  const begin = useTurns();
  const rows = useRowByRow();
  const offers = useOffers();
  const max = offers(call) ? kind.max : Math.min(kind.max, MAX_ROWS);
  const columns = kind.columns.map(({ name }) => name);

  const problemOf = async (file: File, signal: AbortSignal): Promise<string | null> => {
    const wrong = await checkFile(file, RULE);
    if (wrong && wrong !== 'badContent') return fileProblemText(t, wrong, RULE);
    const text = await readTextFile(file);
    // Spreadsheet programs in Chinese save CSV in an encoding of their own.
    if (text === null) return t('csvImport.notUtf8');
    if (wrong) return fileProblemText(t, wrong, RULE);
    const found = await inSlices(
      readCsv({ ...kind, max }, text, (label) => t(label)),
      signal,
    );
    if (found === null) return null;
    if ('missing' in found) return t('csvImport.missingColumns', { columns: found.missing.join(', ') });
    if ('wrong' in found) return found.wrong === 'empty' ? none : t('csvImport.tooManyLines', { max });
    setRead({ file: file.name, ...found });
    void examineAll(found.lines, signal);
    return null;
  };
  const examineAll = async (lines: readonly ImportLine<V>[], signal: AbortSignal) => {
    const list = sendable(lines);
    if (!examine || list.length === 0) return;
    setExamined(false);
    const reasons = await examine(list).catch(() => new Map<number, string>());
    if (signal.aborted) return;
    setRead((was) => was && { ...was, lines: examined(lines, reasons) });
    setExamined(true);
  };
  const take = async (file: File) => {
    const signal = begin();
    setReading(file.name);
    setProblem(null);
    setRead(null);
    setResult(null);
    setExamined(true);
    const wrong = await problemOf(file, signal).catch(() => t('upload.unreadable'));
    if (signal.aborted) return;
    setReading(null);
    setProblem(wrong);
  };

  const list = read ? sendable(read.lines) : [];
  const wrong = read ? read.lines.length - list.length : 0;
  const canSend = list.length > 0 && isExamined && !result;
  /** To be mended in their file, and sent again without those that are there now. */
  const rest = read ? read.lines.filter((one) => !result?.succeeded.includes(String(one.line))) : [];
  const outcomeOf = ({ succeeded, failed }: BulkResult) =>
    doneOf({ done: succeeded.length, failed: failed.length, wrong });
  const file = read?.file ?? reading;
  const checkedText = read && t('csvImport.checked', { file: read.file, good: list.length, wrong });
  const sendAll = async () => {
    const sent = await send(list, rows);
    setResult(sent);
    return sent;
  };
  /** What was refused is read here, and nowhere else: who wanted to leave meanwhile stays. */
  const leaveWhole = (sent: BulkResult, goOn: (() => void) | null) => {
    if (!goOn || sent.failed.length > 0) return;
    report.success(outcomeOf(sent));
    goOn();
  };
  return (
    <Drawer
      open={isOpen}
      title={title}
      size={720}
      onClose={close}
      footer={
        <div className="form-actions">
          {canSend && (
            <RunButton run={sendAll} onDone={leaveWhole}>
              {verbOf(list.length)}
            </RunButton>
          )}
          <Button onClick={close}>{t(result ? 'common.close' : 'common.cancel')}</Button>
        </div>
      }
    >
      <div className="csv-import">
        <p className="absent">{t('csvImport.text', { columns: columns.join(', '), max })}</p>
        {help && <p className="absent">{help}</p>}
        <Button type="link" onClick={() => saveCsv(template.file, csvText([columns, template.line]))}>
          {t('csvImport.template')}
        </Button>
        <FileButton rule={RULE} onFile={(file) => void take(file)}>
          {t(read ? 'upload.replace' : 'upload.choose')}
        </FileButton>
        {problem && <Alert type="error" showIcon title={problem} />}
        {rows.progress}
        {file && (
          <p role="status" className="csv-import-count">
            {result ? outcomeOf(result) : read && isExamined ? checkedText : t('csvImport.examining', { file })}
          </p>
        )}
        {read && (
          <>
            {read.ignored.length > 0 && (
              <Alert
                type="warning"
                showIcon
                title={t('csvImport.ignored', { columns: listed(read.ignored, t('common.separator')) })}
              />
            )}
            {result && rest.length > 0 && (
              <Button
                className="csv-import-rest"
                onClick={() => saveCsv(template.file, csvText([read.header, ...rest.map(({ cells }) => cells)]))}
              >
                {t('csvImport.saveRest')}
              </Button>
            )}
            <ImportLines lines={read.lines} result={result} />
          </>
        )}
      </div>
    </Drawer>
  );
}
