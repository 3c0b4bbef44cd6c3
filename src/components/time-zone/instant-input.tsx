import { Input } from 'antd';
import { useState } from 'react';
import { timeText } from '@/lib/time';
import { typedTime } from '@/lib/typed-time';
import { FullTime } from '@/ui/data/time';

interface Props {
  id?: string;
  value?: number | string | null;
  onChange?: (value: number | string | null) => void;
  /** Whether nothing may be meant: an empty field is null then. */
  isOptional?: boolean;
}

const shown = (value: Props['value']) => (typeof value === 'number' ? timeText(value) : (value ?? ''));

/** A point in time by the clock that is shown, typed as times are written everywhere; what is no time stays as it was typed. */
export function InstantInput({ id, value = null, onChange, isOptional = false }: Props) {
  const [typed, setTyped] = useState<{ text: string; value: Props['value'] } | null>(null);
  // What was set from outside since is shown in the place of what was typed.
  const text = typed && typed.value === value ? typed.text : shown(value);
  const take = (next: string) => {
    const at = typedTime(next);
    const taken = next.trim() === '' && isOptional ? null : Number.isNaN(at) ? next : at;
    setTyped({ text: next, value: taken });
    onChange?.(taken);
  };
  return (
    <Input
      {...(id !== undefined && { id })}
      dir="ltr"
      autoComplete="off"
      placeholder="YYYY-MM-DD HH:mm"
      value={text}
      onChange={({ target }) => take(target.value)}
      onBlur={() => setTyped(null)}
    />
  );
}

InstantInput.read = (value: unknown) => (typeof value === 'number' ? <FullTime at={value} /> : String(value));
