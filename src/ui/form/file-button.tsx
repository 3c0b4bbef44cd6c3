import { UploadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useContext, useRef } from 'react';
import { type T, useT } from '@/i18n/use-t';
import { bytesText } from '@/lib/bytes';
import { type FileRefusal, type FileRule, MAX_FILE_NAME } from '@/lib/file-check';
import { LabelContext } from './form-context';
import '../data/file-upload.css';

const extensionsOf = (t: T, rule: FileRule) => rule.extensions.map((one) => `.${one}`).join(t('common.separator'));
/** Browsers know no ending of two parts: `.tar.gz` is chosen as `.gz`. */
const acceptOf = (rule: FileRule) => [...new Set(rule.extensions.map((one) => `.${one.split('.').at(-1)}`))].join(',');

/** Why a chosen file is not taken. */
export const fileProblemText = (t: T, problem: FileRefusal, rule: FileRule): string =>
  t(`upload.${problem}`, {
    extensions: extensionsOf(t, rule),
    size: bytesText(rule.maxBytes),
    max: MAX_FILE_NAME,
  });

interface Props {
  rule: FileRule;
  /** Given by the field around it. */
  id?: string | undefined;
  isBusy?: boolean;
  children: string;
  onFile: (file: File) => void;
}

/**
 * Chooses a file, beside it which files can be chosen. The browser's filter is a hint only: who takes the file checks it.
 * Its texts: components/upload.
 */
export function FileButton({ rule, id, isBusy = false, children, onFile }: Props) {
  const t = useT();
  const label = useContext(LabelContext);
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="file-upload-line">
      <input
        ref={input}
        type="file"
        className="file-upload-input"
        aria-hidden
        tabIndex={-1}
        accept={acceptOf(rule)}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <Button
        {...(id && { id })}
        // The field's label alone would be its name: what is read on it comes first (WCAG 2.5.3).
        aria-label={`${children} ${label}`.trim()}
        icon={<UploadOutlined aria-hidden />}
        disabled={isBusy}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <span className="absent">
        {t('upload.hint', { extensions: extensionsOf(t, rule), size: bytesText(rule.maxBytes) })}
      </span>
    </div>
  );
}
