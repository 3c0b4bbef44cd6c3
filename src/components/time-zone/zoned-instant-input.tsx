import { Input } from 'antd';
import { useId, useState } from 'react';
import { useLanguage } from '@/i18n/use-t';
import { DOT } from '@/lib/dot';
import { gatewayNow } from '@/lib/gateway-clock';
import { offsetText, relativeText } from '@/lib/time';
import { knownOffset, zonedText } from '@/lib/time-zone';
import { typedTimeIn } from '@/lib/typed-time';
import { ownStamp, ZonedTime } from './zoned-time';

interface Props {
  id?: string;
  value?: number | string | null;
  onChange?: (value: number | string) => void;
  /** By whose clock it is typed. */
  zone: string;
}

/** To the minute, as it is typed. */
const shown = (value: Props['value'], zone: string) =>
  typeof value === 'number' ? zonedText(value, zone).slice(0, 16) : (value ?? '');

/**
 * A point in time by the clock of a zone, typed as times are written everywhere; under it how far that clock is ahead of
 * UTC then, where it is another, how long until, and what the shown clock says where it is another one. What is no time stays as it was typed.
 */
export function ZonedInstantInput({ id, value = null, onChange, zone }: Props) {
  const language = useLanguage();
  const note = useId();
  const [typed, setTyped] = useState<{ text: string; value: Props['value'] } | null>(null);
  const text = typed && typed.value === value ? typed.text : shown(value, zone);
  const take = (next: string) => {
    const at = typedTimeIn(next, zone);
    const taken = Number.isNaN(at) ? next : at;
    setTyped({ text: next, value: taken });
    onChange?.(taken);
  };
  const at = typeof value === 'number' ? value : null;
  const offset = at === null ? '' : offsetText(knownOffset(at, zone));
  return (
    <>
      <Input
        {...(id !== undefined && { id })}
        dir="ltr"
        autoComplete="off"
        placeholder="YYYY-MM-DD HH:mm"
        aria-describedby={note}
        value={text}
        suffix={<bdi className="time-note">{zone}</bdi>}
        onChange={({ target }) => take(target.value)}
        onBlur={() => setTyped(null)}
      />
      <div id={note} className="time-note">
        {at !== null && (
          <>
            {zone !== 'UTC' && (
              <>
                <bdi>{offset}</bdi>
                {DOT}
              </>
            )}
            <bdi>{relativeText(at, gatewayNow(), language)}</bdi>
            {ownStamp(at, zone) !== null && (
              <>
                {DOT}
                <bdi>= {ownStamp(at, zone)}</bdi>
              </>
            )}
          </>
        )}
      </div>
    </>
  );
}

ZonedInstantInput.read = (value: unknown, { zone }: Props) =>
  typeof value === 'number' ? <ZonedTime at={value} zone={zone} /> : String(value);
