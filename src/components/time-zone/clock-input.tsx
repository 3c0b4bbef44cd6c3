import { Input } from 'antd';
import { typedClock } from '@/lib/typed-time';
import './clock-input.css';

interface Props {
  id?: string;
  value?: string;
  onChange?: (value: string) => void;
}

/** A time of day in 24 hours, whatever the browser's language makes of one; `9:30` and `0930` become `09:30`. */
export function ClockInput({ id, value = '', onChange }: Props) {
  return (
    <Input
      {...(id !== undefined && { id })}
      className="clock-input"
      dir="ltr"
      autoComplete="off"
      placeholder="HH:mm"
      value={value}
      onChange={({ target }) => onChange?.(target.value)}
      onBlur={() => {
        const whole = typedClock(value);
        if (whole !== value) onChange?.(whole);
      }}
    />
  );
}
