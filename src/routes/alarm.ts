import type { RouteRow } from './route';

const ALARMS = '/alarm/monitoring_alarm/list';

export const alarm = [
  {
    path: ALARMS,
    screen: 'alarm/record/list',
    texts: ['alarm/record', 'components/alarm', 'components/product'],
    title: 'alarmRecord.title',
    permission: 'alarm',
    menu: 'alarm',
  },
  {
    path: `${ALARMS}/:id`,
    screen: 'alarm/record/detail',
    texts: ['alarm/record', 'components/alarm', 'components/product'],
    title: 'alarmRecord.detailTitle',
    permission: 'alarm',
    parent: ALARMS,
  },
] as const satisfies readonly RouteRow[];
