import { readFileSync } from 'node:fs';

/** The first script that only this route of the build loads, as the gateway names it: the screen itself. */
export function scriptOf(route: string): string {
  const map: Record<string, string[]> = JSON.parse(readFileSync('dist/preload-map.json', 'utf8'));
  const others = new Set(Object.entries(map).flatMap(([path, files]) => (path === route ? [] : files)));
  const own = map[route]?.find((file) => !others.has(file));
  if (own === undefined) throw new Error(`${route} has no script of its own in this build`);
  return `/${own}`;
}
