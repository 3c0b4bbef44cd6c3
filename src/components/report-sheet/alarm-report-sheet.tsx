import { type ComponentType, type ReactNode, Suspense } from 'react';
import type { AlarmReport } from '@/api/report/sheet';
import { ALARM_SECTIONS } from '@/api/report/template';
import { codeText } from '@/i18n/code-text';
import { useLanguage, useT } from '@/i18n/use-t';
import { zonedTime } from '@/lib/time-zone';
import { StatusTag } from '@/ui/data/status-tag';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { changeText } from './change';
import { DayChart } from './day-chart';
import { DayFigures } from './day-figures';
import { DayTable } from './day-table';
import { LEVELS, STATUS } from './labels';
import { RankTable } from './rank-table';
import { EmptySection, ReportFigures, ReportPart, ReportSheet, ReportTable } from './report-sheet';
import { sectionsOf } from './sections';

// What is shared with people outside has none.
const RunbookText = lazyComponent(
  () => import('@/components/alarm/runbook').then(({ RunbookText }) => RunbookText),
  ['components/alarm'],
);

// Its sign comes after its word, which is what the report is read for.
const ReportLevel = lazyComponent(() => import('./report-level'));

type Section = (typeof ALARM_SECTIONS)[number];

const DATA = {
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
  linked?: ((kind: 'alarm' | 'task', id: string, name: string) => ReactNode) | undefined;
}

/** An alarm report: the sections of its template, such as how many by state, day, level and task, and the alarms. */
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

const unlinked: NonNullable<Props['linked']> = (_, __, name) => <bdi>{name}</bdi>;

type PartProps = Omit<Props, 'actions'>;

function States({ report: { counts, previous } }: PartProps) {
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
              before: [change, t('report.before', { value: before })].filter(Boolean).join('\n'),
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
  return (
    <ReportPart title={t('report.figures')} note={t('report.daysNote')}>
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

function Level({ level }: { level: string }) {
  const name = codeText(useT(), LEVELS, level);
  return (
    <Suspense fallback={<span className="report-level">{name}</span>}>
      <ReportLevel level={level} name={name} />
    </Suspense>
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
        name: (
          <>
            {(id ? linked : unlinked)('task', id ?? '', name)}
            {runbook && (
              <Suspense>
                <RunbookText>{runbook}</RunbookText>
              </Suspense>
            )}
          </>
        ),
        value: alarms,
      }))}
    />
  );
}

function Alarms({ report: { list, total = list?.length ?? 0, zone }, linked }: PartProps) {
  const t = useT();
  if (!list) {
    return (
      <ReportPart title={t('report.alarms')}>
        <EmptySection />
      </ReportPart>
    );
  }
  const note =
    list.length < total ? t('report.rowsOf', { shown: list.length, total, zone }) : t('report.rows', { total, zone });
  return (
    <ReportPart title={t('report.alarms')} note={note}>
      {list.length > 0 && <AlarmTable list={list} zone={zone} linked={linked} />}
    </ReportPart>
  );
}

const PARTS = {
  states: States,
  alarmsPerDay: PerDay,
  levels: Levels,
  tasks: Tasks,
  alarms: Alarms,
} as const satisfies Record<Section, ComponentType<PartProps>>;

/** Worst first; a level that is not known last. */
function orderOf(level: string): number {
  const place = Object.keys(LEVELS).indexOf(level);
  return place < 0 ? Number.MAX_SAFE_INTEGER : place;
}

interface TableProps extends Pick<Props, 'linked'> {
  list: NonNullable<AlarmReport['list']>;
  zone: string;
}

function AlarmTable({ list, zone, linked = unlinked }: TableProps) {
  const t = useT();
  const language = useLanguage();
  return (
    <ReportTable label={t('report.alarms')} isStacked>
      <thead>
        <tr>
          <th scope="col">{t('report.name')}</th>
          <th scope="col">{t('report.level')}</th>
          <th scope="col">{t('report.status')}</th>
          <th scope="col" className="report-number">
            {t('report.triggerCount')}
          </th>
          <th scope="col">{t('report.firstAt')}</th>
          <th scope="col">{t('report.lastAt')}</th>
          <th scope="col">{t('report.restoredAt')}</th>
        </tr>
      </thead>
      <tbody>
        {list.map(({ level, status, triggerCount, firstAt, lastAt, restoredAt, owner, note, ...one }) => (
          <tr key={one.id}>
            <th scope="row">
              {(one.isListed === false ? unlinked : linked)('alarm', one.id, one.name)}
              <br />
              <small className="absent">
                {(one.taskId ? linked : unlinked)('task', one.taskId ?? '', one.taskName)}
              </small>
              {note && (
                <p className="report-remark">
                  <bdi>{note}</bdi>
                </p>
              )}
            </th>
            <td>
              <Level level={level} />
            </td>
            <td>
              <StatusTag value={status} map={STATUS} />
              {owner && (
                <>
                  <br />
                  <small className="absent">{t('report.owner', { owner })}</small>
                </>
              )}
            </td>
            <td className="report-number" data-label={t('report.triggerCount')}>
              {triggerCount.toLocaleString(language)}
            </td>
            <td className="report-time" data-label={t('report.firstAt')}>
              <At time={firstAt} zone={zone} />
            </td>
            <td className="report-time" data-label={t('report.lastAt')}>
              <At time={lastAt} zone={zone} />
            </td>
            <td
              className={restoredAt === null ? 'report-time is-blank' : 'report-time'}
              data-label={t('report.restoredAt')}
            >
              {restoredAt === null ? t('common.none') : <At time={restoredAt} zone={zone} />}
            </td>
          </tr>
        ))}
      </tbody>
    </ReportTable>
  );
}

function At({ time, zone }: { time: number; zone: string }) {
  const shown = zonedTime(time, zone);
  return (
    <time dateTime={new Date(time).toISOString()} dir="ltr">
      <span>{shown.date}</span> <span>{shown.time}</span>
    </time>
  );
}
