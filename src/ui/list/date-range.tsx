import { CalendarOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useT } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { QUICK_RANGES, type QuickRange, quickRange, type Range, timeText } from '@/lib/time';
import { useOpening } from '@/ui/feedback/use-opening';
import { late } from '@/ui/lazy/late';

const Picker = late(() => import('./date-range-picker'));

interface Props {
  label: string;
  /** Epoch milliseconds; null is no limit. */
  value: Range | null;
  onChange: (range: Range | null) => void;
}

const textOf = ([from, to]: Range) => `${timeText(from)} – ${timeText(to)}`;

/** The quick range that these two times are today, if they are one. */
function quickNameOf(range: Range): QuickRange | undefined {
  const now = gatewayNow();
  return QUICK_RANGES.find((name) => quickRange(name, now).join() === range.join());
}

/** A range of time. Its picker is heavy: a button of the same size stands for it until somebody wants it. */
export function DateRange({ label, value, onChange }: Props) {
  const t = useT();
  const { isOpen, Part, open } = useOpening(Picker);
  if (isOpen && Part) return <Part label={label} value={value} onChange={onChange} />;
  const quick = value ? quickNameOf(value) : undefined;
  const isLong = value !== null && quick === undefined;
  return (
    <Button
      className={`date-range${isLong ? '' : ' is-short'}${value ? '' : ' is-empty'}`}
      icon={<CalendarOutlined aria-hidden />}
      iconPlacement="end"
      loading={isOpen}
      onClick={open}
    >
      <span className="date-range-text">
        {quick ? t(`range.${quick}`) : value ? textOf(value) : t('range.choose', { label })}
      </span>
    </Button>
  );
}
