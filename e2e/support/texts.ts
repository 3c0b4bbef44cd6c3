import { readdirSync } from 'node:fs';
import { anonymousRoutes, consoleRoutes } from '../../src/routes';

/** Every message of a language by its id, all files together. */
export async function textsOf(language: 'zh-CN' | 'en-US'): Promise<Record<string, string>> {
  const files = readdirSync(`locales/${language}`, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !['index.ts', 'start.ts'].includes(file),
  );
  const parts = await Promise.all(
    files.map((file) => import(`../../locales/${language}/${file.replace(/\.ts$/, '')}`)),
  );
  return Object.assign({}, ...parts.map((part) => part.default));
}

/** The routes that need no id in their address. */
export const plainRoutes = [...consoleRoutes, ...anonymousRoutes].filter((row) => !row.path.includes(':'));
