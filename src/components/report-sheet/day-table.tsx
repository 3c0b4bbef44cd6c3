import { useLanguage, useT } from '@/i18n/use-t';
import { ReportTable } from './report-sheet';

interface Props {
  label: string;
  days: readonly string[];
  /** One column per measure; null where nothing was collected. */
  measures: readonly { name: string; values: readonly (number | null)[] }[];
}

/** The figures of the charts, day by day; a day without a measurement says so, and is never 0. */
export function DayTable({ label, days, measures }: Props) {
  const t = useT();
  const language = useLanguage();
  return (
    <ReportTable label={label}>
      <thead>
        <tr>
          <th scope="col">{t('report.day')}</th>
          {measures.map(({ name }) => (
            <th key={name} scope="col" className="report-number">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day, index) => (
          <tr key={day}>
            <th scope="row">
              <bdi dir="ltr">{day}</bdi>
            </th>
            {measures.map(({ name, values }) => (
              <td key={name} className="report-number">
                {values[index]?.toLocaleString(language) ?? <span className="absent">{t('report.noData')}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ReportTable>
  );
}
