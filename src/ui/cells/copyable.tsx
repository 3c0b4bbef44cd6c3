import { CheckOutlined, CopyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useT } from '@/i18n/use-t';
import { useReport } from '../report';
import './copyable.css';

/** An id, address or secret in the code face, left-to-right, with a copy button on hover and focus (KIT-12). */
export function Copyable({ text, label }: { text: string; label?: string }) {
  const t = useT();
  const report = useReport();
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => {
        setCopied(true);
        report.success(t('copy.done'));
      },
      () => report.warning(t('copy.failed')),
    );
  return (
    <span className="copyable">
      <bdi className="code" dir="ltr">
        {text}
      </bdi>
      <Button
        className="copyable-button"
        type="text"
        size="small"
        icon={isCopied ? <CheckOutlined /> : <CopyOutlined />}
        aria-label={t('copy.action', { what: label ?? text })}
        onClick={() => void copy()}
      />
    </span>
  );
}
