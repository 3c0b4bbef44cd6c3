import type { Session } from '@/api/session/session';
import type { MessageId } from '@/i18n/messages';
import { isOffered } from '@/lib/contract/offered';
import type { Permit } from '@/lib/permit';
import { routeRows, rowOf } from '@/routes';
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

export interface GroupRows {
  key: MenuGroup;
  rows: RouteRow[];
}

/** The row of an address; the console home, and what stands below it, does not exist in a deployment environment. */
export function rowAt(path: string): RouteRow | undefined {
  const row = rowOf(path);
  // Documents and products stand below it too, by rights of their own.
  const isHome = row?.permission === 'console' && (row.parent ?? row.path) === '/console';
  return isHome && config.deployEnv !== '' ? undefined : row;
}

/** Whether a session may enter a path. */
export const mayEnter = (row: RouteRow, session: Session): boolean =>
  row.permission === null || session.menus.includes(row.permission);

/** A product whose access flag is off is offered nowhere. */
function isProductOpen(row: RouteRow, session: Session): boolean {
  const code = /^\/landing_page\/([^/]+)$/.exec(row.path)?.[1];
  return !session.products.some((one) => one.code === code && !one.isAccessible);
}

/** Whether menu and palette offer a path to a session. */
export const maySee = (row: RouteRow, session: Session): boolean =>
  rowAt(row.path) !== undefined && mayEnter(row, session) && isProductOpen(row, session) && isOffered(row.capability);

/** Whether a session may go to a path; the reason if not. */
export function reach(path: string, session: Session): Permit<MessageId> {
  const row = rowAt(path);
  if (row === undefined) return 'user.notAvailable';
  return maySee(row, session) || 'common.noRight';
}

/** The side menu of a session: groups in the specification's order, only what its rights allow. */
export function menuOf(session: Session): GroupRows[] {
  return MENU_GROUPS.map((key) => ({
    key,
    rows: routeRows.filter((row) => row.menu === key && maySee(row, session)),
  })).filter((group) => group.rows.length > 0);
}

/** The menu's path for an address: its own, or that of the nearest path above it. */
export function menuPathOf(pathname: string): string | null {
  let row = rowAt(pathname);
  for (let depth = 0; row && !row.menu && depth < 5; depth += 1) row = row.parent ? rowAt(row.parent) : undefined;
  return row?.path ?? null;
}
