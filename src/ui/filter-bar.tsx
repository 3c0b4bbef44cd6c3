import { ReloadOutlined, SearchOutlined } from '@ant-design/icons';
import { Button, Input, Select, Tag } from 'antd';
import { useEffect, useState } from 'react';
import { useT } from '@/i18n/use-t';
import { timeText } from '@/lib/time';
import { DateRange } from './date-range';
import type { List } from './use-list';
import './filter-bar.css';

/** One filter of a list: a set of values of one field. */
export interface Filter {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
}

interface Props {
  list: Pick<List<unknown>, 'view' | 'change' | 'clear' | 'loaded'>;
  filters: readonly Filter[];
  keyword: string | undefined;
  time: string | undefined;
}

const TYPING_MS = 300;

/** Typing is answered at once in the field and reaches the address after a short pause, or at once with Enter. */
function Keyword({ value, label, onChange }: { value: string; label: string; onChange: (value: string) => void }) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => onChange(text), TYPING_MS);
    return () => clearTimeout(timer);
  }, [text, value, onChange]);
  return (
    <Input
      className="filter-keyword"
      type="search"
      allowClear
      prefix={<SearchOutlined aria-hidden />}
      aria-label={label}
      placeholder={label}
      maxLength={256}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onPressEnter={() => onChange(text)}
    />
  );
}

export function FilterBar({ list, filters, keyword, time }: Props) {
  const t = useT();
  const { view, change, clear, loaded } = list;
  const labelOf = (filter: Filter, value: string) => filter.options.find((one) => one.value === value)?.label ?? value;
  const chips = filters.flatMap((filter) => (view.filters[filter.name] ?? []).map((value) => ({ filter, value })));
  return (
    <div className="filter-bar" role="search">
      {keyword !== undefined && (
        <Keyword value={view.keyword} label={keyword} onChange={(next) => change({ keyword: next })} />
      )}
      {filters.map((filter) => (
        <Select
          key={filter.name}
          className="filter-select"
          mode="multiple"
          maxTagCount={0}
          maxTagPlaceholder={(values) => `${filter.label} (${values.length})`}
          placeholder={filter.label}
          aria-label={filter.label}
          options={[...filter.options]}
          value={view.filters[filter.name] ?? []}
          onChange={(values: string[]) => change({ filters: { [filter.name]: values } })}
        />
      ))}
      {time !== undefined && <DateRange label={time} value={view.range} onChange={(range) => change({ range })} />}
      <Button
        icon={<ReloadOutlined />}
        aria-label={t('table.refresh')}
        title={t('table.refresh')}
        onClick={loaded.reload}
      />
      {(chips.length > 0 || view.range) && (
        <div className="filter-chips">
          {chips.map(({ filter, value }) => (
            <Tag
              key={`${filter.name}:${value}`}
              closable={{ 'aria-label': t('table.removeFilter', { name: labelOf(filter, value) }) }}
              onClose={() =>
                change({ filters: { [filter.name]: (view.filters[filter.name] ?? []).filter((one) => one !== value) } })
              }
            >
              {filter.label}: {labelOf(filter, value)}
            </Tag>
          ))}
          {view.range && (
            <Tag
              closable={{ 'aria-label': t('table.removeFilter', { name: time ?? '' }) }}
              onClose={() => change({ range: null })}
            >
              {timeText(view.range[0])} - {timeText(view.range[1])}
            </Tag>
          )}
          <Button type="link" size="small" onClick={clear}>
            {t('table.clearFilters')}
          </Button>
        </div>
      )}
    </div>
  );
}
