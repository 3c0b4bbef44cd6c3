import type { AlarmReport, BusinessReport } from '@/api/report/sheet';
import { endedOf, groupsOf, lengthOf, ongoingOf, overAt } from '@/components/report-sheet/alarm-groups';
import { FIGURES, LEVELS, STATUS } from '@/components/report-sheet/labels';
import { threatName } from '@/components/threat/labels';
import { codeText } from '@/i18n/code-text';
import type { MessageId } from '@/i18n/messages';
import type { T } from '@/i18n/use-t';
import type { CsvCell } from '@/lib/csv';
import { csvTable } from '@/lib/evidence';
import { fileName } from '@/lib/file-name';
import { saveCsv } from '@/lib/save-file';
import { isoText } from '@/lib/time';
import { lengthText } from '@/lib/unit-text';

const STATUS_NAMES: Readonly<Record<string, MessageId>> = Object.fromEntries(
  Object.entries(STATUS).map(([code, { label }]) => [code, label]),
);

type Head = Pick<AlarmReport, 'name' | 'fromDay' | 'toDay'>;

function save({ name, fromDay, toDay }: Head, header: readonly string[], rows: readonly (readonly CsvCell[])[]): void {
  saveCsv(fileName([name, ...new Set([fromDay, toDay])].join('-')), csvTable({ header, rows }));
}

/** The alarms that a report lists, as a file: what went on first, then what ended, equal ones together. */
export function saveAlarmReport(t: T, language: string, report: AlarmReport): void {
  const alarms = [...groupsOf(ongoingOf(report) ?? []), ...groupsOf(endedOf(report) ?? [])].flat();
  const isOwned = alarms.some(({ owner }) => owner !== undefined);
  const header = [
    t('report.name'),
    t('report.task'),
    t('report.level'),
    t('report.status'),
    t('report.triggerCount'),
    ...(isOwned ? [t('report.owner'), t('report.remark')] : []),
    t('report.duration'),
    t('report.firstAt'),
    t('report.lastAt'),
    t('report.endedAt'),
  ];
  const rows = alarms.map((one) => {
    const length = lengthOf(one, report.generatedAt);
    return [
      one.name,
      one.taskName,
      codeText(t, LEVELS, one.level),
      codeText(t, STATUS_NAMES, one.status),
      one.triggerCount,
      ...(isOwned ? [one.owner ?? '', one.note ?? ''] : []),
      length === null ? '' : lengthText(length, language),
      isoText(one.firstAt) ?? '',
      isoText(one.lastAt) ?? '',
      isoText(overAt(one)) ?? '',
    ];
  });
  save(report, header, rows);
}

/** All figures of a business report as one file: what each is of, and how it was in the span before where that is known. */
export function saveBusinessReport(t: T, report: BusinessReport): void {
  const { figures = [], days = [], topThreats = [], topSources = [], topDomains = [] } = report;
  const daily = (title: MessageId, key: 'resolutions' | 'intercepts') =>
    days.flatMap(({ day, ...one }): CsvCell[][] => {
      const value = one[key];
      return value === undefined ? [] : [[t(title), day, value, null]];
    });
  const rows: CsvCell[][] = [
    ...figures.map(({ code, value, previous }) => [
      t('report.keyFigures'),
      codeText(t, FIGURES, code),
      value,
      previous,
    ]),
    ...daily('report.perDayResolutions', 'resolutions'),
    ...daily('report.perDayIntercepts', 'intercepts'),
    ...topThreats.map(({ type, intercepts }) => [t('report.topThreats'), threatName(t, type), intercepts, null]),
    ...topSources.map(({ address, intercepts }) => [t('report.topSources'), address, intercepts, null]),
    ...topDomains.map(({ domain, resolutions }) => [t('report.topDomains'), domain, resolutions, null]),
  ];
  save(report, [t('reportFile.part'), t('reportFile.of'), t('reportFile.value'), t('reportFile.previous')], rows);
}
