import { Input } from 'antd';
import { useState } from 'react';
import { useT } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { type Range, timeText, zoneOf } from '@/lib/time';
import './export-task.css';

interface Props {
  id?: string;
  value?: Range;
  onChange?: (value: Range | undefined) => void;
}

const textOf = (at: number) => timeText(at).replace(' ', 'T');
const timeOf = (text: string) => (text === '' ? Number.NaN : new Date(text).getTime());

/** A period to the second, in the browser's zone. */
export function PeriodInput({ id, value, onChange }: Props) {
  const t = useT();
  const [texts, setTexts] = useState(value ? value.map(textOf) : ['', '']);
  const change = (index: 0 | 1, text: string) => {
    const next = texts.map((one, at) => (at === index ? text : one));
    setTexts(next);
    const [from, to] = next.map(timeOf);
    const isWhole = from !== undefined && to !== undefined && !Number.isNaN(from) && !Number.isNaN(to);
    onChange?.(isWhole ? [from, to] : undefined);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a legend and a frame.
    <div className="period-input" role="group" aria-label={t('exportTask.period')}>
      <Input
        {...(id !== undefined && { id })}
        type="datetime-local"
        step={1}
        aria-label={t('exportTask.from')}
        value={texts[0] ?? ''}
        onChange={({ target }) => change(0, target.value)}
      />
      <Input
        type="datetime-local"
        step={1}
        aria-label={t('exportTask.to')}
        value={texts[1] ?? ''}
        onChange={({ target }) => change(1, target.value)}
      />
      <span className="absent" dir="ltr">
        {zoneOf(value?.[0] ?? gatewayNow())}
      </span>
    </div>
  );
}
