import type { RouteRow } from './route';

const ALARMS = '/alarm/monitoring_alarm/list';

const TASKS = '/alarm/monitoring_alarm/task_management';
const TASK_TEXTS = ['alarm/task', 'components/alarm'] as const;

export const alarm = [
  {
    path: ALARMS,
    screen: 'alarm/record/list',
    texts: ['alarm/record', 'components/alarm'],
    title: 'alarmRecord.title',
    permission: 'alarm',
    menu: 'alarm',
    help: ['guide-alarms'],
  },
  {
    path: `${ALARMS}/:id`,
    screen: 'alarm/record/detail',
    texts: ['alarm/record', 'components/alarm'],
    title: 'alarmRecord.detailTitle',
    permission: 'alarm',
    parent: ALARMS,
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
