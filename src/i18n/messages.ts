import type { Messages } from '@locales/zh-CN';
import type { Language } from './locales';

export type MessageId = keyof Messages;
type Table = Record<string, string>;

const tables = new Map<Language, Table>();
const loading = new Map<string, Promise<void>>();

/** The areas that every screen needs. */
const COMMON = ['common', 'rules', 'routes', 'shell'] as const;

const NONE: Table = {};
const listeners = new Set<() => void>();

/** The messages of a language that are there by now; a new table each time an area comes. */
export const messagesOf = (language: Language): Table => tables.get(language) ?? NONE;

/** Hears each area that comes; the screen that waits for it renders after its formatter has it. */
export function onMessages(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function loadArea(language: Language, area: string): Promise<void> {
  const key = `${language}/${area}`;
  const known = loading.get(key);
  if (known) return known;
  const request = import(/* webpackChunkName: "m-[request]" */ `../../locales/${language}/${area}.ts`).then(
    (module: { default: Table }) => {
      tables.set(language, { ...tables.get(language), ...module.default });
      for (const listener of [...listeners]) listener();
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
