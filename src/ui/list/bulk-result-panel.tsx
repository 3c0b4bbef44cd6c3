import { CloseOutlined, DownloadOutlined, ExclamationCircleFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useContext } from 'react';
import { useT } from '@/i18n/use-t';
import { useReport } from '@/ui/feedback/report';
import { ExportOriginContext } from './export-origin';
import type { BulkOutcome } from './use-selection';

interface Props {
  result: BulkOutcome;
  onClose: () => void;
}

/** What came of a bulk action: how many went through, and each row that did not, with the reason; as a file too. */
export function BulkResultPanel({ result, onClose }: Props) {
  const t = useT();
  const report = useReport();
  const originOf = useContext(ExportOriginContext);
  const { done, failed } = result;
  const save = async () => {
    const { title } = originOf();
    const { saveResult } = await import('./save-result');
    saveResult(t, title ? t(title) : t('export.list'), result);
  };
  return (
    <section className="bulk-result" aria-label={t('bulk.result')}>
      <p role="alert">
        <ExclamationCircleFilled aria-hidden /> {t('bulk.partly', { done: done.length, failed: failed.length })}
      </p>
      <Button size="small" icon={<DownloadOutlined aria-hidden />} onClick={() => void save().catch(report.error)}>
        {t('bulk.export')}
      </Button>
      <Button type="text" size="small" icon={<CloseOutlined />} aria-label={t('common.close')} onClick={onClose} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long list scrolls, by keyboard too. */}
      <ul tabIndex={0} aria-label={t('bulk.failed')}>
        {failed.map(({ id, name, message }) => (
          <li key={id}>
            <bdi className="code">{name}</bdi> <span>{message}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
