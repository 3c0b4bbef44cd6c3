import { Button, Tag } from 'antd';
import { useT } from '@/i18n/use-t';
import { timeText } from '@/lib/time';
import type { Filter } from './filter-bar';
import type { List } from './use-list';

interface Props {
  list: Pick<List<unknown>, 'view' | 'change' | 'clear'>;
  filters: readonly Filter[];
  time: string | undefined;
}

/** What narrows the list now, each with a way to take it off. */
export function FilterChips({ list: { view, change, clear }, filters, time = '' }: Props) {
  const t = useT();
  const { range } = view;
  const chips = filters.flatMap(({ name, label, options }) => {
    const values = view.filters[name] ?? [];
    return values.map((value) => ({
      key: `${name}:${value}`,
      text: `${label}: ${options.find((one) => one.value === value)?.label ?? value}`,
      remove: () => change({ filters: { [name]: values.filter((one) => one !== value) } }),
    }));
  });
  if (range) {
    chips.push({
      key: 'range',
      text: `${time}: ${timeText(range[0])} – ${timeText(range[1])}`,
      remove: () => change({ range: null }),
    });
  }
  if (chips.length === 0) return null;
  return (
    <div className="filter-chips">
      {chips.map(({ key, text, remove }) => (
        <Tag key={key} closable={{ 'aria-label': t('table.removeFilter', { name: text }) }} onClose={remove}>
          {text}
        </Tag>
      ))}
      <Button type="link" size="small" onClick={clear}>
        {t('table.clearFilters')}
      </Button>
    </div>
  );
}
