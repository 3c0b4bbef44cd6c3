import { Button } from 'antd';
import { type ReactNode, Suspense, useState } from 'react';
import type { ReportedAlarm } from '@/api/report/sheet';
import { codeText } from '@/i18n/code-text';
import { useLanguage, useT } from '@/i18n/use-t';
import { zonedTime } from '@/lib/time-zone';
import { lengthText } from '@/lib/unit-text';
import { Absent } from '@/ui/data/absent';
import { StatusTag } from '@/ui/data/status-tag';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { type EqualAlarms, groupsOf, lengthOf, orderOf, overAt } from './alarm-groups';
import { LEVELS, STATUS } from './labels';
import { ReportTable } from './report-sheet';

// Its sign comes after its word, which is what the report is read for.
const ReportLevel = lazyComponent(() => import('./report-level'));

/** A level with its sign. */
export function Level({ level }: { level: string }) {
  const name = codeText(useT(), LEVELS, level);
  return (
    <Suspense fallback={<span className="report-level">{name}</span>}>
      <ReportLevel level={level} name={name} />
    </Suspense>
  );
}

/** Draws the name of an alarm or a task as the way there; a mere link to the report has none. */
export type Linked = (kind: 'alarm' | 'task', id: string, name: string) => ReactNode;

export const unlinked: Linked = (_, __, name) => <bdi>{name}</bdi>;

interface Context {
  zone: string;
  generatedAt: number;
  linked?: Linked | undefined;
}

interface TableProps extends Context {
  label: string;
  list: readonly ReportedAlarm[];
  /** Whether these went on when the report was made: they have no end, and somebody may be needed for them. */
  isOngoing: boolean;
}

/** Alarms of a report: since when, how long and whose; equal ones are one row that opens. */
export function AlarmTable({ label, list, ...rest }: TableProps) {
  const t = useT();
  const { isOngoing } = rest;
  // Of what is over only who took it on is told: a column of dashes takes the room of the others.
  const isOwned = list.some(({ owner }) => (isOngoing ? owner !== undefined : Boolean(owner)));
  return (
    <ReportTable label={label} isStacked>
      <thead>
        <tr>
          <th scope="col">{t('report.name')}</th>
          <th scope="col">{t('report.level')}</th>
          {!isOngoing && <th scope="col">{t('report.status')}</th>}
          <th scope="col" className="report-number">
            {t('report.triggerCount')}
          </th>
          {isOwned && <th scope="col">{t('report.owner')}</th>}
          <th scope="col">{t('report.duration')}</th>
          <th scope="col">{t('report.firstAt')}</th>
          <th scope="col">{t(isOngoing ? 'report.lastAt' : 'report.endedAt')}</th>
        </tr>
      </thead>
      <tbody>
        {groupsOf(list).map((group) => (
          <GroupRows key={group[0].id} group={group} isOwned={isOwned} {...rest} />
        ))}
      </tbody>
    </ReportTable>
  );
}

interface RowProps extends Context {
  isOngoing: boolean;
  isOwned: boolean;
}

/** Alarms that are equal: one row, or one for all with those under it once it is opened. */
function GroupRows({ group, ...rest }: RowProps & { group: EqualAlarms }) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  if (group.length === 1) return <AlarmRow group={group} {...rest} />;
  return (
    <>
      <AlarmRow group={group} {...rest}>
        <Button
          type="link"
          size="small"
          className="report-more report-group"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'report.hideGroup' : 'report.showGroup', { count: group.length })}
        </Button>
      </AlarmRow>
      {group.map((one) => (
        <AlarmRow key={one.id} group={[one]} isMember isHidden={!isOpen} {...rest} />
      ))}
    </>
  );
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/** What is known of several alarms together: the worst, the first beginning, the last end, all of their triggers and time. */
function together(group: EqualAlarms, generatedAt: number) {
  const [latest] = group;
  const lengths = group.map((one) => lengthOf(one, generatedAt)).filter((one) => one !== null);
  return {
    ...latest,
    // Names tell what was measured: where those differ, what they are about.
    name: group.every(({ name }) => name === latest.name) ? latest.name : (latest.source ?? latest.name),
    level: group.reduce((worst, { level }) => (orderOf(level) < orderOf(worst) ? level : worst), latest.level),
    triggerCount: sum(group.map(({ triggerCount }) => triggerCount)),
    firstAt: Math.min(...group.map(({ firstAt }) => firstAt)),
    length: lengths.length === 0 ? null : sum(lengths),
  };
}

interface AlarmRowProps extends RowProps {
  group: EqualAlarms;
  /** Stands under the row of its group, which has said the task. */
  isMember?: boolean;
  /** Folded away on a screen; paper has it all the same. */
  isHidden?: boolean;
  children?: ReactNode;
}

function AlarmRow({ group, isMember = false, isHidden, isOngoing, isOwned, children, ...context }: AlarmRowProps) {
  const t = useT();
  const language = useLanguage();
  const { zone, generatedAt, linked = unlinked } = context;
  const one = together(group, generatedAt);
  const { level, status, triggerCount, firstAt, owner, note, length } = one;
  const end = isOngoing ? one.lastAt : overAt(one);
  const isSeveral = group.length > 1;
  return (
    <tr className={isMember ? 'is-member' : undefined} hidden={isHidden}>
      <th scope="row">
        {(isSeveral || one.isListed === false ? unlinked : linked)('alarm', one.id, one.name)}
        {!isMember && (
          <>
            <br />
            <small className="absent">{(one.taskId ? linked : unlinked)('task', one.taskId ?? '', one.taskName)}</small>
          </>
        )}
        {note && (
          <p className="report-remark">
            <bdi>{note}</bdi>
          </p>
        )}
        {children}
      </th>
      <td>
        <Level level={level} />
      </td>
      {!isOngoing && (
        <td>
          <StatusTag value={status} map={STATUS} />
        </td>
      )}
      <td className="report-number" data-label={t('report.triggerCount')}>
        {triggerCount.toLocaleString(language)}
      </td>
      {isOwned && (
        <td className={owner || isOngoing ? 'report-owner' : 'report-owner is-blank'} data-label={t('report.owner')}>
          {owner ? <bdi>{owner}</bdi> : isOngoing ? t('report.nobody') : <Absent />}
        </td>
      )}
      <td className={length === null ? 'report-time is-blank' : 'report-time'} data-label={t('report.duration')}>
        {length === null ? (
          <Absent />
        ) : (
          <bdi>
            {isSeveral ? t('report.inAll', { span: lengthText(length, language) }) : lengthText(length, language)}
          </bdi>
        )}
      </td>
      <td className="report-time" data-label={t('report.firstAt')}>
        <At time={firstAt} zone={zone} />
      </td>
      <td
        className={end === null ? 'report-time is-blank' : 'report-time'}
        data-label={t(isOngoing ? 'report.lastAt' : 'report.endedAt')}
      >
        {end === null ? <Absent /> : <At time={end} zone={zone} />}
      </td>
    </tr>
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
