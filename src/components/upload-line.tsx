import { CloseOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type T, useLanguage, useT } from '@/i18n/use-t';
import { bytesText } from '@/lib/bytes';
import { durationText } from '@/lib/time';
import type { Upload } from './use-upload';

const percentOf = (bytes: number, { size }: File) => Math.floor((bytes * 100) / Math.max(1, size));

/** What is going on, for who does not see the bar: said when it changes, not with each byte. */
function stateText(t: T, { phase, held, file }: Upload): string {
  if (phase === 'checking') return t('upload.checking');
  if (phase === 'waiting') return t('upload.waiting');
  return held > 0 ? t('upload.resumed', { percent: percentOf(held, file) }) : t('upload.sending');
}

interface Props {
  upload: Upload;
  onResume: () => void;
  onCancel: () => void;
}

/** A running upload: how far, how fast, how long still; or why it stopped, with Resume. */
export function UploadLine({ upload, onResume, onCancel }: Props) {
  const t = useT();
  const language = useLanguage();
  const { file, sent, rate, stopped } = upload;
  const percent = percentOf(sent, file);
  const facts = [
    `${bytesText(sent)} / ${bytesText(file.size)}`,
    ...(rate === null
      ? []
      : [`${bytesText(rate)}/s`, t('upload.left', { time: durationText((file.size - sent) / rate, language) })]),
  ];
  return (
    <div className="file-upload-work">
      <div className="file-upload-line">
        <span className="file-upload-name">{file.name}</span>
        <span className="tabular">{percent}%</span>
        <Button type="text" size="small" icon={<CloseOutlined />} aria-label={t('upload.cancel')} onClick={onCancel} />
      </div>
      <progress aria-label={t('upload.progress', { name: file.name })} max={100} value={percent} />
      {stopped === null ? (
        <div className="file-upload-line absent">
          <span role="status">{stateText(t, upload)}</span>
          <bdi className="tabular">{facts.join(' · ')}</bdi>
        </div>
      ) : (
        <div className="file-upload-line">
          <span role="alert" className="file-upload-problem lines">
            {stopped}
          </span>
          <Button size="small" onClick={onResume}>
            {t('upload.resume')}
          </Button>
        </div>
      )}
    </div>
  );
}
