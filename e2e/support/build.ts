import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The first script that only this route of the build loads, as the gateway names it: the screen itself. */
export function scriptOf(route: string): string {
  const map: Record<string, string[]> = JSON.parse(readFileSync('dist/preload-map.json', 'utf8'));
  const others = new Set(Object.entries(map).flatMap(([path, files]) => (path === route ? [] : files)));
  const own = map[route]?.find((file) => file.endsWith('.js') && !others.has(file));
  if (own === undefined) throw new Error(`${route} has no script of its own in this build`);
  return `/${own}`;
}

/** A file of messages (`account-center/secret-key`), as the gateway names it. */
export function textsOf(language: string, file: string): string {
  const folder = dirname(`texts/${language}/${file}`);
  const found = readdirSync(`dist/${folder}`)
    .map((name) => `${folder}/${name}`)
    .find((path) => path.startsWith(`texts/${language}/${file}.`) && path.endsWith('.json'));
  if (found === undefined) throw new Error(`this build has no messages ${file} in ${language}`);
  return `/${found}`;
}
