import { type ReactNode, useMemo } from 'react';
import { useT } from '@/i18n/use-t';
import type { Column } from '@/ui/list/columns';
import { NARROW_WIDTH } from '@/ui/page/row-actions';
import { useNarrow } from '@/ui/page/use-narrow';
import { Brief } from './brief';

const STATE = 'state';

/** A state says itself what it is; its title is for those who do not see it. */
function labelOf<Row>({ key, title }: Column<Row>): ReactNode {
  if (typeof title === 'function') return null;
  return key === STATE ? <span className="visually-hidden">{title}</span> : title;
}

/** What a cell of the column shows for a row; the library would look the value up. */
function shown<Row>({ dataIndex, render }: Column<Row>, row: Row, index: number): ReactNode {
  return render?.(typeof dataIndex === 'string' ? Reflect.get(Object(row), dataIndex) : undefined, row, index);
}

/**
 * The columns as they are, or on a phone one column with all of them under each other, the state first, so that nothing
 * waits out of sight, and what is not set left out; the actions stay beside it, in their menu. A width of the actions is the
 * room that they are counted with: they take what they hold.
 */
export function useFolded<Row>(columns: Column<Row>[]): Column<Row>[] {
  const t = useT();
  const isNarrow = useNarrow();
  return useMemo(() => {
    const [lead, ...others] = columns.filter(({ key }) => key !== 'actions');
    // The name stays in sight while the rest scrolls.
    if (!isNarrow || !lead)
      return columns.map(({ width, ...one }, place) => ({
        ...one,
        ...(width !== undefined && one.key !== 'actions' && { width }),
        ...(place === 0 && { fixed: 'start' as const }),
      }));
    const rest = others.toSorted((a, b) => Number(b.key === STATE) - Number(a.key === STATE));
    const { width: _, ...folded } = lead;
    const nothing = t('common.none');
    const actions = columns.filter(({ key }) => key === 'actions');
    return [
      {
        ...folded,
        render: (value, row, index) => (
          <>
            {lead.render?.(value, row, index)}
            <Brief
              items={rest
                .map((one) => ({ key: String(one.key), label: labelOf(one), value: shown(one, row, index) }))
                .filter(({ value }) => value !== null && value !== nothing)}
            />
          </>
        ),
      },
      ...actions.map((one) => ({
        ...one,
        width: NARROW_WIDTH,
        title: <span className="visually-hidden">{t('table.actions')}</span>,
      })),
    ];
  }, [columns, isNarrow, t]);
}
