import type { Messages } from '@locales/zh-CN';
import { createSignal } from '@/lib/store';
import { fetchTexts, type TextTable } from './fetch-texts';
import type { Language } from './language';

export type MessageId = keyof Messages;

const tables = new Map<Language, TextTable>();
const loading = new Map<string, Promise<void>>();

const NONE: TextTable = {};
const came = createSignal();

/** The messages of a language that are there by now; a new table each time a file comes. */
export const messagesOf = (language: Language): TextTable => tables.get(language) ?? NONE;

/** Hears each file that comes; the screen that waits for it renders after its formatter has it. */
export const onMessages = came.subscribe;

function loadTexts(language: Language, file: string): Promise<void> {
  const key = `${language}:${file}`;
  const known = loading.get(key);
  if (known) return known;
  const request = fetchTexts(language, file).then(
    (table) => {
      tables.set(language, { ...tables.get(language), ...table });
      came.emit();
    },
    (error: unknown) => {
      loading.delete(key);
      throw error;
    },
  );
  loading.set(key, request);
  return request;
}

/** Loads what every screen needs, and the given files (`account-center/secret-key`); each is loaded once. */
export async function loadMessages(language: Language, files: readonly string[] = []): Promise<void> {
  await Promise.all(['start', ...files].map((file) => loadTexts(language, file)));
}

/** The files loaded so far, which a change of language must load again. */
export function loadedTexts(): string[] {
  return [...new Set([...loading.keys()].map((key) => key.slice(key.indexOf(':') + 1)))];
}
