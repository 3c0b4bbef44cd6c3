import type { RouteRow } from './route';

export const help = [
  {
    path: '/help_doc/list',
    screen: 'help/document/list',
    texts: ['components/document-centre'],
    title: 'document.title',
    permission: 'help',
  },
] as const satisfies readonly RouteRow[];
