import type { Session } from '@/api/session/session';
import type { MessageId } from '@/i18n/messages';
import { routeRows } from '@/routes';
import { MENU_GROUPS, type MenuGroup, type RouteRow } from '@/routes/route';
import { config } from '@/session/config';

export const GROUP_TITLES: Record<MenuGroup, MessageId> = {
  console: 'menu.console',
  message: 'menu.message',
  log: 'menu.log',
  alarm: 'menu.alarm',
  account: 'menu.account',
  cost: 'menu.cost',
  system: 'menu.system',
};

export interface Group {
  key: MenuGroup;
  rows: RouteRow[];
}

/** Whether a session may see a path at all. */
export function maySee(row: RouteRow, session: Session): boolean {
  if (config.deployEnv !== '' && row.path === '/console') return false;
  return row.permission === null || session.menus.includes(row.permission);
}

/** The side menu of a session: groups in the specification's order, only what its rights allow (APP-08). */
export function menuOf(session: Session): Group[] {
  return MENU_GROUPS.map((key) => ({
    key,
    rows: routeRows.filter((row) => row.menu === key && maySee(row, session)),
  })).filter((group) => group.rows.length > 0);
}
