import { Radio, Skeleton } from 'antd';
import type { LogArea, TopField } from '@/api/log/query';
import type { LogValue } from '@/components/log/log-value';
import { useLanguage, useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import type { Filter } from '@/ui/list/filter-bar';
import type { ListView } from '@/ui/list/use-view';
import { changeQuery } from '@/ui/page/use-query';
import { AREAS } from './areas';
import { FIELD_LABELS } from './narrow';
import { FIELDS, topText } from './top-field';
import { ValueButton } from './value-button';
import './top.css';

const SIZE = 10;

interface Props {
  area: LogArea;
  view: Pick<ListView, 'keyword' | 'filters' | 'range'>;
  filters: readonly Filter[];
  field: TopField;
}

/** The most frequent values of a field among the entries that the list has now; each narrows it. */
export default function Top({ area, view, filters, field }: Props) {
  const t = useT();
  const language = useLanguage();
  const { data, failure, reload } = useLoad(AREAS[area].top, {
    field,
    size: SIZE,
    ...(view.range && { timeRange: view.range }),
    ...(view.keyword !== '' && { keyword: view.keyword }),
    ...(Object.keys(view.filters).length > 0 && { filters: view.filters }),
  });
  const most = data?.values[0]?.count ?? 0;
  return (
    <section className="log-top" aria-label={t('logQuery.top')} aria-busy={!data && !failure}>
      <Radio.Group
        aria-label={t('logQuery.topField')}
        value={field}
        options={FIELDS[area].map((one) => ({ value: one, label: t(FIELD_LABELS[one]) }))}
        onChange={({ target }) => changeQuery({ top: String(target.value) })}
      />
      {failure && <LoadFailure failure={failure} onRetry={reload} />}
      {!data && !failure && <Skeleton active title={false} paragraph={{ rows: 4 }} />}
      {data && data.values.length === 0 && <p className="absent">{t('logQuery.topNone')}</p>}
      {data && data.values.length > 0 && (
        <ol className="log-top-list">
          {data.values.map(({ value, name, count }) => {
            const shown: LogValue = { field, value, text: topText(t, field, value, name) };
            const share = data.total > 0 ? count / data.total : 0;
            return (
              <li key={value}>
                <bdi className="log-top-name" title={shown.text}>
                  {shown.text}
                </bdi>
                <span className="log-top-track" aria-hidden>
                  <i style={{ inlineSize: `${(count / most) * 100}%` }} />
                </span>
                <span className="tabular log-top-count">{count.toLocaleString(language)}</span>
                <span className="tabular log-top-share absent">
                  {share.toLocaleString(language, { style: 'percent', maximumFractionDigits: 1 })}
                </span>
                <span className="log-top-tool">
                  <ValueButton value={shown} at={null} filters={filters} />
                </span>
              </li>
            );
          })}
        </ol>
      )}
    </section>
  );
}
