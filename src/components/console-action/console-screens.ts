import type { T } from '@/i18n/use-t';
import { routeRows } from '@/routes';

/** The console's own screens by their rights, each by the title of the first. */
export function consoleScreens(t: T): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { permission, title } of routeRows)
    if (permission !== null && !found.has(permission)) found.set(permission, t(title));
  return found;
}
