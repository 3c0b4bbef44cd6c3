import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useEffect, useState } from 'react';

const TYPING_MS = 300;

interface Props {
  value: string;
  label: string;
  onChange: (value: string) => void;
}

/** Typing is answered at once in the field and reaches the address after a short pause, or at once with Enter. */
export function Keyword({ value, label, onChange }: Props) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => onChange(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, value, onChange]);
  return (
    <Input
      className="filter-keyword"
      type="search"
      allowClear
      prefix={<SearchOutlined aria-hidden />}
      aria-label={label}
      placeholder={label}
      maxLength={256}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onPressEnter={() => onChange(text)}
    />
  );
}
