import { Button } from 'antd';
import type { RefObject } from 'react';
import { useT } from '@/i18n/use-t';

interface Props {
  /** Rows in sight, and all of them; counted from 1. */
  from: number;
  to: number;
  total: number;
  isCounted: boolean;
  /** The rows that are scrolled through at a time: first and last. */
  stretch: readonly [first: number, last: number];
  /** Where the focus goes that leaves the rows. */
  entry: RefObject<HTMLButtonElement | null>;
  onTop: () => void;
  /** Goes on to the stretch that a row belongs to. */
  onRow: (row: number) => void;
}

/** Where the reader is in a list that is scrolled through, and the ways from there. */
export function ScrollFoot({ from, to, total, isCounted, stretch: [first, last], entry, onTop, onRow }: Props) {
  const t = useT();
  return (
    <div className="scroll-foot">
      <span className="tabular">
        {isCounted ? t('scroll.place', { from, to, total }) : t('scroll.placeOpen', { from, to })}
      </span>
      {first > 1 && (
        <Button size="small" onClick={() => onRow(first - 1)}>
          {t('scroll.before', { last: first - 1 })}
        </Button>
      )}
      {last < total && (
        <Button size="small" onClick={() => onRow(last + 1)}>
          {t('scroll.after', { first: last + 1 })}
        </Button>
      )}
      <Button ref={entry} size="small" onClick={onTop}>
        {t('scroll.top')}
      </Button>
    </div>
  );
}
