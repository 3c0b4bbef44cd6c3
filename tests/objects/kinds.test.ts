import { describe, expect, expectTypeOf, it } from 'vitest';
import type { History } from '@/components/history/history';
import type { HistoryDrawer } from '@/components/history/history-drawer';
import type { useHistoryTab } from '@/components/history/use-history-tab';
import type { useRestored } from '@/components/log/use-restored';
import { hasEachWord } from '@/lib/highlight';
import { type EditedKind, fieldOf, type Kind, OBJECTS, objectOf, objectTypes } from '@/objects';
import { filesOf, textOf } from '../architecture/sources';
import { signIn } from '../support/gateway';

const load = async (language: string, file: string): Promise<Record<string, string>> =>
  (await import(/* @vite-ignore */ `../../locales/${language}/${file}.ts`)).default;

describe.each(Object.entries(OBJECTS))('the kind %s', (kind) => {
  it.each(['zh-CN', 'en-US'])('has its words in %s, in the file that log and history load', async (language) => {
    const words = await load(language, 'components/log');
    const type = objectOf(kind);
    const used = [type?.label ?? '', ...Object.values(type?.fields ?? {})];
    expect(used.filter((id) => !words[id])).toEqual([]);
  });

  it.each(['zh-CN', 'en-US'])(
    'is created by a name in %s that the palette has without its screen',
    async (language) => {
      const title = objectOf(kind)?.create?.title;
      if (!title) return;
      const [palette, routes] = await Promise.all([load(language, 'components/palette'), load(language, 'routes')]);
      expect({ ...palette, ...routes }[title]).toBeTruthy();
    },
  );
});

describe('what a kind is found by', () => {
  /** Every text in a row, as somebody may type it: the words of each. */
  const textsIn = (value: unknown): string[] => {
    if (typeof value === 'string') return value.split(/\s+/).filter((word) => word.length > 1 && word.length < 40);
    return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
  };
  const finds = objectTypes.flatMap(({ label, find }) => (find ? [{ label, first: find.first }] : []));

  it.each(finds)('stands in its line in the palette: $label', async ({ first }) => {
    signIn();
    const options = { signal: new AbortController().signal };
    const { list } = await first('', 6, options);
    expect(list).not.toEqual([]);
    const typed = new Set(list.flatMap(({ row }) => textsIn(row)));
    const unseen: string[] = [];
    for (const word of typed) {
      const hits = (await first(word, 3, options)).list;
      const isShown = (texts: readonly (string | null)[]) =>
        hasEachWord(
          texts.filter((text) => text !== null),
          word,
        );
      unseen.push(...hits.filter(({ words, further = [] }) => !isShown([...words, ...further])).map(() => word));
    }
    expect(unseen).toEqual([]);
  });
});

describe('a form that takes old values', () => {
  const forms = new Set(
    filesOf('src/pages').flatMap((file) =>
      [...textOf(file).matchAll(/useRestored\(.*, '(\w+)'\)/g)].map(([, kind]) => kind),
    ),
  );
  it.each(objectTypes.flatMap(({ label, edit }) => (edit ? [label] : [])))('is there: %s', (label) => {
    const kind = Object.entries(OBJECTS).find(([, type]) => type.label === label)?.[0];
    expect(forms, 'its form reads ?restore= by useRestored(loaded, kind)').toContain(kind);
  });
});

describe('a kind that only the gateway knows', () => {
  it.each(['licensePool', 'toString', '__proto__', ''])('is nothing: %s', (kind) => {
    expect(objectOf(kind)).toBeUndefined();
    expect(fieldOf('host', kind)).toBeUndefined();
  });
});

/** Held by the compiler: where one of these no longer holds, `npm run types` says so. */
describe('a misspelled kind', () => {
  it('does not compile where a kind is named', () => {
    expectTypeOf<'secretkey' | 'hosts'>().exclude<Kind>().toEqualTypeOf<'secretkey' | 'hosts'>();
    expectTypeOf<Parameters<typeof History>[0]['kind']>().toEqualTypeOf<Kind>();
    expectTypeOf<Parameters<typeof HistoryDrawer>[0]['kind']>().toEqualTypeOf<Kind>();
    expectTypeOf<Parameters<typeof useHistoryTab>[0]>().toEqualTypeOf<Kind>();
  });

  it('does not compile as that of a form, nor does a kind without a form that takes old values', () => {
    expectTypeOf<Parameters<typeof useRestored>[1]>().toEqualTypeOf<EditedKind>();
    expectTypeOf<'alarm' | 'secretkey'>().exclude<EditedKind>().toEqualTypeOf<'alarm' | 'secretkey'>();
  });
});
