import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useCallback, useEffect, useState } from 'react';

const TYPING_MS = 300;

interface Props {
  value: string;
  label: string;
  onChange: (value: string) => void;
}

/**
 * Typing is answered at once in the field and reaches the address after a short pause, or at once with Enter. What an input
 * method still composes, such as the letters of pinyin, is no word yet and waits.
 */
export function Keyword({ value, label, onChange }: Props) {
  const [text, setText] = useState(value);
  const [isComposing, setComposing] = useState(false);
  const [seen, setSeen] = useState({ value, told: value });
  if (seen.value !== value) {
    setSeen({ value, told: value });
    // What was told here comes back a moment later: more may have been typed meanwhile.
    if (value !== seen.told) setText(value);
  }
  const tell = useCallback(() => {
    setSeen((before) => ({ ...before, told: text }));
    onChange(text);
  }, [text, onChange]);
  useEffect(() => {
    if (text === value || isComposing) return;
    const timer = setTimeout(tell, TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, value, tell, isComposing]);
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
      onCompositionStart={() => setComposing(true)}
      onCompositionEnd={() => setComposing(false)}
      onPressEnter={({ nativeEvent }) => !nativeEvent.isComposing && tell()}
    />
  );
}
