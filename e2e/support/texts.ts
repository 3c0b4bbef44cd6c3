import { readdirSync } from 'node:fs';
import { anonymousRoutes, consoleRoutes } from '../../src/routes';

/** Every message of a language by its id, all areas together. */
export async function textsOf(language: 'zh-CN' | 'en-US'): Promise<Record<string, string>> {
  const files = readdirSync(`locales/${language}`).filter((file) => file !== 'index.ts');
  const parts = await Promise.all(
    files.map((file) => import(`../../locales/${language}/${file.replace(/\.ts$/, '')}`)),
  );
  return Object.assign({}, ...parts.map((part) => part.default));
}

/** The routes that need no id in their address. */
export const plainRoutes = [...consoleRoutes, ...anonymousRoutes].filter((row) => !row.path.includes(':'));
