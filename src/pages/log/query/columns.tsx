import type { LogArea, LogEntry } from '@/api/log/query';
import { accountText, kindText, LEVEL, RESULT, verbText } from '@/components/log/labels';
import { ObjectName } from '@/components/log/object-name';
import { codeText } from '@/i18n/code-text';
import type { T } from '@/i18n/use-t';
import { visibleText } from '@/lib/visible-text';
import { StatusTag, statusText } from '@/ui/data/status-tag';
import { Copyable } from '@/ui/feedback/copyable';
import { columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/page/row-actions';

const TYPES = { operation: 'logQuery.typeOperation', alarm: 'logQuery.typeAlarm' } as const;
const typeText = (t: T, type: string) => codeText(t, TYPES, type);

const col = columnsOf<LogEntry>();

/** The columns of an area: of everything what operations and alarms share, else what only one of them has. */
export function logColumns(t: T, area: LogArea, actions: (entry: LogEntry) => readonly Action[]) {
  const result = {
    key: 'result',
    title: t('log.result'),
    width: 112,
    isState: true,
    exportValue: ({ result: value }: LogEntry) => statusText(t, RESULT, value),
    render: (_: unknown, { result: value }: LogEntry) => <StatusTag value={value} map={RESULT} />,
  };
  const level = {
    key: 'level',
    title: t('log.level'),
    width: 112,
    isState: area === 'alarm',
    exportValue: ({ level: value }: LogEntry) => value && statusText(t, LEVEL, value),
    render: (_: unknown, { level: value }: LogEntry) =>
      value === null ? <span className="absent">{t('common.none')}</span> : <StatusTag value={value} map={LEVEL} />,
  };
  const type = { ...col.words('type', t('logQuery.type'), (entry) => typeText(t, entry.type)), width: 96 };
  return [
    col.time('at', t('log.at')),
    {
      key: 'account',
      title: t('log.account'),
      width: 136,
      ellipsis: true,
      exportValue: ({ account }: LogEntry) => accountText(t, account),
      render: (_: unknown, { account }: LogEntry) => <bdi>{visibleText(accountText(t, account))}</bdi>,
    },
    {
      key: 'verb',
      title: t('log.verb'),
      width: 168,
      ellipsis: true,
      exportValue: (entry: LogEntry) => `${verbText(t, entry.verb)} ${kindText(t, entry.object?.kind ?? '')}`.trim(),
      render: (_: unknown, { verb, object }: LogEntry) =>
        `${verbText(t, verb)}${object ? ` · ${kindText(t, object.kind)}` : ''}`,
    },
    {
      key: 'object',
      title: t('log.object'),
      ellipsis: true,
      exportValue: ({ object }: LogEntry) => object?.name ?? null,
      render: (_: unknown, entry: LogEntry) => <ObjectName entry={entry} />,
    },
    ...(area === 'all' ? [type] : []),
    ...(area === 'alarm' ? [] : [result]),
    ...(area === 'operation' ? [] : [level]),
    {
      key: 'ip',
      title: t('log.ip'),
      width: 136,
      exportValue: ({ ip }: LogEntry) => ip,
      render: (_: unknown, { ip }: LogEntry) => <Copyable text={ip || null} />,
    },
    { ...col.actions(t('table.actions'), actions), width: 88 },
  ];
}
