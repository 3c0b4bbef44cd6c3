import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import * as z from 'zod';
import type { FileUse, UploadedFile } from '@/api/fs/upload';
import { useT } from '@/i18n/use-t';
import { bytesText } from '@/lib/bytes';
import { DOT } from '@/lib/dot';
import type { FileRule } from '@/lib/file-check';
import { FileButton } from '@/ui/form/file-button';
import { UploadLine } from './upload-line';
import { useUpload } from './use-upload';
import '@/ui/data/file-upload.css';

interface Props {
  biz: FileUse;
  rule: FileRule;
  /** Given by the field around it. */
  id?: string;
  value?: UploadedFile | undefined;
  onChange?: (file: UploadedFile | undefined) => void;
}

/** A form control for one file: the value is what the file server answered. Its texts: components/upload. */
export function FileUpload({ biz, rule, id, value, onChange }: Props) {
  const t = useT();
  const { upload, problem, start, resume, cancel } = useUpload(biz, rule, (file) => onChange?.(file));
  return (
    <div className="file-upload">
      <FileButton rule={rule} id={id} isBusy={upload !== null} onFile={(file) => void start(file)}>
        {value ? t('upload.replace') : t('upload.choose')}
      </FileButton>
      {upload && <UploadLine upload={upload} onResume={resume} onCancel={cancel} />}
      {value && !upload && (
        <div className="file-upload-line" role="status">
          <span className="file-upload-name">{value.name}</span>
          <span className="absent">
            {bytesText(value.size)}
            {DOT}
            {t('upload.done')}
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

const named = z.object({ name: z.string(), size: z.number() });

FileUpload.read = (value: unknown) => {
  const file = named.safeParse(value).data;
  if (!file) return String(value);
  return (
    <>
      <bdi>{file.name}</bdi> <span className="absent">{bytesText(file.size)}</span>
    </>
  );
};
