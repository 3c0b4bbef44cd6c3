import { CalendarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useT } from '@/i18n/use-t';
import { type Range, timeText } from '@/lib/time';
import { useOpening } from '@/ui/feedback/use-opening';
import { late } from '@/ui/lazy/late';

const Picker = late(() => import('./date-range-picker'));

interface Props {
  label: string;
  /** Epoch milliseconds; null is no limit. */
  value: Range | null;
  onChange: (range: Range | null) => void;
}

/** A range of time. Its picker is heavy: a button of the same size stands for it until somebody wants it. */
export function DateRange({ label, value, onChange }: Props) {
  const t = useT();
  const { isOpen, Part, open } = useOpening(Picker);
  if (isOpen && Part) return <Part label={label} value={value} onChange={onChange} />;
  return (
    <Button
      className={value ? 'date-range' : 'date-range is-empty'}
      icon={<CalendarOutlined aria-hidden />}
      iconPlacement="end"
      loading={isOpen}
      onClick={open}
    >
      <span className="date-range-text">
        {value ? `${timeText(value[0])} – ${timeText(value[1])}` : t('range.choose', { label })}
      </span>
    </Button>
  );
}
