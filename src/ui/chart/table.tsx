import { useLanguage, useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { zonesOf } from '@/lib/time';
import type { Series } from './scale';

interface Props {
  title: string;
  series: readonly Series[];
  labelOf: (at: number) => string;
  linkOf?: ((at: number) => string) | undefined;
}

/** The figures of a chart as a table, newest first; a gap is a dash. */
export function ChartTable({ title, series, labelOf, linkOf }: Props) {
  const t = useT();
  const language = useLanguage();
  const times = series[0]?.points.map(({ at }) => at) ?? [];
  return (
    <section className="chart-scroll" aria-label={title} {...(!linkOf && { tabIndex: 0 })}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              {t('chart.time')} <bdi dir="ltr">{zonesOf(times[0] ?? 0, times.at(-1) ?? 0)}</bdi>
            </th>
            {series.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times
            .map((at, index) => (
              <tr key={at}>
                <th scope="row">
                  <bdi dir="ltr">{linkOf ? <Link to={linkOf(at)}>{labelOf(at)}</Link> : labelOf(at)}</bdi>
                </th>
                {series.map(({ key, points }) => (
                  <td key={key}>{points[index]?.value?.toLocaleString(language) ?? t('common.none')}</td>
                ))}
              </tr>
            ))
            .reverse()}
        </tbody>
      </table>
    </section>
  );
}
