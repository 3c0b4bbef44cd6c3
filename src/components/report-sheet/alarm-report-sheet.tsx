import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { AlarmReport } from '@/api/report/sheet';
import { ALARM_SECTIONS } from '@/api/report/template';
import { useLanguage, useT } from '@/i18n/use-t';
import { timeAt, zonedTime } from '@/lib/time-zone';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { endedOf, ongoingOf, orderOf } from './alarm-groups';
import { AlarmTable, Level, type Linked, unlinked } from './alarm-table';
import { changeText, gapText } from './change';
import { DayChart } from './day-chart';
import { DayFigures } from './day-figures';
import { DayTable } from './day-table';
import { STATUS } from './labels';
import { RankTable } from './rank-table';
import { EmptySection, ReportFigures, ReportPart, ReportSheet } from './report-sheet';
import { sectionsOf } from './sections';

// What is shared with people outside has none.
const RunbookText = lazyComponent(
  () => import('@/components/alarm/runbook').then(({ RunbookText }) => RunbookText),
  ['components/alarm'],
);

type Section = (typeof ALARM_SECTIONS)[number];

const DATA = {
  ongoing: 'ongoing',
  states: 'counts',
  alarmsPerDay: 'days',
  levels: 'levels',
  tasks: 'tasks',
  alarms: 'list',
} as const satisfies Record<Section, keyof AlarmReport>;

interface Props {
  report: AlarmReport;
  actions?: ReactNode;
  /** Where the alarms of a level are listed; whoever has a mere link to the report has no such list. */
  levelHref?: ((level: string) => string) | undefined;
  /** Draws the name of an alarm or a task as the way there; a mere link to the report has none. */
  linked?: Linked | undefined;
}

/** An alarm report: the sections of its template, such as how many by state, day, level and task, what goes on and what ended. */
export function AlarmReportSheet({ report, actions, ...links }: Props) {
  const t = useT();
  const sections = sectionsOf(ALARM_SECTIONS, report.sections, (one) => report[DATA[one]] !== undefined);
  return (
    <ReportSheet head={report} kind={t('reportKind.alarm')} actions={actions}>
      {sections.map((one) => {
        const Part = PARTS[one];
        return <Part key={one} report={report} {...links} />;
      })}
    </ReportSheet>
  );
}

type PartProps = Omit<Props, 'actions'>;

function States({ report: { counts, previous, days = [] } }: PartProps) {
  const t = useT();
  const language = useLanguage();
  if (!counts) {
    return (
      <ReportPart title={t('report.states')}>
        <EmptySection />
      </ReportPart>
    );
  }
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const before = previous?.toLocaleString(language) ?? t('common.none');
  const change = changeText(total, previous ?? null, language);
  return (
    <>
      <ReportFigures
        items={[
          {
            name: t('report.total'),
            value: total.toLocaleString(language),
            ...(previous !== undefined && {
              before: [
                change,
                change && gapText(t, days, ({ alarms }) => alarms),
                t('report.before', { value: before }),
              ]
                .filter(Boolean)
                .join('\n'),
            }),
          },
          ...Object.entries(STATUS).map(([code, { label }]) => ({
            name: t(label),
            value: (counts[code] ?? 0).toLocaleString(language),
          })),
        ]}
      />
      <p className="report-note">{t('report.statesHelp')}</p>
    </>
  );
}

function PerDay({ report: { days = [], counts } }: PartProps) {
  const t = useT();
  // All of a single day are counted above.
  if (days.length === 1 && counts) return null;
  const hasGap = days.some(({ alarms }) => alarms === null);
  return (
    <ReportPart title={t('report.figures')} {...(hasGap && { note: t('report.daysNote') })}>
      {days.length === 0 ? (
        <EmptySection />
      ) : (
        <DayFigures
          days={days.length}
          charts={
            <DayChart title={t('report.perDayAlarms')} days={days.map(({ day, alarms }) => ({ day, value: alarms }))} />
          }
          table={
            <DayTable
              label={t('report.figures')}
              days={days.map(({ day }) => day)}
              measures={[{ name: t('report.number'), values: days.map(({ alarms }) => alarms) }]}
            />
          }
        />
      )}
    </ReportPart>
  );
}

