import type { AlarmTaskRow } from '@/api/alarm/task';
import { CYCLE, NOTICE_TYPE, SCENE_TYPE, TASK_STATUS } from '@/components/alarm/labels';
import { levelColumn } from '@/components/alarm/level-column';
import { typeAndCycleText } from '@/components/alarm/type-and-cycle';
import { channelsText } from '@/components/message-channel/labels';
import { codeText } from '@/i18n/code-text';
import type { T } from '@/i18n/use-t';
import { plainDots } from '@/lib/dot';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { type StatusMap, StatusTag } from '@/ui/data/status-tag';
import { CellLines } from '@/ui/list/cell-lines';
import { type Column, columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/page/row-actions';

const col = columnsOf<AlarmTaskRow>();

const CHANNELS_IN_SIGHT = 2;

/** An alarm of which nobody hears: as long as the task raises none, that is no matter. */
const UNHEARD = {
  none: { label: 'alarmTask.noChannel', tone: 'attention' },
  nobody: { label: 'alarmTask.reachesNobody', tone: 'attention' },
  part: { label: 'alarmTask.reachesInPart', tone: 'attention' },
} as const satisfies StatusMap;

/** What keeps alarms of a task unheard, by all of its channels or by some; null where nothing is known to. */
function unheardOf({ status, channelsOn, unreached = [] }: AlarmTaskRow): keyof typeof UNHEARD | null {
  if (status !== 'enabled') return null;
  if (channelsOn.length === 0) return 'none';
  if (unreached.length === 0) return null;
  return unreached.length < channelsOn.length ? 'part' : 'nobody';
}

/** Each column says two things that belong together: what and of which scene, when, how and by which ways it notifies. */
export const alarmTaskColumns = (
  t: T,
  actions: (task: AlarmTaskRow) => readonly Action[],
): readonly Column<AlarmTaskRow>[] => {
  // A list has room for two of them; the task's own screen and a file have all.
  const channelsInSight = (channels: AlarmTaskRow['channelsOn']) => {
    const names = channelsText(t, channels.slice(0, CHANNELS_IN_SIGHT));
    const count = channels.length - CHANNELS_IN_SIGHT;
    return count > 0 ? t('alarmTask.moreChannels', { names, count }) : names;
  };
  return [
    {
      ...col.text('name', t('alarmTask.name')),
      className: 'cell-wrap',
      inFile: [col.text('name', t('alarmTask.name')), col.text('sceneName', t('alarmTask.scene'))],
      render: (_, { id, name, sceneName }) => (
        <CellLines more={<bdi>{sceneName}</bdi>}>
          <Link to={to('/alarm/monitoring_alarm/task_management/:id', { id })}>
            <bdi>{name}</bdi>
          </Link>
        </CellLines>
      ),
    },
    col.status('status', t('alarmTask.status'), TASK_STATUS),
    levelColumn<AlarmTaskRow>(t, t('alarmTask.level')),
    {
      key: 'inAlarm',
      title: t('alarmTask.inAlarm'),
      align: 'end',
      isFigure: true,
      isInSight: true,
      exportValue: ({ inAlarm }) => inAlarm,
      render: (_, { id, inAlarm }) =>
        inAlarm === 0 ? (
          0
        ) : (
          <Link to={to('/alarm/monitoring_alarm/list', { taskId: id, status: 'inAlarm' })}>{inAlarm}</Link>
        ),
    },
    {
      key: 'type',
      title: t('alarmTask.typeAndCycle'),
      exportValue: (task) => plainDots(typeAndCycleText(t, task)),
      render: (_, { type, cycle }) => (
        <>
          {codeText(t, SCENE_TYPE, type)}
          {type !== cycle && <div className="absent">{codeText(t, CYCLE, cycle)}</div>}
        </>
      ),
    },
    {
      key: 'notice',
      title: t('alarmTask.notice'),
      className: 'cell-wrap',
      inFile: [
        {
          key: 'notice',
          title: t('alarmTask.notice'),
          exportValue: ({ notice }) => codeText(t, NOTICE_TYPE, notice),
        },
        {
          key: 'channelsOn',
          title: t('alarmTask.channels'),
          exportValue: ({ channelsOn }) => channelsText(t, channelsOn),
        },
      ],
      render: (_, task) => {
        const unheard = unheardOf(task);
        return (
          <CellLines
            more={channelsInSight(task.channelsOn) || (unheard === null && t('alarmTask.noChannel'))}
            note={unheard && <StatusTag value={unheard} map={UNHEARD} />}
          >
            {codeText(t, NOTICE_TYPE, task.notice)}
          </CellLines>
        );
      },
    },
    { ...col.time('updatedAt', t('alarmTask.updatedAt')), standing: 'descend' },
    { ...col.code('id', t('alarmTask.id')), isExtra: true },
    col.actions(t('table.actions'), actions),
  ];
};
