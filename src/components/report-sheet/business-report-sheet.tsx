import type { ReactNode } from 'react';
import type { BusinessReport } from '@/api/report/sheet';
import type { MessageId } from '@/i18n/messages';
import { useLanguage, useT } from '@/i18n/use-t';
import { DayChart } from './day-chart';
import { DayTable } from './day-table';
import { RankTable } from './rank-table';
import { ReportFigures, ReportPart, ReportSheet } from './report-sheet';

const FIGURES: Readonly<Record<string, MessageId>> = {
  domains: 'report.domains',
  records: 'report.records',
  resolutions: 'report.resolutions',
  intercepts: 'report.intercepts',
  availability: 'report.availability',
};

/** A business report: figures against the span before, the days of its period, the busiest domains. */
export function BusinessReportSheet({ report, actions }: { report: BusinessReport; actions?: ReactNode }) {
  const t = useT();
  const language = useLanguage();
  const { days } = report;
  const number = (value: number | null) => value?.toLocaleString(language) ?? t('common.none');
  const of = (key: 'resolutions' | 'intercepts') => days.map((one) => ({ day: one.day, value: one[key] }));
  return (
    <ReportSheet head={report} actions={actions}>
      <ReportFigures
        items={report.figures.map(({ code, value, previous }) => ({
          name: FIGURES[code] ? t(FIGURES[code]) : code,
          value: number(value),
          before: t('report.before', { value: number(previous) }),
        }))}
      />
      <ReportPart title={t('report.figures')} note={t('report.daysNote')}>
        <div className="report-beside">
          <div className="report-charts">
            <DayChart title={t('report.perDayResolutions')} days={of('resolutions')} />
            <DayChart title={t('report.perDayIntercepts')} days={of('intercepts')} hue={2} />
          </div>
          <DayTable
            label={t('report.figures')}
            days={days.map(({ day }) => day)}
            measures={[
              { name: t('report.resolutions'), values: days.map(({ resolutions }) => resolutions) },
              { name: t('report.intercepts'), values: days.map(({ intercepts }) => intercepts) },
            ]}
          />
        </div>
      </ReportPart>
      <RankTable
        title={t('report.topDomains')}
        what={t('report.domain')}
        measure={t('report.resolutions')}
        rows={report.topDomains.map(({ domain, resolutions }) => ({
          key: domain,
          name: (
            <bdi className="code" dir="ltr">
              {domain}
            </bdi>
          ),
          value: resolutions,
        }))}
      />
    </ReportSheet>
  );
}