function Levels({ report: { levels }, levelHref }: PartProps) {
  const t = useT();
  return (
    <RankTable
      title={t('report.levels')}
      what={t('report.level')}
      measure={t('report.number')}
      rows={
        levels &&
        Object.entries(levels)
          .map(([key, value]) => ({
            key,
            name: <Level level={key} />,
            value,
            href: value > 0 ? levelHref?.(key) : undefined,
          }))
          .sort((one, other) => orderOf(one.key) - orderOf(other.key))
      }
    />
  );
}

function Tasks({ report: { tasks }, linked = unlinked }: PartProps) {
  const t = useT();
  return (
    <RankTable
      title={t('report.tasks')}
      what={t('report.task')}
      measure={t('report.number')}
      rows={tasks?.map(({ id, name, alarms, runbook }) => ({
        key: name,
        name: (id ? linked : unlinked)('task', id ?? '', name),
        value: alarms,
        note: runbook && (
          <Suspense>
            <RunbookText>{runbook}</RunbookText>
          </Suspense>
        ),
      }))}
    />
  );
}

/** Whether the report has a part of its own for what goes on; elsewhere that stands before what ended. */
const hasOngoingPart = ({ sections, ongoing }: AlarmReport): boolean =>
  sections ? sections.includes('ongoing' satisfies Section) : ongoing !== undefined;

function Ongoing({ report, linked }: PartProps) {
  const t = useT();
  const list = ongoingOf(report);
  const title = t('report.ongoing');
  if (!list) {
    return (
      <ReportPart title={title}>
        <EmptySection />
      </ReportPart>
    );
  }
  const { zone, generatedAt } = report;
  const total = report.ongoing ? report.ongoingTotal : report.counts?.inAlarm;
  const begin = timeAt({ date: report.fromDay, time: '00:00:00' }, zone);
  const before = list.filter(({ firstAt }) => firstAt < begin).length;
  const made = zonedTime(generatedAt, zone);
  const time = `${made.date} ${made.time}`;
  const note =
    list.length === 0
      ? t('report.noneOngoing', { time, zone })
      : total !== undefined && list.length < total
        ? t('report.rowsOf', { shown: list.length, total, zone })
        : t('report.ongoingNote', { total: list.length, before, time, zone });
  return (
    <ReportPart title={title} note={note}>
      {list.length > 0 && (
        <AlarmTable label={title} list={list} zone={zone} generatedAt={generatedAt} linked={linked} isOngoing />
      )}
    </ReportPart>
  );
}

function Ended({ report, linked }: PartProps) {
  const t = useT();
  const list = endedOf(report);
  const title = t('report.ended');
  if (!list || !report.list) {
    return (
      <ReportPart title={title}>
        <EmptySection />
      </ReportPart>
    );
  }
  const { zone, generatedAt } = report;
  // Those that went on stand in a part of their own.
  const total = (report.total ?? report.list.length) - (report.list.length - list.length);
  const note =
    list.length < total ? t('report.rowsOf', { shown: list.length, total, zone }) : t('report.rows', { total, zone });
  return (
    <ReportPart title={title} note={note}>
      {list.length > 0 && (
        <AlarmTable label={title} list={list} zone={zone} generatedAt={generatedAt} linked={linked} isOngoing={false} />
      )}
    </ReportPart>
  );
}

function Alarms(props: PartProps) {
  return (
    <>
      {!hasOngoingPart(props.report) && <Ongoing {...props} />}
      <Ended {...props} />
    </>
  );
}

const PARTS = {
  ongoing: Ongoing,
  states: States,
  alarmsPerDay: PerDay,
  levels: Levels,
  tasks: Tasks,
  alarms: Alarms,
} as const satisfies Record<Section, ComponentType<PartProps>>;
