import type { RouteRow } from './route';

export const logPush = [
  {
    path: '/log/push_management',
    screen: 'log/push-task/list',
    title: 'pushTask.title',
    permission: 'pushTask',
    menu: 'log',
    help: ['guide-logs'],
    texts: ['log/push-task', 'components/delivery'],
  },
  {
    path: '/log/push_management/create',
    screen: 'log/push-task/create',
    title: 'pushTask.createTitle',
    permission: 'pushTask',
    parent: '/log/push_management',
  },
  {
    path: '/log/push_management/:id',
    screen: 'log/push-task/detail',
    title: 'pushTask.detailTitle',
    permission: 'pushTask',
    texts: ['log/push-task', 'components/delivery'],
    parent: '/log/push_management',
  },
  {
    path: '/log/push_management/:id/edit',
    screen: 'log/push-task/edit',
    title: 'pushTask.editTitle',
    permission: 'pushTask',
    parent: '/log/push_management/:id',
  },
] as const satisfies readonly RouteRow[];
