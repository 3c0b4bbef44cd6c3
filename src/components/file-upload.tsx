import { CloseOutlined, DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { FileUse, UploadedFile } from '@/api/fs/upload';
import { useT } from '@/i18n/use-t';
import { bytesText } from '@/lib/bytes';
import type { FileRule } from '@/lib/file-check';
import { FileButton } from './file-button';
import { useUpload } from './use-upload';
import './file-upload.css';

interface Props {
  biz: FileUse;
  rule: FileRule;
  /** Given by the field around it. */
  id?: string;
  value?: UploadedFile | undefined;
  onChange?: (file: UploadedFile | undefined) => void;
}

/** A form control for one file: the value is what the file server answered. */
export function FileUpload({ biz, rule, id, value, onChange }: Props) {
  const t = useT();
  const { running, problem, start, cancel } = useUpload(biz, rule, (file) => onChange?.(file));
  const percent = Math.round((running?.share ?? 0) * 100);
  return (
    <div className="file-upload">
      <FileButton rule={rule} id={id} isBusy={running !== null} onFile={(file) => void start(file)}>
        {value ? t('upload.replace') : t('upload.choose')}
      </FileButton>
      {running && (
        <div className="file-upload-line">
          <span className="file-upload-name">{running.name}</span>
          <progress aria-label={t('upload.progress', { name: running.name })} max={100} value={percent} />
          <span className="tabular">{percent}%</span>
          <Button type="text" size="small" icon={<CloseOutlined />} aria-label={t('upload.cancel')} onClick={cancel} />
        </div>
      )}
      {value && !running && (
        <div className="file-upload-line" role="status">
          <span className="file-upload-name">{value.name}</span>
          <span className="absent">
            {bytesText(value.size)} · {t('upload.done')}
          </span>
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined />}
            aria-label={t('upload.remove')}
            onClick={() => onChange?.(undefined)}
          />
        </div>
      )}
      {problem && (
        <p className="file-upload-problem lines" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
