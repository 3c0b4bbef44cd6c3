import { FilterOutlined } from '@ant-design/icons';
import type { LogValue } from '@/components/log/log-value';
import { useT } from '@/i18n/use-t';
import type { Filter } from '@/ui/list/filter-bar';
import { MenuButton } from '@/ui/page/menu-button';
import { isFilter } from './narrow';
import { useValueItems } from './use-value-items';

interface Props {
  value: LogValue;
  /** When its entry was written; null where it is of many. */
  at: number | null;
  filters: readonly Filter[];
}

/** Beside a value in the drawer of an entry: what the list can do with it. */
export function ValueButton({ value, at, filters }: Props) {
  const t = useT();
  const itemsOf = useValueItems(filters);
  if (!isFilter(filters, value)) return null;
  return (
    <MenuButton
      type="text"
      size="small"
      icon={<FilterOutlined aria-hidden />}
      aria-label={t('logQuery.filterBy', { text: value.text })}
      title={t('logQuery.filterBy', { text: value.text })}
      menu={{ items: itemsOf(value, at) }}
    />
  );
}
