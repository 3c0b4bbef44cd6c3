import type { RouteRow } from './route';

const ALARMS = '/alarm/monitoring_alarm/list';

const SILENCES = `${ALARMS}/silences` as const;
const SILENCE_TEXTS = ['alarm/silence', 'components/alarm'] as const;

const TASKS = '/alarm/monitoring_alarm/task_management';
const TASK_TEXTS = ['alarm/task', 'components/alarm', 'components/message-channel'] as const;

export const alarm = [
  {
    path: ALARMS,
    screen: 'alarm/record/list',
    texts: ['alarm/record', 'components/alarm', 'components/message-channel'],
    title: 'alarmRecord.title',
    permission: 'alarm',
    menu: 'alarm',
    help: ['guide-alarms'],
  },
  {
    path: `${ALARMS}/:id`,
    screen: 'alarm/record/detail',
    texts: ['alarm/record', 'components/alarm', 'components/message-channel'],
    title: 'alarmRecord.detailTitle',
    permission: 'alarm',
    parent: ALARMS,
  },
  {
    path: SILENCES,
    screen: 'alarm/silence/list',
    texts: SILENCE_TEXTS,
    title: 'silence.title',
    capability: 'silences',
    permission: 'alarm',
    menu: 'alarm',
    parent: ALARMS,
    help: ['guide-silences'],
  },
  {
    path: `${SILENCES}/create`,
    screen: 'alarm/silence/create',
    texts: SILENCE_TEXTS,
    title: 'silence.createTitle',
    capability: 'silences',
    permission: 'alarm',
    parent: SILENCES,
  },
  {
    path: `${SILENCES}/:id`,
    screen: 'alarm/silence/detail',
    texts: SILENCE_TEXTS,
    title: 'silence.detailTitle',
    capability: 'silences',
    permission: 'alarm',
    parent: SILENCES,
  },
  {
    path: `${SILENCES}/:id/edit`,
    screen: 'alarm/silence/edit',
    texts: SILENCE_TEXTS,
    title: 'silence.editTitle',
    capability: 'silences',
    permission: 'alarm',
    parent: `${SILENCES}/:id`,
  },
  {
    path: TASKS,
    screen: 'alarm/task/list',
    texts: TASK_TEXTS,
    title: 'alarmTask.title',
    permission: 'alarm',
    menu: 'alarm',
    help: ['guide-alarms'],
  },
  {
    path: `${TASKS}/create`,
    screen: 'alarm/task/create',
    texts: TASK_TEXTS,
    title: 'alarmTask.createTitle',
    permission: 'alarm',
    parent: TASKS,
  },
  {
    path: `${TASKS}/:id`,
    screen: 'alarm/task/detail',
    texts: TASK_TEXTS,
    title: 'alarmTask.detailTitle',
    permission: 'alarm',
    parent: TASKS,
  },
  {
    path: `${TASKS}/:id/edit`,
    screen: 'alarm/task/edit',
    texts: TASK_TEXTS,
    title: 'alarmTask.editTitle',
    permission: 'alarm',
    parent: `${TASKS}/:id`,
  },
] as const satisfies readonly RouteRow[];
