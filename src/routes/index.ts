import { accountCenter } from './account-center';
import { alarm } from './alarm';
import { anonymous } from './anonymous';
import { businessAccount } from './business-account';
import { consoleHome } from './console';
import { costCenter } from './cost-center';
import { help } from './help';
import { landingPages } from './landing';
import { log } from './log';
import { messageCenter } from './message';
import { logPush } from './push';
import { report } from './report';
import type { RouteRow } from './route';
import { shell } from './shell';
import { systemSettings } from './system-settings';

/** Every path with a screen, area by area. */
export const consoleRoutes = [
  ...consoleHome,
  ...alarm,
  ...report,
  ...log,
  ...accountCenter,
  ...businessAccount,
  ...messageCenter,
  ...logPush,
  ...costCenter,
  ...systemSettings,
  ...help,
  ...landingPages,
  ...shell,
] as const;
export const anonymousRoutes = anonymous;

const all = [...consoleRoutes, ...anonymousRoutes];
export type Path = (typeof all)[number]['path'];

export const routeRows: readonly RouteRow[] = all;

const pattern = (path: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`);
const byPattern = routeRows.map((row) => ({ row, pattern: pattern(row.path) }));

/** The row that a path (without the router base) belongs to; a literal path wins over one with parameters. */
export function rowOf(path: string): RouteRow | undefined {
  return routeRows.find((row) => row.path === path) ?? byPattern.find((one) => one.pattern.test(path))?.row;
}

/** The message files that travel with a screen. */
export const textsOf = (row: RouteRow): readonly string[] =>
  row.texts ?? [row.screen.slice(0, row.screen.lastIndexOf('/'))];
