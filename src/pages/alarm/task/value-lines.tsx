import { Input } from 'antd';
import { useState } from 'react';
import { useT } from '@/i18n/use-t';

interface Props {
  id?: string;
  value?: readonly string[];
  onChange?: (value: string[]) => void;
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** A list of values, one on each line; a spreadsheet's column can be pasted. */
export function ValueLines({ id, value = [], onChange }: Props) {
  const t = useT();
  const [text, setText] = useState(value.join('\n'));
  // What somebody types stays as it is, blank lines too; a value from elsewhere takes its place.
  const isOwn = linesOf(text).join('\n') === value.join('\n');
  return (
    <>
      <Input.TextArea
        id={id}
        spellCheck={false}
        rows={4}
        value={isOwn ? text : value.join('\n')}
        onChange={(event) => {
          setText(event.target.value);
          onChange?.(linesOf(event.target.value));
        }}
      />
      <span className="absent tabular">{t('alarmTask.lineCount', { count: value.length })}</span>
    </>
  );
}
