import type { Language } from './language';

/** Where a build has the messages of a file, from the page's base on. */
export const textsFile = (language: Language, file: string, version: string): string =>
  `texts/${language}/${file}.${version}.json`;
