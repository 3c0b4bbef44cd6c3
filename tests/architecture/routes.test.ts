import { existsSync } from 'node:fs';
import { join } from 'node:path';
import en from '@locales/en-US/routes';
import enShell from '@locales/en-US/shell';
import zh from '@locales/zh-CN/routes';
import zhShell from '@locales/zh-CN/shell';
import { matchRoutes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { routeRows, textsOf } from '@/routes';
import { redirects } from '@/routes/shell';
import { umiRoutes } from '@/routes/umi';
import { filesOf, root } from './sources';
import { SPEC_PATHS, SPEC_REDIRECTS } from './spec-paths';

const listed: readonly string[] = SPEC_PATHS;
const paths = routeRows.map((row) => row.path);
const titles: Record<string, string> = { ...zh, ...zhShell };
const englishTitles: Record<string, string> = { ...en, ...enShell };

/** Beyond the list only children of a listed path: create, quota, announcements, ask, review, expiry, change_request, silences, robot, rollouts, scheduled, freezes, :id, :id/edit. */
const isChild = (path: string) =>
  listed.some(
    (one) =>
      path.startsWith(`${one}/`) &&
      /^(create|quota|announcements|ask|review|expiry|change_request|silences|robot|rollouts|scheduled|freezes|:\w+)(\/[a-z_]+|\/:\w+)*$/.test(
        path.slice(one.length + 1),
      ),
  );

describe('the route table', () => {
  it('has every path of the specification', () => {
    const absent = listed.filter((path) => !paths.some((one) => one === path));
    expect(absent, 'add a row to src/routes/<area>.ts').toEqual([]);
  });

  it('has nothing else than children of listed paths', () => {
    const strange = paths.filter((path) => !listed.includes(path) && !isChild(path));
    expect(
      strange,
      'a path of the specification stands in tests/architecture/spec-paths.ts; any other is a child of one, as isChild has it',
    ).toEqual([]);
  });

  it('has each path once', () => {
    expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([]);
  });

  it('leads on where the specification says so', () => {
    const own = Object.fromEntries(redirects.map(({ path, redirect }) => [path, redirect]));
    const wanted = Object.fromEntries(Object.entries(SPEC_REDIRECTS).filter(([path]) => path !== '/'));
    expect(own, 'src/routes/shell.ts').toEqual(wanted);
    const shell = umiRoutes().find((one) => one.path === '/');
    expect(shell?.routes.find((one) => one.path === '/')).toMatchObject({ redirect: SPEC_REDIRECTS['/'] });
  });

  it('ends in not-found for every other path, in both shells', () => {
    for (const shell of umiRoutes()) {
      expect(shell.routes.at(-1)).toEqual({ path: '*', component: '@/pages/shell/not-found/detail' });
    }
  });

  it.each(['/Account_center/secret_key', '/Anonymous/loginLock', '/anonymous/loginlock'])(
    'knows no %s: a path in another case is not found, or it would be shown without its right',
    (path) => {
      const table = umiRoutes().map(({ routes, ...shell }) => ({ ...shell, children: routes }));
      expect(matchRoutes(table, path)?.at(-1)?.route).toMatchObject({ component: '@/pages/shell/not-found/detail' });
    },
  );
});

describe.each(routeRows.map((row) => ({ ...row })))('$path', (row) => {
  it('has a screen', () => {
    expect(existsSync(join(root, `src/pages/${row.screen}.tsx`)), `add src/pages/${row.screen}.tsx`).toBe(true);
  });

  it('has its texts in both languages', () => {
    const wanted = textsOf(row).flatMap((file) => [`locales/zh-CN/${file}.ts`, `locales/en-US/${file}.ts`]);
    const absent = wanted.filter((file) => !existsSync(join(root, file)));
    expect(absent, 'add them, or name the right files in `texts` of the row').toEqual([]);
  });

  it('has a title in both languages that is there before its messages', () => {
    expect(titles[row.title], `add '${row.title}' to locales/zh-CN/routes.ts`).toBeTruthy();
    expect(englishTitles[row.title], `add '${row.title}' to locales/en-US/routes.ts`).toBeTruthy();
  });

  it('says which right it needs, or that it needs none', () => {
    const isFree = row.path.startsWith('/anonymous/') || row.path === '/exception';
    expect(row.permission === null, 'permission in src/routes/<area>.ts').toBe(isFree);
  });

  it('has a place in the breadcrumb', () => {
    if (row.parent) expect(paths, `parent of ${row.path}`).toContain(row.parent);
    if (isChild(row.path)) expect(row.parent, `a child names its parent: add it to ${row.path}`).toBeDefined();
  });
});

describe('screens', () => {
  it('are all routed', () => {
    const routed = new Set<string>(routeRows.map((row) => `src/pages/${row.screen}.tsx`));
    const folders = new Set([...routed].map((file) => file.slice(0, file.lastIndexOf('/'))));
    const lost = filesOf('src/pages')
      .map((file) => file.slice(0, file.split('/', 4).join('/').length))
      .filter((folder) => !folders.has(folder) && folder !== 'src/pages/shell/not-found');
    expect([...new Set(lost)], 'no route leads here: add a row to src/routes/<area>.ts').toEqual([]);
  });
});
