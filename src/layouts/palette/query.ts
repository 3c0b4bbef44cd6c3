import type { MessageId } from '@/i18n/messages';

/** What the palette does to an object that it found, by the key of the action. */
const VERBS: Readonly<Record<string, MessageId>> = {
  disable: 'palette.verbDisable',
  enable: 'palette.verbEnable',
  lock: 'palette.verbLock',
  unlock: 'palette.verbUnlock',
};

/** A query as it is put to the gateway. */
export interface PaletteQuery {
  /** What is wanted of the object, by the key of the action; null where nothing is said. */
  verb: string | null;
  /** The words that name the object, the longest first. */
  words: readonly string[];
}

/** Takes a query apart: "lock operator" is the object "operator" and what to do to it. A verb alone is a word like any other. */
export function askedOf(query: string, titlesOf: (title: MessageId) => readonly string[]): PaletteQuery {
  const words = query.split(/\s+/).filter(Boolean);
  const named = Object.entries(VERBS).flatMap(([verb, title]) => titlesOf(title).map((name) => ({ verb, name })));
  // Chinese is written without a gap after the verb.
  const isHan = (name: string) => /\p{sc=Han}/u.test(name);
  const said = named.find(
    ({ name }) =>
      name !== '' && (words.some((word) => word.toLowerCase() === name) || (isHan(name) && words[0]?.startsWith(name))),
  );
  const left = said
    ? words.flatMap((word) => {
        if (word.toLowerCase() === said.name) return [];
        return [isHan(said.name) && word.startsWith(said.name) ? word.slice(said.name.length) : word];
      })
    : [];
  return {
    verb: said && left.length > 0 ? said.verb : null,
    words: [...(left.length > 0 ? left : words)].sort((one, other) => other.length - one.length),
  };
}
