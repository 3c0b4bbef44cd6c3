import type { Messages } from '@locales/zh-CN';
import type { Language } from './locales';

export type MessageId = keyof Messages;
type Table = Record<string, string>;

const tables = new Map<Language, Table>();
const loading = new Map<string, Promise<void>>();

/** The areas that every screen needs. */
const COMMON = ['common', 'rules', 'routes', 'shell'] as const;

/** The messages of a language that are there by now. */
export function messagesOf(language: Language): Table {
  return tables.get(language) ?? {};
}

function loadArea(language: Language, area: string): Promise<void> {
  const key = `${language}/${area}`;
  const known = loading.get(key);
  if (known) return known;
  const request = import(/* webpackChunkName: "m-[request]" */ `../../locales/${language}/${area}.ts`).then(
    (module: { default: Table }) => {
      // The same table grows: the formatter around the screen that asks for these messages was made with it.
      tables.set(language, Object.assign(tables.get(language) ?? {}, module.default));
    },
    (error: unknown) => {
      loading.delete(key);
      throw error;
    },
  );
  loading.set(key, request);
  return request;
}

/** Loads what every screen needs, and the given areas; each is loaded once. */
export async function loadMessages(language: Language, areas: readonly string[] = []): Promise<void> {
  await Promise.all([...COMMON, ...areas].map((area) => loadArea(language, area)));
}

/** The areas loaded so far, which a change of language must load again. */
export function loadedAreas(): string[] {
  return [...new Set([...loading.keys()].map((key) => key.slice(key.indexOf('/') + 1)))];
}
