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

/** What narrows a list now, in words, each with a way to take it off. */
export function chipsOf(
  { view, change }: Pick<List<unknown>, 'view' | 'change'>,
  filters: readonly Filter[],
  time = '',
) {
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
  return chips;
}

/** The chips under the filters. */
export function FilterChips({ list, filters, time }: Props) {
  const t = useT();
  const chips = chipsOf(list, filters, time);
  if (chips.length === 0) return null;
  return (
    <div className="filter-chips">
      {chips.map(({ key, text, remove }) => (
        <Tag key={key} closable={{ 'aria-label': t('table.removeFilter', { name: text }) }} onClose={remove}>
          {text}
        </Tag>
      ))}
      <Button type="link" size="small" onClick={list.clear}>
        {t('table.clearFilters')}
      </Button>
    </div>
  );
}
