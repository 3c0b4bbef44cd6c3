import type { AlarmReport } from '@/api/report/sheet';
import type { MessageId } from '@/i18n/messages';
import { useLanguage, useT } from '@/i18n/use-t';
import { timeText } from '@/lib/time';
import { type StatusMap, StatusTag } from '@/ui/data/status-tag';
import { ReportFigures, ReportPart, ReportSheet } from './report-sheet';

const STATUS = {
  inAlarm: { label: 'report.inAlarm', tone: 'bad' },
  alarmed: { label: 'report.alarmed', tone: 'attention' },
  recovered: { label: 'report.recovered', tone: 'good' },
  interrupted: { label: 'report.interrupted', tone: 'neutral' },
} as const satisfies StatusMap;

const LEVELS: Readonly<Record<string, MessageId>> = {
  emergency: 'report.emergency',
  alert: 'report.alert',
  critical: 'report.critical',
  error: 'report.error',
  warning: 'report.warning',
  notice: 'report.notice',
  informational: 'report.informational',
  debug: 'report.debug',
};

/** An alarm report: how many by status, then the alarms; a plain table, so that the viewer stays small. */
export function AlarmReportSheet({ report }: { report: AlarmReport }) {
  const t = useT();
  const language = useLanguage();
  const { list, total, counts } = report;
  return (
    <ReportSheet head={report}>
      <ReportFigures
        items={Object.entries(STATUS).map(([code, { label }]) => ({
          name: t(label),
          value: counts[code]?.toLocaleString(language) ?? t('common.none'),
        }))}
      />
      <ReportPart
        title={t('report.alarms')}
        note={list.length < total ? t('report.rowsOf', { shown: list.length, total }) : t('report.rows', { total })}
      >
        {list.length > 0 && <AlarmTable list={list} />}
      </ReportPart>
    </ReportSheet>
  );
}

function AlarmTable({ list }: { list: AlarmReport['list'] }) {
  const t = useT();
  const language = useLanguage();
  return (
    <table>
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
        {list.map(({ id, name, taskName, level, status, triggerCount, firstAt, lastAt, restoredAt }) => (
          <tr key={id}>
            <th scope="row">
              {name}
              <br />
              <small className="absent">{taskName}</small>
            </th>
            <td>{LEVELS[level] ? t(LEVELS[level]) : level}</td>
            <td>
              <StatusTag value={status} map={STATUS} />
            </td>
            <td className="report-number">{triggerCount.toLocaleString(language)}</td>
            <td className="report-time">
              <At time={firstAt} />
            </td>
            <td className="report-time">
              <At time={lastAt} />
            </td>
            <td className="report-time">{restoredAt === null ? t('common.none') : <At time={restoredAt} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function At({ time }: { time: number }) {
  return <time dateTime={new Date(time).toISOString()}>{timeText(time)}</time>;
}
