import { CloseOutlined, ExclamationCircleFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { useT } from '@/i18n/use-t';
import type { BulkProps } from './list-parts';

interface Props {
  result: NonNullable<BulkProps['selection']['result']>;
  onClose: () => void;
}

/** What came of a bulk action: how many went through, and each row that did not, with the reason. */
export function BulkResult({ result: { done, failed }, onClose }: Props) {
  const t = useT();
  return (
    <section className="bulk-result" aria-label={t('bulk.result')}>
      <p role="alert">
        <ExclamationCircleFilled aria-hidden /> {t('bulk.partly', { done, failed: failed.length })}
      </p>
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
