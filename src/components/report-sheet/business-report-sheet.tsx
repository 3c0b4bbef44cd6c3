import type { ReactNode } from 'react';
import type { BusinessReport } from '@/api/report/sheet';
import { BUSINESS_SECTIONS } from '@/api/report/template';
import { threatName } from '@/components/threat/labels';
import { codeText } from '@/i18n/code-text';
import { useLanguage, useT } from '@/i18n/use-t';
import { signedText } from '@/lib/signed';
import { changeText, gapText } from './change';
import { DayChart } from './day-chart';
import { DayFigures } from './day-figures';
import { DayTable } from './day-table';
import { FIGURES } from './labels';
import { RankTable } from './rank-table';
import { EmptySection, ReportFigures, ReportPart, ReportSheet } from './report-sheet';
import { sectionsOf } from './sections';

type Section = (typeof BUSINESS_SECTIONS)[number];

const DAILY = {
  resolutionsPerDay: { key: 'resolutions', title: 'report.perDayResolutions', name: 'report.resolutions' },
  interceptsPerDay: { key: 'intercepts', title: 'report.perDayIntercepts', name: 'report.intercepts' },
} as const;
type Daily = keyof typeof DAILY;
const isDaily = (section: Section): section is Daily => section in DAILY;

const hasData = (report: BusinessReport, section: Section): boolean =>
  isDaily(section)
    ? (report.days?.some((one) => one[DAILY[section].key] !== undefined) ?? false)
    : report[section] !== undefined;

/** A business report: the sections of its template, such as figures against the span before, days, the busiest domains. */
export function BusinessReportSheet({ report, actions }: { report: BusinessReport; actions?: ReactNode }) {
  const t = useT();
  const sections = sectionsOf(BUSINESS_SECTIONS, report.sections, (one) => hasData(report, one));
  const daily = sections.filter(isDaily);
  return (
    <ReportSheet head={report} kind={t('reportKind.business')} actions={actions}>
      {sections.map((one) => {
        if (one === 'figures') return <Figures key={one} report={report} />;
        if (one === 'topThreats') return <TopThreats key={one} report={report} />;
        if (one === 'topSources') return <TopSources key={one} report={report} />;
        if (one === 'topDomains') return <TopDomains key={one} report={report} />;
        // What is counted by day stands in one table, where the first of it has its place.
        return one === daily[0] && <PerDay key={one} report={report} sections={daily} />;
      })}
    </ReportSheet>
  );
}

interface PartProps {
  report: BusinessReport;
}

const SUMS = { resolutions: true, intercepts: true } as const;
const isSum = (code: string): code is keyof typeof SUMS => Object.hasOwn(SUMS, code);

function Figures({ report: { figures = [], days = [] } }: PartProps) {
  const t = useT();
  const language = useLanguage();
  const number = (value: number | null) => value?.toLocaleString(language) ?? t('common.none');
  /** Of a figure that is a share itself the difference, since percent of percent misleads; nothing without a figure before. */
  const changeOf = (code: string, value: number | null, previous: number | null) => {
    if (value === null || previous === null) return null;
    if (code === 'availability')
      return t('report.points', { change: signedText(value - previous, language, { maximumFractionDigits: 2 }) });
    // A sum of fewer days than before says so: the change is not that of a day.
    const gap = isSum(code) && gapText(t, days, (one) => one[code]);
    return [changeText(value, previous, language), gap].filter(Boolean).join('\n');
  };
  if (figures.length === 0) {
    return (
      <ReportPart title={t('report.keyFigures')}>
        <EmptySection />
      </ReportPart>
    );
  }
  return (
    <ReportFigures
      items={figures.map(({ code, value, previous }) => ({
        name: codeText(t, FIGURES, code),
        value: number(value),
        before: [changeOf(code, value, previous), t('report.before', { value: number(previous) })]
          .filter(Boolean)
          .join('\n'),
      }))}
    />
  );
}

function PerDay({ report, sections }: PartProps & { sections: readonly Daily[] }) {
  const t = useT();
  const { days = [] } = report;
  const measures = sections.map((section) => DAILY[section]);
  const known = measures.filter(({ key }) => days.some((one) => one[key] !== undefined));
  const hasGap = known.some(({ key }) => days.some((one) => (one[key] ?? null) === null));
  return (
    <ReportPart title={t('report.figures')} {...(hasGap && { note: t('report.daysNote') })}>
      {measures.map(
        ({ key, title }) =>
          !known.some((one) => one.key === key) && (
            <ReportPart key={key} title={t(title)}>
              <EmptySection />
            </ReportPart>
          ),
      )}
      {known.length > 0 && (
        <DayFigures
          days={days.length}
          charts={known.map(({ key, title }) => (
            <DayChart
              key={key}
              title={t(title)}
              days={days.map((one) => ({ day: one.day, value: one[key] ?? null }))}
            />
          ))}
          table={
            <DayTable
              label={t('report.figures')}
              days={days.map(({ day }) => day)}
              measures={known.map(({ key, name }) => ({ name: t(name), values: days.map((one) => one[key] ?? null) }))}
            />
          }
        />
      )}
    </ReportPart>
  );
}

function TopThreats({ report: { topThreats } }: PartProps) {
  const t = useT();
  return (
    <RankTable
      title={t('report.topThreats')}
      what={t('report.threat')}
      measure={t('report.intercepts')}
      rows={topThreats?.map(({ type, intercepts }) => ({ key: type, name: threatName(t, type), value: intercepts }))}
    />
  );
}

function TopSources({ report: { topSources } }: PartProps) {
  const t = useT();
  return (
    <RankTable
      title={t('report.topSources')}
      what={t('report.source')}
      measure={t('report.intercepts')}
      rows={topSources?.map(({ address, intercepts }) => ({
        key: address,
        name: (
          <bdi className="code" dir="ltr">
            {address}
          </bdi>
        ),
        value: intercepts,
      }))}
    />
  );
}

function TopDomains({ report: { topDomains } }: PartProps) {
  const t = useT();
  return (
    <RankTable
      title={t('report.topDomains')}
      what={t('report.domain')}
      measure={t('report.resolutions')}
      rows={topDomains?.map(({ domain, resolutions }) => ({
        key: domain,
        name: (
          <bdi className="code" dir="ltr">
            {domain}
          </bdi>
        ),
        value: resolutions,
      }))}
    />
  );
}
