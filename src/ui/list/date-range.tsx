import { CalendarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useT } from '@/i18n/use-t';
import { type Range, timeText } from '@/lib/time';
import { useTellLost } from '@/ui/feedback/report';
import { onDemand } from '@/ui/lazy/on-demand';

const usePicker = onDemand(() => import('./date-range-picker'));

interface Props {
  label: string;
  /** Epoch milliseconds; null is no limit. */
  value: Range | null;
  onChange: (range: Range | null) => void;
}

/** A range of time. Its picker is heavy: a button of the same size stands for it until somebody wants it. */
export function DateRange({ label, value, onChange }: Props) {
  const t = useT();
  const [isWanted, setWanted] = useState(false);
  const [Picker, want] = usePicker(useTellLost(setWanted));
  if (isWanted && Picker) return <Picker label={label} value={value} onChange={onChange} />;
  return (
    <Button
      className={value ? 'date-range' : 'date-range is-empty'}
      icon={<CalendarOutlined aria-hidden />}
      iconPlacement="end"
      loading={isWanted}
      onClick={() => {
        setWanted(true);
        want();
      }}
    >
      <span className="date-range-text">
        {value ? `${timeText(value[0])} – ${timeText(value[1])}` : t('range.choose', { label })}
      </span>
    </Button>
  );
}
