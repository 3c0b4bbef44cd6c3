import { Button, Tag } from 'antd';
import { useRef } from 'react';
import { type T, useT } from '@/i18n/use-t';
import { timeText } from '@/lib/time';
import type { Filter } from './filter-bar';
import type { List } from './use-list';

interface Props {
  list: Pick<List<unknown>, 'view' | 'change' | 'clear'>;
  filters: readonly Filter[];
  time: string | undefined;
}

const RANGE = 'range';

/** What narrows a list now, in words, each with a way to take it off. */
export function chipsOf(
  t: T,
  { view, change }: Pick<List<unknown>, 'view' | 'change'>,
  filters: readonly Filter[],
  time = '',
) {
  const { range } = view;
  const chips = filters.flatMap(({ name, label, options }) => {
    const values = view.filters[name] ?? [];
    return values.map((value) => ({
      key: `${name}:${value}`,
      text: t('table.chip', { name: label, value: options.find((one) => one.value === value)?.label ?? value }),
      remove: () => change({ filters: { [name]: values.filter((one) => one !== value) } }),
    }));
  });
  if (range) {
    chips.push({
      key: RANGE,
      text: t('table.chip', { name: time, value: `${timeText(range[0])} – ${timeText(range[1])}` }),
      remove: () => change({ range: null }),
    });
  }
  return chips;
}

/** The chips under the filters; that of the time, which its own control shows, is for paper only. */
export function FilterChips({ list, filters, time }: Props) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const chips = chipsOf(t, list, filters, time);
  if (chips.length === 0) return null;
  /** The chip is about to go: the focus moves to the next one, else to the one before, else to the first field of the bar. */
  const leave = (at: number) => {
    const closers = [
      ...(box.current?.querySelectorAll<HTMLElement>('.ant-tag:not(.filter-range) :is([role=button], button)') ?? []),
    ];
    const next = closers[at + 1] ?? closers[at - 1];
    (next ?? box.current?.closest('[role=search]')?.querySelector<HTMLElement>('input, button'))?.focus();
  };
  return (
    <div ref={box} className={`filter-chips${chips.some(({ key }) => key !== RANGE) ? '' : ' filter-range'}`}>
      {chips.map(({ key, text, remove }, at) => (
        <Tag
          key={key}
          {...(key === RANGE && { className: 'filter-range' })}
          closable={{ 'aria-label': t('table.removeFilter', { name: text }) }}
          onClose={() => {
            leave(at);
            remove();
          }}
        >
          {text}
        </Tag>
      ))}
      <Button
        type="link"
        size="small"
        onClick={() => {
          leave(chips.length);
          list.clear();
        }}
      >
        {t('table.clearFilters')}
      </Button>
    </div>
  );
}
