import { act, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { resourceOf } from '@/lib/contract/resource';
import { invalidate } from '@/lib/query/invalidation';
import { renderScreen } from '../support/render';
import { quiet, watchWire, wire } from '../support/wire';
import { PARTS, type Part } from './depends-on-parts';

/** Asked about a file that was stored a moment ago, in a dialog that nothing else is written behind. */
const ASIDE: readonly string[] = ['pages/system-settings/intelligence-source/import'];

const parts = Object.values(PARTS).flat();

type Calls = Readonly<Record<string, { readonly path: string }>>;
const MODULES = import.meta.glob<Record<string, Calls>>('../../src/api/**/*.ts', { eager: true });
const APIS: Readonly<Record<string, Calls>> = Object.assign({}, ...Object.values(MODULES));

/** The path of a call that is named as the sources name it, or is one. */
function pathOf(name: string): string {
  if (name.startsWith('/')) return name;
  const [api = '', call = ''] = name.split('.');
  const path = APIS[api]?.[call]?.path;
  if (path === undefined) throw new Error(`no call ${name}`);
  return path;
}

const TEXTS = import.meta.glob<string>('../../src/**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });
const texts = new Map(Object.entries(TEXTS).map(([file, text]) => [file.replace(/^.*\/src\/|\.tsx?$/g, ''), text]));

/** The list that a name stands for in a file: written there, or imported, with the lists that it takes in. */
function listOf(name: string, file: string): string {
  const text = texts.get(file) ?? '';
  const own = new RegExp(`\\bconst ${name}\\b[^=]*= (\\[[^\\]]*\\])`).exec(text)?.[1];
  if (own) return own.replace(/\.\.\.(\w+)/g, (_, other: string) => listOf(other, file).slice(1, -1));
  const from = new RegExp(`import {[^}]*\\b${name}\\b[^}]*} from '([^']+)'`).exec(text)?.[1];
  if (!from) throw new Error(`${file} names a list ${name} that is not found`);
  return listOf(name, from.startsWith('@/') ? from.slice(2) : file.replace(/[^/]+$/, from.replace(/^\.\//, '')));
}

/** The lists that a file names, each as the calls in it. */
const namedIn = (file: string, text: string) =>
  [...text.matchAll(/\bdependsOn(?:=\{|: )(\[[^\]]*\]|\w+)/g)].map(([, list = '']) =>
    [...(list.startsWith('[') ? list : listOf(list, file)).matchAll(/\w+Api\.\w+|'(\/api\/[^']+)'/g)].map(
      ([name, path]) => path ?? name,
    ),
  );

it('all that name `dependsOn` stand in the table, with all calls that they name', () => {
  const found = [...texts]
    .filter(([file, text]) => /^(pages|components|layouts)\//.test(file) && /\bdependsOn\b/.test(text))
    .filter(([file]) => !ASIDE.includes(file))
    .map(([file, text]) => [file, namedIn(file, text)] as const);
  const files = [...new Set(parts.map(({ file }) => file))];
  const held = files.map((file) => [file, parts.filter((part) => part.file === file).map(({ of }) => of)] as const);
  expect(Object.fromEntries(held)).toEqual(Object.fromEntries(found));
});

watchWire();

describe.each(Object.entries(PARTS))('%s', (address, shown) => {
  it('asks again for what a write elsewhere may have changed', async () => {
    const { user } = await renderScreen(address);
    const asked = async ({ file }: Part, call: string, when = '') =>
      waitFor(() => expect(wire.paths(), `${file} ${when}`).toContain(pathOf(call)), { interval: 5 });
    for (const part of shown) if (!part.open) await asked(part, part.asks);
    for (const part of shown) {
      const { asks, again = asks, of, open } = part;
      await open?.(user);
      if (open) await asked(part, asks);
      for (const other of of) {
        await quiet();
        wire.clear();
        act(() => invalidate(resourceOf(pathOf(other))));
        await asked(part, again, `after a write beside ${other}`);
      }
    }
  });
});
