import { Button } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useT } from '@/i18n/use-t';

interface Props {
  /** How many they are. */
  days: number;
  charts: ReactNode;
  /** The same figures in full. */
  table: ReactNode;
}

/**
 * Days of a report as charts; their figures as a table are one press away, since they stand on the columns already. On paper,
 * where nothing can be pressed, both are there, and a screen reader has the table alone in any case. A single day is no course
 * and has the table alone.
 */
export function DayFigures({ days, charts, table }: Props) {
  const t = useT();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (days === 1) return table;
  return (
    <>
      <div className="report-charts">{charts}</div>
      <Button
        type="link"
        className="report-more"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'report.hideTable' : 'chart.table')}
      </Button>
      <div id={id} className="report-days" data-open={isOpen}>
        {table}
      </div>
    </>
  );
}
