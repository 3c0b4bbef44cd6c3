import { startTransition, useEffect, useOptimistic } from 'react';
import { afterPaint } from '@/lib/after-paint';
import { late, useLate } from '@/ui/lazy/late';
import { useBehindRows } from './use-behind-rows';
import type { List } from './use-list';

/** As long as every page has its number, nobody has to type one. */
const SHOWN_PAGES = 7;

// After the rows, which do not wait for its Select.
const pages = late(() => import('./pages'), ['components/list-parts']);

interface Props {
  list: Pick<List<never>, 'view' | 'change'>;
  total: number;
  /** How many rows fill a page: the gateway may give fewer than were asked for. */
  given: number;
  /** Whether the gateway counts the rows: if not, all that is known is whether there are more. */
  isCounted: boolean;
  /** Whether the gateway gave more rows than fill a page, and some are therefore not shown. */
  isCut?: boolean | undefined;
  isNarrow: boolean;
}

/** The pages of a list. The number moves with the press, the rows follow in slices when they have come. */
export function Pager({ list: { view, change }, total, given, isCounted, isCut, isNarrow }: Props) {
  const [page, showPage] = useOptimistic(view.page);
  const [Pages, want] = useLate(pages);
  const isBehindRows = useBehindRows();
  const hasRows = total > 0;
  // With each drawing until it is there: what a lost line took comes with the next answer.
  useEffect(() => {
    if (!hasRows) return;
    let isLeft = false;
    void afterPaint().then(() => isLeft || want());
    return () => {
      isLeft = true;
    };
  });
  if (!hasRows) return null;
  if (!Pages || !isBehindRows) return <div className="list-pages" />;
  return (
    <Pages
      className="list-pages"
      current={page}
      pageSize={view.size}
      // The library divides by what was asked for.
      total={Math.ceil(total / given) * view.size}
      size="small"
      showSizeChanger
      showQuickJumper={!isNarrow && isCounted && total > view.size * SHOWN_PAGES}
      // Three pages to a jump where there is little room, five elsewhere.
      showLessItems={isNarrow}
      rows={isCounted ? total : null}
      isCut={isCut}
      onChange={(next, size) =>
        // In one transition: the number that was pressed stands until the list that it asked for is drawn.
        startTransition(() => {
          showPage(size === view.size ? next : 1);
          change(size === view.size ? { page: next } : { size });
        })
      }
    />
  );
}
