import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useLanguage, useT } from '@/i18n/use-t';
import { bytesText } from '@/lib/bytes';
import { DOT } from '@/lib/dot';
import { durationText } from '@/lib/time';
import '@/ui/data/file-upload.css';

/** How much of a size is done, in whole percent. */
export const percentOf = (bytes: number, size: number) => Math.floor((bytes * 100) / Math.max(1, size));

interface Props {
  name: string;
  /** Bytes that are through, of how many (null: nobody knows), and how many in a second (null: nobody can say). */
  done: number;
  total: number | null;
  rate: number | null;
  /** Names of the bar and of the button. */
  progress: string;
  cancel: string;
  /** What is going on, for who does not see the bar: said when it changes, not with each byte. */
  state: string;
  /** Stands in the place of the state where it stopped. */
  stopped?: ReactNode;
  onCancel: () => void;
}

/** A file on its way, up or down: how far, how fast, how long still. Its texts: components/upload. */
export function TransferLine({ name, done, total, rate, progress, cancel, state, stopped, onCancel }: Props) {
  const t = useT();
  const language = useLanguage();
  const percent = total === null ? null : percentOf(done, total);
  const facts = [
    total === null ? bytesText(done) : `${bytesText(done)} / ${bytesText(total)}`,
    ...(rate === null ? [] : [`${bytesText(rate)}/s`]),
    ...(rate === null || total === null
      ? []
      : [t('upload.left', { time: durationText((total - done) / rate, language) })]),
  ];
  return (
    <div className="file-upload-work">
      <div className="file-upload-line">
        <bdi className="file-upload-name">{name}</bdi>
        {percent !== null && <span className="tabular">{percent}%</span>}
        <Button
          type="text"
          size="small"
          icon={<CloseOutlined />}
          aria-label={cancel}
          title={cancel}
          onClick={onCancel}
        />
      </div>
      <progress aria-label={progress} max={100} {...(percent !== null && { value: percent })} />
      {stopped || (
        <div className="file-upload-line absent">
          <span role="status">{state}</span>
          <bdi className="tabular">{facts.join(DOT)}</bdi>
        </div>
      )}
    </div>
  );
}
