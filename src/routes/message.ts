import type { RouteRow } from './route';

export const messageCenter = [
  {
    path: '/message/all',
    screen: 'message/message/list',
    title: 'message.all',
    permission: 'message',
    menu: 'message',
    help: ['guide-messages'],
  },
  {
    path: '/message/notice',
    screen: 'message/message/list',
    title: 'message.notice',
    permission: 'message',
    menu: 'message',
    help: ['guide-messages'],
  },
  {
    path: '/message/product',
    screen: 'message/message/list',
    title: 'message.product',
    permission: 'message',
    menu: 'message',
    help: ['guide-messages'],
  },
  {
    path: '/message/todo',
    screen: 'message/message/list',
    title: 'message.todo',
    permission: 'message',
    menu: 'message',
    help: ['guide-messages'],
  },
  {
    path: '/message/contact',
    screen: 'message/contact/list',
    texts: ['message/contact', 'components/upload', 'components/csv-import', 'components/delivery'],
    title: 'receiver.title',
    permission: 'contact',
    menu: 'message',
    help: ['guide-messages'],
  },
  {
    path: '/message/contact/robot/:id',
    screen: 'message/contact/robot-detail',
    texts: ['message/contact', 'components/delivery'],
    title: 'robot.detailTitle',
    permission: 'contact',
    parent: '/message/contact',
  },
] as const satisfies readonly RouteRow[];
