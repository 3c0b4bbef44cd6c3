import { UploadOutlined } from '@ant-design/icons';
import { Button, Input } from 'antd';
import { useRef } from 'react';
import { METADATA_MAX_BYTES } from '@/domain/saml/check';
import { useT } from '@/i18n/use-t';
import { bytesText } from '@/lib/bytes';
import { checkFile, MAX_FILE_NAME } from '@/lib/file-check';
import './identity-provider.css';

const RULE = { extensions: ['xml'], maxBytes: METADATA_MAX_BYTES } as const;

interface Props {
  /** Given by the field around it. */
  id?: string;
  value?: string;
  onChange?: (text: string) => void;
  /** What was typed or pasted. */
  onPaste: (text: string) => void;
  /** A chosen file that is one, to be checked for what it holds. */
  onFile: (file: File) => void;
  /** A chosen file that is refused by its name or size. */
  onRefused: (text: string) => void;
}

/** A metadata document: from a file that is read here and shown, as providers hand it out, or pasted. */
export function MetadataInput({ id, value = '', onChange, onPaste, onFile, onRefused }: Props) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const take = async (file: File) => {
    const wrong = await checkFile(file, RULE);
    // What is inside is told apart later, in words of its own.
    if (wrong === null || wrong === 'badContent') return onFile(file);
    onRefused(t(`upload.${wrong}`, { extensions: '.xml', size: bytesText(RULE.maxBytes), max: MAX_FILE_NAME }));
  };
  return (
    <div className="metadata-input">
      <input
        ref={input}
        type="file"
        className="metadata-file"
        accept=".xml"
        aria-label={t('identityProvider.chooseFile')}
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) void take(file);
        }}
      />
      <Button icon={<UploadOutlined aria-hidden />} onClick={() => input.current?.click()}>
        {t('identityProvider.chooseFile')}
      </Button>
      <Input.TextArea
        {...(id && { id })}
        className="code"
        dir="ltr"
        rows={6}
        spellCheck={false}
        value={value}
        onChange={({ target }) => {
          onChange?.(target.value);
          onPaste(target.value);
        }}
      />
    </div>
  );
}

/** A document is long: it is read in a field of its own. */
function MetadataText({ text }: { text: string }) {
  const t = useT();
  return (
    <Input.TextArea
      className="code"
      dir="ltr"
      rows={6}
      readOnly
      aria-label={t('identityProvider.document')}
      value={text}
    />
  );
}

MetadataInput.read = (value: unknown) => <MetadataText text={String(value)} />;
