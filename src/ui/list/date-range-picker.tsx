import { DatePicker } from 'antd';
import { useT } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { QUICK_RANGES, quickRange, type Range } from '@/lib/time';
// Behind the picker's own library, which reads texts by a plugin of its own.
import { momentOf, timeOfMoment } from './picker-moment';
import './date-range-picker.css';

interface Props {
  label: string;
  value: Range | null;
  onChange: (range: Range | null) => void;
}

/**
 * The only range picker of the console: antd's holds the keyboard in its start field while it is empty, unless both
 * ends may be empty. It opens at once, since it is loaded when somebody asked for it.
 */
export default function DateRangePicker({ label, value, onChange }: Props) {
  const t = useT();
  const [dayStart, dayEnd] = quickRange('today', gatewayNow());
  return (
    <DatePicker.RangePicker
      className={value ? 'date-range' : 'date-range is-short'}
      classNames={{ popup: { root: 'date-range-popup' } }}
      allowEmpty={[true, true]}
      defaultOpen
      autoFocus
      showTime={{ defaultOpenValue: [momentOf(dayStart), momentOf(dayEnd)] }}
      placeholder={[t('range.from', { label }), t('range.to', { label })]}
      value={value ? [momentOf(value[0]), momentOf(value[1])] : null}
      presets={QUICK_RANGES.map((name) => ({
        label: t(`range.${name}`),
        value: () => {
          const [from, to] = quickRange(name, gatewayNow());
          return [momentOf(from), momentOf(to)];
        },
      }))}
      onChange={(dates) => {
        const [from, to] = dates ?? [];
        onChange(from && to ? [timeOfMoment(from, value?.[0]), timeOfMoment(to, value?.[1])] : null);
      }}
    />
  );
}
