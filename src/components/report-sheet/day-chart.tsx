import { useId } from 'react';
import { useLanguage, useT } from '@/i18n/use-t';
import { compactOf } from '@/ui/chart/compact';
import { niceMax } from '@/ui/chart/scale';
import './day-chart.css';

interface Props {
  title: string;
  /** One per day, oldest first; null where nothing was collected. */
  days: readonly { day: string; value: number | null }[];
}

/** Days that are drawn with their figure over the column, and a date under each. */
const LABELED = 14;
/** How many characters a phone has room for over all columns; a Chinese one takes two. */
const PHONE = 42;
/** How many dates stand under longer charts. */
const DATES = 9;

/**
 * Columns over the days of a report, with their dates under them. It is HTML and CSS only, so it is on paper what it is on the
 * screen; the table of the same figures stands beside it, which is why readers are not told every column.
 */
export function DayChart({ title, days }: Props) {
  const t = useT();
  const language = useLanguage();
  const id = useId();
  const values = days.flatMap(({ value }) => (value === null ? [] : [value]));
  const top = niceMax(values);
  const isLabeled = days.length <= LABELED;
  const short = compactOf(language, [top, top / 2, ...(isLabeled ? values : [])]);
  const widest = Math.max(0, ...values.map((value) => widthOf(short(value))));
  const isTight = days.length * widest > PHONE;
  const step = isLabeled ? 1 : Math.ceil(days.length / DATES);
  const peak = days.find(({ value }) => value !== null && value === Math.max(...values));
  return (
    <figure className="day-chart" aria-labelledby={id}>
      <figcaption>
        <h3 id={id}>{title}</h3>
        {!isLabeled && values.length < days.length && <span className="day-chart-gap">{t('report.noData')}</span>}
        {peak && peak.value !== 0 && (
          <span className="absent">
            {t('report.peak', { value: peak.value?.toLocaleString(language) ?? '', day: peak.day })}
          </span>
        )}
      </figcaption>
      <div className={isTight ? 'day-chart-body is-tight' : 'day-chart-body'} dir="ltr" aria-hidden>
        <div className="day-chart-axis">
          <span>{short(top)}</span>
          <span>{short(top / 2)}</span>
          <span>0</span>
        </div>
        <ol className="day-chart-columns">
          {days.map(({ day, value }, index) => (
            <li key={day} className={value === null ? 'is-gap' : undefined} title={titleOf(day, value, t, language)}>
              <span className="day-chart-place">
                <span
                  className="day-chart-column"
                  style={{ blockSize: value === null ? '100%' : `${(value / top) * 100}%` }}
                >
                  {isLabeled && <small>{value === null ? t('report.noData') : short(value)}</small>}
                </span>
              </span>
              {index % step === 0 && (
                <time className={(index / step) % 2 === 1 ? 'is-spare' : undefined}>{day.slice(5)}</time>
              )}
            </li>
          ))}
        </ol>
      </div>
    </figure>
  );
}

/** How many Latin characters a figure is as wide as. */
const widthOf = (text: string) => [...text].reduce((width, sign) => width + (sign > '\u2e7f' ? 2 : 1), 0);

const titleOf = (day: string, value: number | null, t: ReturnType<typeof useT>, language: string) =>
  `${day} · ${value === null ? t('report.noData') : value.toLocaleString(language)}`;
