import type { CommandTask } from '@/api/system-settings/command-task';
import { can } from '@/api/system-settings/command-task-state';
import { codeText } from '@/i18n/code-text';
import type { Language } from '@/i18n/language';
import type { T } from '@/i18n/use-t';
import { shownText } from '@/lib/shown';
import { isoText } from '@/lib/time';
import { lengthText } from '@/lib/unit-text';
import type { StatusMap } from '@/ui/data/status-tag';
import { Time } from '@/ui/data/time';
import { Copyable } from '@/ui/feedback/copyable';
import { type Column, columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/page/row-actions';
import { RowButton } from '@/ui/page/row-button';
import { tookOf } from './model';

export const STATUS = {
  executing: { label: 'commandTask.executing', tone: 'busy' },
  failed: { label: 'commandTask.failed', tone: 'bad' },
  succeeded: { label: 'commandTask.succeeded', tone: 'good' },
} as const satisfies StatusMap;

const TYPES = { sync: 'commandTask.sync', async: 'commandTask.async' } as const;

const col = columnsOf<CommandTask>();

const typeText = (t: T, type: string) => shownText(codeText(t, TYPES, type));

export const commandTaskColumns = (
  t: T,
  language: Language,
  look: (task: CommandTask) => void,
  actions: (task: CommandTask) => readonly Action[],
): readonly Column<CommandTask>[] => [
  {
    ...col.text('name', t('commandTask.name')),
    width: 136,
    exportValue: ({ name }) => name,
    render: (_, task) => {
      const name = shownText(task.name);
      // As soon as there is an output its task is opened by its name, on a phone too.
      return can.output(task) === true && name !== '' ? (
        <bdi title={name}>
          <RowButton action={{ key: 'open', label: name, run: () => look(task) }} />
        </bdi>
      ) : (
        <bdi title={name}>{name}</bdi>
      );
    },
  },
  col.status('status', t('commandTask.status'), STATUS),
  {
    ...col.text('nodeName', t('commandTask.node')),
    width: 152,
    isInSight: true,
    exportValue: ({ nodeName, nodeId, nodeIp }) => `${nodeName} ${nodeId} ${nodeIp}`,
    render: (_, { nodeName, nodeId, nodeIp }) => (
      <>
        {nodeName} <span className="absent">{nodeId}</span>
        <div>
          <Copyable text={nodeIp} />
        </div>
      </>
    ),
  },
  { ...col.words('type', t('commandTask.type'), ({ type }) => typeText(t, type)), isDetail: true },
  { ...col.code('id', t('commandTask.id')), width: 112 },
  { ...col.time('startedAt', t('commandTask.startedAt')), standing: 'descend', isInSight: true },
  {
    ...col.time('endedAt', t('commandTask.ended')),
    sorter: false,
    exportValue: (task) => {
      const took = tookOf(task);
      return took === null ? t('common.none') : `${isoText(task.endedAt) ?? ''} ${lengthText(took, language)}`;
    },
    render: (_, task) => {
      const took = tookOf(task);
      return (
        <>
          <Time at={task.endedAt} />
          {took !== null && <div className="absent tabular">{lengthText(took, language)}</div>}
        </>
      );
    },
  },
  { ...col.actions(t('table.actions'), actions), width: 128 },
];
