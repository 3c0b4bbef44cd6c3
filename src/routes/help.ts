import type { RouteRow } from './route';

export const help = [
  {
    path: '/help_doc/list',
    screen: 'help/document/list',
    texts: ['components/document-center'],
    title: 'document.title',
    permission: 'help',
  },
  {
    path: '/use_handbook',
    parent: '/help_doc/list',
    screen: 'help/handbook/list',
    texts: ['components/document-center'],
    title: 'handbook.title',
    permission: 'help',
  },
  {
    path: '/common_problem',
    parent: '/help_doc/list',
    screen: 'help/faq/list',
    title: 'faq.title',
    texts: ['help/faq', 'components/document-center'],
    permission: 'help',
  },
  {
    path: '/update_log',
    parent: '/help_doc/list',
    screen: 'help/update-log/list',
    texts: ['components/document-center'],
    title: 'updateLog.title',
    permission: 'help',
  },
] as const satisfies readonly RouteRow[];
