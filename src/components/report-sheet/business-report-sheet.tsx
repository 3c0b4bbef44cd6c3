import type { BusinessReport } from '@/api/report/sheet';
import type { MessageId } from '@/i18n/messages';
import { useLanguage, useT } from '@/i18n/use-t';
import { ReportFigures, ReportPart, ReportSheet } from './report-sheet';

const FIGURES: Readonly<Record<string, MessageId>> = {
  domains: 'report.domains',
  records: 'report.records',
  resolutions: 'report.resolutions',
  intercepts: 'report.intercepts',
  availability: 'report.availability',
};

/** A business report: figures against the span before, the days of its period, the busiest domains. */
export function BusinessReportSheet({ report }: { report: BusinessReport }) {
  const t = useT();
  const language = useLanguage();
  const number = (value: number | null) => value?.toLocaleString(language) ?? t('common.none');
  return (
    <ReportSheet head={report}>
      <ReportFigures
        items={report.figures.map(({ code, value, previous }) => ({
          name: FIGURES[code] ? t(FIGURES[code]) : code,
          value: number(value),
          before: t('report.before', { value: number(previous) }),
        }))}
      />
      <ReportPart title={t('report.days')} note={t('report.daysNote', { zone: report.zone })}>
        <DayTable days={report.days} />
      </ReportPart>
      <ReportPart title={t('report.topDomains')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('report.domain')}</th>
              <th scope="col" className="report-number">
                {t('report.resolutions')}
              </th>
            </tr>
          </thead>
          <tbody>
            {report.topDomains.map(({ domain, resolutions }) => (
              <tr key={domain}>
                <th scope="row">
                  <bdi className="code" dir="ltr">
                    {domain}
                  </bdi>
                </th>
                <td className="report-number">{number(resolutions)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ReportPart>
    </ReportSheet>
  );
}

/** The days with a bar beside the figures; a day without a measurement is a dash, never 0. */
function DayTable({ days }: { days: BusinessReport['days'] }) {
  const t = useT();
  const language = useLanguage();
  const number = (value: number | null) => value?.toLocaleString(language) ?? t('common.none');
  const most = Math.max(1, ...days.map((one) => one.resolutions ?? 0));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('report.day')}</th>
          <th scope="col" className="report-number">
            {t('report.resolutions')}
          </th>
          <td className="report-bar-cell" />
          <th scope="col" className="report-number">
            {t('report.intercepts')}
          </th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ day, resolutions, intercepts }) => (
          <tr key={day}>
            <th scope="row">{day}</th>
            <td className="report-number">{number(resolutions)}</td>
            <td className="report-bar-cell">
              <span
                className="report-bar"
                aria-hidden
                style={{ inlineSize: `${((resolutions ?? 0) / most) * 100}%` }}
              />
            </td>
            <td className="report-number">{number(intercepts)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
