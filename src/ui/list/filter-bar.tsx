import { Button } from 'antd';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useT } from '@/i18n/use-t';
import { afterPaint } from '@/lib/after-paint';
import { late, useLate } from '@/ui/lazy/late';
import { OptionalPart } from '@/ui/lazy/optional-part';
import { useNarrow } from '@/ui/page/use-narrow';
import { DateRange } from './date-range';
import { FilterChips } from './filter-chips';
import { Keyword } from './keyword';
import { RefreshControl } from './refresh-control';
import { useBehindRows } from './use-behind-rows';
import type { List } from './use-list';
import './filter-bar.css';

/** One filter of a list: a set of values of one field. */
export interface Filter<Name extends string = string> {
  name: Name;
  label: string;
  options: readonly { value: string; label: string }[];
  /** A control of its own, such as a tree, that may come on demand; `options` then only name what is chosen. */
  control?: (value: string[], change: (value: string[]) => void) => ReactNode;
  /** Set by a part beside the list, such as a tree: it counts and is cleared with the others, but has no control here. */
  isElsewhere?: boolean;
}

interface Props {
  list: Pick<List<unknown>, 'view' | 'change' | 'clear' | 'loaded' | 'refresh'>;
  filters: readonly Filter[];
  keyword: string | undefined;
  time: string | undefined;
  /** Saved views and export. */
  tools: ReactNode;
  /** What stands there on a phone, in place of all but the keyword. */
  phone: ReactNode;
}

const filterSelect = late(async () => {
  await afterPaint();
  return import('./filter-select');
});

/** So many filters stand in the bar, a range of times among them; the others fold away, unless one of them is set. */
const IN_SIGHT = 3;

/** What narrows a list, and its tools; on a phone only the keyword stays, beside what stands for the others. */
export function FilterBar({ list, filters: all, keyword, time, tools, phone }: Props) {
  const t = useT();
  const filters = all.filter(({ isElsewhere }) => !isElsewhere);
  const { view, change } = list;
  // Many beside a range would take a second row of a common screen: what folds away makes room for it.
  const most = time !== undefined && filters.length > IN_SIGHT ? IN_SIGHT - 1 : IN_SIGHT;
  const isFolded = filters.slice(most).every(({ name }) => !view.filters[name]);
  const [isOpen, setOpen] = useState(!isFolded);
  const [FilterSelect, want] = useLate(filterSelect);
  const { at, failure } = list.loaded;
  const hasAnswer = at > 0 || failure !== null;
  const isNarrow = useNarrow();
  const isBehindRows = useBehindRows();
  // biome-ignore lint/correctness/useExhaustiveDependencies: where the line took the part away, a new answer says it is back.
  useEffect(() => {
    if (hasAnswer && filters.length > 0 && !isNarrow) want();
  }, [hasAnswer, at, isNarrow, want]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: Safari 15 does not know <search>.
    <div className="filter-bar" role="search">
      {keyword !== undefined && (
        <Keyword value={view.keyword} label={keyword} onChange={(next) => change({ keyword: next })} />
      )}
      {isNarrow ? (
        <div className="list-phone">{phone}</div>
      ) : (
        <>
          {filters.slice(0, isOpen ? filters.length : most).map((filter) => {
            const value = view.filters[filter.name] ?? [];
            const choose = (values: string[]) => change({ filters: { [filter.name]: values } });
            const place = <div className="filter-select filter-place">{filter.label}</div>;
            const own = filter.control?.(value, choose);
            const select = FilterSelect && (
              <FilterSelect label={filter.label} options={[...filter.options]} value={value} onChange={choose} />
            );
            return (
              <OptionalPart key={filter.name} place={place} again={at}>
                <Suspense fallback={place}>{(hasAnswer && isBehindRows && (own ?? select)) || place}</Suspense>
              </OptionalPart>
            );
          })}
          {time !== undefined && <DateRange label={time} value={view.range} onChange={(range) => change({ range })} />}
          {filters.length > most && (
            <Button type="link" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
              {isOpen ? t('table.fewerFilters') : t('table.moreFilters')}
            </Button>
          )}
          <RefreshControl loaded={list.loaded} refresh={list.refresh}>
            <div className="list-tools">{isBehindRows && tools}</div>
          </RefreshControl>
          <FilterChips list={list} filters={filters} time={time} />
        </>
      )}
    </div>
  );
}
