import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@mock/handlers';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { routeRows } from '@/routes';
import { filesOf, root } from './sources';

const has = (file: string) => existsSync(join(root, file));
const served = new Set<string>(endpoints().map((one) => one.path));

const contractShape = z.record(
  z.string(),
  z.object({ path: z.string(), req: z.instanceof(z.ZodType), codes: z.array(z.string()) }),
);
const contractFiles = filesOf('src/api').filter((file) => file !== 'src/api/codes.ts');

describe.each(contractFiles)('%s', (file) => {
  it('has a handler for each of its endpoints, and names them by the wire style', async () => {
    const exported: unknown[] = Object.values(await import(/* @vite-ignore */ `../../${file}`));
    const contracts = exported.flatMap((value) => {
      const isPlain = typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
      const contract = isPlain && Object.keys(value).length > 0 ? contractShape.safeParse(value) : undefined;
      return contract?.success ? Object.values(contract.data) : [];
    });
    const paths = contracts.map((one) => one.path);
    expect(
      paths.filter((path) => !served.has(path)),
      'implement it under mock/ and add it to mock/handlers.ts',
    ).toEqual([]);
    for (const path of paths) expect(path).toMatch(/^\/(api(\/\w+){2,3}|fs(\/\w+)+)$/);
  });
});

/** Features: the screens that have a contract of the same name. */
const features = [
  ...new Set(
    routeRows.map((row) => row.screen.split('/').slice(0, 2).join('/')).filter((key) => has(`src/api/${key}.ts`)),
  ),
];

describe.each(features)('the feature %s', (key) => {
  it('has its other files of the same name', () => {
    const wanted = [
      [`mock/${key}.ts`],
      [`locales/zh-CN/${key}.ts`],
      [`locales/en-US/${key}.ts`],
      [`tests/pages/${key}.test.tsx`, `tests/pages/${key}.test.ts`],
      [`e2e/${key}.e2e.ts`],
    ];
    const absent = wanted.filter((either) => !either.some(has)).map((either) => either.join(' or '));
    expect(absent, 'add these files').toEqual([]);
  });
});

describe('names', () => {
  it('of files are kebab-case, and none is a drawer for anything', () => {
    const files = ['src', 'mock', 'locales', 'tests', 'e2e'].flatMap((folder) => filesOf(folder));
    const odd = files.filter((file) => {
      const name = file.split('/').at(-1) ?? '';
      return (
        !/^(zh-CN|en-US|[a-z0-9][a-z0-9-]*(\.[a-z0-9]+)*)$/.test(name) ||
        /^(utils?|helpers?|common-utils|misc)\./.test(name)
      );
    });
    expect(odd, 'name it in kebab-case, by what it holds').toEqual([]);
  });
});
