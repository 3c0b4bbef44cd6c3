import { readdirSync } from 'node:fs';
import { anonymousRoutes, consoleRoutes } from '../../src/routes';
import type { RouteRow } from '../../src/routes/route';

/** Every message of a language by its id, all files together. */
export async function textsOf(language: 'zh-CN' | 'en-US'): Promise<Record<string, string>> {
  const files = readdirSync(`locales/${language}`, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !['home.ts', 'index.ts', 'start.ts'].includes(file),
  );
  const parts = await Promise.all(
    files.map((file) => import(`../../locales/${language}/${file.replace(/\.ts$/, '')}`)),
  );
  return Object.assign({}, ...parts.map((part) => part.default));
}

const isPlain = (row: RouteRow) => !row.path.includes(':');

/** The routes that need no id in their address. */
export const plainRoutes = [...consoleRoutes, ...anonymousRoutes].filter(isPlain);

/**
 * The screens of those of some routes, by the first part of their path: a walk for each, with a page of its own. Pages of
 * the same screen that differ in their data only, as those of the products, are met once.
 */
export function areasOf(rows: readonly RouteRow[]): ReadonlyMap<string, readonly RouteRow[]> {
  const areas = new Map<string, RouteRow[]>();
  const plain = rows.filter(isPlain);
  for (const row of plain.filter((one, index) => plain.findIndex(({ screen }) => screen === one.screen) === index)) {
    const area = row.path.split('/')[1] ?? '';
    areas.set(area, [...(areas.get(area) ?? []), row]);
  }
  return areas;
}
