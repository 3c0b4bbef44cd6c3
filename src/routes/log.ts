import type { RouteRow } from './route';

const query = {
  screen: 'log/query/list',
  texts: ['log/query', 'components/log', 'components/scroll-list', 'components/threat'],
  permission: 'log',
  menu: 'log',
  help: ['guide-logs'],
} as const;

const exportTask = {
  screen: 'log/export-task/list',
  texts: ['log/export-task', 'components/download', 'components/upload'],
  permission: 'logExport',
  menu: 'log',
  help: ['guide-logs'],
} as const;

export const log = [
  { ...query, path: '/log/query/all', title: 'logQuery.allTitle' },
  { ...query, path: '/log/query/operation', title: 'logQuery.operationTitle' },
  { ...query, path: '/log/query/alarm', title: 'logQuery.alarmTitle' },
  { ...exportTask, path: '/log/export_management/cloud', title: 'exportTask.cloudTitle' },
  { ...exportTask, path: '/log/export_management/safeguard', title: 'exportTask.safeguardTitle' },
  { ...exportTask, path: '/log/export_management/sdns', title: 'exportTask.sdnsTitle' },
] as const satisfies readonly RouteRow[];
