import type { LogArea, LogEntry } from '@/api/log/query';
import { LevelTag } from '@/components/alarm/level-tag';
import { accountText, kindText, LEVEL, LOG_RESULT, verbText } from '@/components/log/labels';
import { ObjectName } from '@/components/log/object-name';
import { codeText } from '@/i18n/code-text';
import { type T, useT } from '@/i18n/use-t';
import { DOT } from '@/lib/dot';
import { visibleText } from '@/lib/visible-text';
import { Absent } from '@/ui/data/absent';
import { StatusTag, statusText } from '@/ui/data/status-tag';
import { Copyable } from '@/ui/feedback/copyable';
import { type Column, columnsOf } from '@/ui/list/columns';
import { PhoneOpen } from '@/ui/list/phone-open';
import { RowValue } from './row-values';

const TYPES = { operation: 'logQuery.typeOperation', alarm: 'logQuery.typeAlarm' } as const;
const typeText = (t: T, type: string) => codeText(t, TYPES, type);

const col = columnsOf<LogEntry>();

/** What went well is the rule: only what did not is marked. */
const Result = ({ value }: { value: string }) => {
  const t = useT();
  return value === 'success' ? statusText(t, LOG_RESULT, value) : <StatusTag value={value} map={LOG_RESULT} />;
};

interface Props {
  t: T;
  area: LogArea;
  /** Shows all of an entry. */
  look: (entry: LogEntry) => void;
  /** Whether there are several accounts to see: only then they are values to narrow by. */
  hasAccounts: boolean;
  /** On a phone an entry is opened by its name, all of its row: its values are narrowed by in there. */
  isPhone: boolean;
}

/** The columns of an area: of everything what operations and alarms share, else what only one of them has. */
export function logColumns({ t, area, look, hasAccounts, isPhone }: Props): readonly Column<LogEntry>[] {
  const result = {
    key: 'result',
    title: t('log.result'),
    width: 112,
    isState: true,
    exportValue: ({ result: value }: LogEntry) => statusText(t, LOG_RESULT, value),
    render: (_: unknown, { at, result: value }: LogEntry) => (
      <RowValue at={at} field="result" value={value} text={statusText(t, LOG_RESULT, value)}>
        <Result value={value} />
      </RowValue>
    ),
  };
  const level = {
    key: 'level',
    title: t('log.level'),
    width: 112,
    isLevel: true,
    exportValue: ({ level: value }: LogEntry) => value && statusText(t, LEVEL, value),
    render: (_: unknown, { at, level: value }: LogEntry) =>
      value === null ? (
        <Absent />
      ) : (
        <RowValue at={at} field="level" value={value} text={statusText(t, LEVEL, value)}>
          <LevelTag value={value} map={LEVEL} />
        </RowValue>
      ),
  };
  // An alarm has a level, an operation a result: one column says how bad either is.
  const either = {
    ...result,
    title: t('logQuery.resultOrLevel'),
    inFile: [result, level],
    render: (_: unknown, entry: LogEntry) =>
      entry.level !== null && entry.result === 'success'
        ? level.render(entry.level, entry)
        : result.render(entry.result, entry),
  };
  const type = { ...col.words('type', t('logQuery.type'), (entry) => typeText(t, entry.type)), width: 88 };
  return [
    { ...col.time('at', t('log.at')), isInSight: true, isFigure: false, standing: 'descend' as const },
    {
      key: 'account',
      title: t('log.account'),
      width: 136,
      ellipsis: true,
      isDetail: true,
      exportValue: ({ account }: LogEntry) => accountText(t, account),
      render: (_: unknown, { at, account }: LogEntry) => {
        const text = visibleText(accountText(t, account));
        const own = <bdi>{text}</bdi>;
        return hasAccounts && account.id !== '' ? (
          <RowValue at={at} field="account" value={account.id} text={text}>
            {own}
          </RowValue>
        ) : (
          own
        );
      },
    },
    {
      key: 'verb',
      title: t('log.verb'),
      width: 152,
      ellipsis: true,
      exportValue: (entry: LogEntry) => `${verbText(t, entry.verb)} ${kindText(t, entry.object?.kind ?? '')}`.trim(),
      render: (_: unknown, { at, account, verb, object }: LogEntry) => (
        <>
          {/* Who did what is one fact of the two that a phone has room for. */}
          {isPhone && (
            <>
              <bdi>{visibleText(accountText(t, account))}</bdi>
              {DOT}
            </>
          )}
          <RowValue at={at} field="verb" value={verb} text={verbText(t, verb)}>
            {verbText(t, verb)}
          </RowValue>
          {object && (
            <>
              {DOT}
              <RowValue at={at} field="kind" value={object.kind} text={kindText(t, object.kind)}>
                {kindText(t, object.kind)}
              </RowValue>
            </>
          )}
        </>
      ),
    },
    {
      key: 'object',
      title: t('log.object'),
      className: 'cell-text',
      isLead: true,
      isOpening: isPhone,
      exportValue: ({ object }: LogEntry) => object?.name ?? null,
      render: (_: unknown, entry: LogEntry) => {
        const { at, object, verb } = entry;
        if (isPhone)
          return (
            <PhoneOpen run={() => look(entry)}>
              <bdi>{visibleText(object?.name || object?.id || verbText(t, verb))}</bdi>
            </PhoneOpen>
          );
        return object?.id ? (
          <RowValue at={at} field="objectId" value={object.id} text={visibleText(object.name || object.id)}>
            <ObjectName entry={entry} />
          </RowValue>
        ) : (
          <ObjectName entry={entry} />
        );
      },
    },
    ...(area === 'all' ? [{ ...type, isExtra: true }] : []),
    { all: either, alarm: level, operation: result }[area],
    {
      key: 'ip',
      title: t('log.ip'),
      width: 136,
      exportValue: ({ ip }: LogEntry) => ip,
      render: (_: unknown, { at, ip }: LogEntry) =>
        ip ? (
          <RowValue at={at} field="ip" value={ip} text={ip}>
            <Copyable text={ip} />
          </RowValue>
        ) : (
          <Copyable text={null} />
        ),
    },
    // In Chinese what was done and what can be done have one name: two heads would say the same.
    ...(isPhone
      ? []
      : [
          {
            ...col.actions(t('log.details'), (entry) => [
              { key: 'details', label: t('log.details'), run: () => look(entry) },
            ]),
            width: 88,
          },
        ]),
  ];
}
