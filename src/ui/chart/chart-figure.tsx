import { Button } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { useLanguage, useT } from '@/i18n/use-t';
import { CopyLink } from '@/ui/feedback/copy-link';
import { gapsOf, type Series } from './scale';
import { ChartTable } from './table';
import './chart.css';

interface Props {
  title: string;
  /** Beside the title: the sum, and how it changed. */
  note?: ReactNode;
  series: readonly Series[];
  labelOf: (at: number) => string;
  linkOf?: ((at: number) => string) | undefined;
  /** The address that shows just this elsewhere, where there is one. */
  hrefOf?: (() => string) | undefined;
  /** Names the column of an interval that is not over yet; a line ends in dashes, which say as much. */
  hasOpenKey?: boolean | undefined;
  /** Further controls, such as the way back from a part of the time. */
  controls?: ReactNode;
  children: ReactNode;
}

/** What stands round every chart: its title, zone, the mark for what is missing, and the same figures as a table. */
export function ChartFigure({ title, note, series, labelOf, linkOf, hrefOf, hasOpenKey, controls, children }: Props) {
  const t = useT();
  const id = useId();
  const [isTable, setTable] = useState(false);
  return (
    <figure className="chart" aria-labelledby={id}>
      <figcaption>
        <h3 id={id}>{title}</h3>
        {note}
        {gapsOf(series).length > 0 && (
          <span className="chart-gap-key">
            <i aria-hidden />
            {t('common.noData')}
          </span>
        )}
        {hasOpenKey && <OpenKey />}
        {controls}
        <span className="chart-tools">
          {hrefOf && <CopyLink hrefOf={hrefOf} size="small" type="text" aria-describedby={id} />}
          <Button size="small" type="link" onClick={() => setTable(!isTable)} aria-describedby={id}>
            {isTable ? t('chart.chart') : t('chart.table')}
          </Button>
        </span>
      </figcaption>
      {isTable ? <ChartTable title={title} series={series} labelOf={labelOf} linkOf={linkOf} /> : children}
    </figure>
  );
}

/** What a lighter last interval stands for. */
export function OpenKey() {
  const t = useT();
  return (
    <span className="chart-open-key">
      <i aria-hidden />
      {t('chart.open')}
    </span>
  );
}

/** The name of an interval, which says of one that is not over that its figure is the one so far. */
export function useOpenLabel(labelOf: (at: number) => string, open: number | undefined): (at: number) => string {
  const t = useT();
  return (at) => (at === open ? t('chart.soFar', { time: labelOf(at) }) : labelOf(at));
}

/** What a bucket says in words: its time and the figure of each series. */
export function useReadout(series: readonly Series[], labelOf: (at: number) => string) {
  const t = useT();
  const language = useLanguage();
  return (index: number): string => {
    const at = series[0]?.points[index]?.at;
    if (at === undefined) return '';
    const figures = series.map(({ name, points }) => {
      const value = points[index]?.value ?? null;
      return `${name} ${value === null ? t('common.noData') : value.toLocaleString(language)}`;
    });
    return [labelOf(at), ...figures].join(' · ');
  };
}
