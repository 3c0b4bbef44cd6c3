import { Button, Input } from 'antd';
import { useState } from 'react';
import * as z from 'zod';
import { useT } from '@/i18n/use-t';
import { zoneNow } from '@/lib/clock-zone';
import { gatewayNow } from '@/lib/gateway-clock';
import { MINUTE, type QuickRange, quickRange, type Range, timeText, zoneOf } from '@/lib/time';
import { typedTime } from '@/lib/typed-time';
import { Time } from '@/ui/data/time';
import './export-task.css';

export type QuickPeriod = QuickRange | 'last30Minutes';

interface Props {
  id?: string;
  value?: Range;
  onChange?: (value: Range | undefined) => void;
  quick: readonly QuickPeriod[];
}

type Texts = readonly [from: string, to: string];

const NONE: Texts = ['', ''];
const textsOf = ([from, to]: Range): Texts => [timeText(from), timeText(to)];

const FORMAT = 'YYYY-MM-DD HH:mm:ss';
const EXAMPLE = '2026-11-02 09:30:00';

/** Up to now at the latest: there is nothing to export of the rest of a day. */
function periodOf(name: QuickPeriod): Range {
  const now = Math.floor(gatewayNow() / 1000) * 1000;
  if (name === 'last30Minutes') return [now - 30 * MINUTE, now];
  const [from, to] = quickRange(name, now);
  // A day ends where the next one begins: no second is left out between two exports.
  return [from, Math.min(to + 1, now)];
}

/** A period to the second, in the shown zone; typed as times are written everywhere, or chosen at one click. */
export function PeriodInput({ id, value, onChange, quick }: Props) {
  const t = useT();
  const zone = zoneNow();
  const [typed, setTyped] = useState(() => ({ zone, texts: value ? textsOf(value) : NONE }));
  // A period keeps its place in time where another zone is chosen meanwhile; half of one is read in the new zone.
  const texts = typed.zone === zone || !value ? typed.texts : textsOf(value);
  const setTexts = (next: Texts) => setTyped({ zone, texts: next });
  const take = (next: Texts) => {
    setTexts(next);
    const [from, to] = [typedTime(next[0]), typedTime(next[1])];
    onChange?.(Number.isNaN(from) || Number.isNaN(to) ? undefined : [from, to]);
  };
  const isWrong = (text: string) => text.trim() !== '' && Number.isNaN(typedTime(text));
  const whole = (text: string) => (text.trim() === '' || isWrong(text) ? text : timeText(typedTime(text)));
  const input = (index: 0 | 1) => ({
    dir: 'ltr',
    autoComplete: 'off',
    placeholder: FORMAT,
    value: texts[index],
    ...(isWrong(texts[index]) && { status: 'error' as const }),
    onChange: ({ target }: { target: { value: string } }) =>
      take(index === 0 ? [target.value, texts[1]] : [texts[0], target.value]),
    onBlur: () => setTexts([whole(texts[0]), whole(texts[1])]),
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend and a frame.
    <div className="period-input" role="group" aria-label={t('exportTask.period')}>
      <Input {...(id !== undefined && { id })} {...input(0)} aria-label={t('exportTask.from')} />
      <Input {...input(1)} aria-label={t('exportTask.to')} />
      <span className="absent" dir="ltr">
        {zoneOf(value?.[0] ?? gatewayNow())}
      </span>
      <span className="period-quick">
        {quick.map((name) => (
          <Button
            key={name}
            size="small"
            onClick={() => {
              take(textsOf(periodOf(name)));
            }}
          >
            {t(name === 'last30Minutes' ? 'exportTask.last30Minutes' : `range.${name}`)}
          </Button>
        ))}
      </span>
      {texts.some(isWrong) && (
        <span className="period-wrong" role="alert">
          {t('exportTask.timeFormat', { example: EXAMPLE })}
        </span>
      )}
    </div>
  );
}

const range = z.tuple([z.number(), z.number()]);

PeriodInput.read = (value: unknown) => {
  const period = range.safeParse(value).data;
  if (!period) return String(value);
  return (
    <>
      <Time at={period[0]} /> – <Time at={period[1]} />
    </>
  );
};
