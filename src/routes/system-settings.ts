import type { RouteRow } from './route';

export const systemSettings = [
  {
    path: '/system_settings/host_management',
    screen: 'system-settings/host/list',
    title: 'host.title',
    permission: 'host',
    menu: 'system',
  },
] as const satisfies readonly RouteRow[];
