import { documents } from '@/api/help/doc';
import { hasEachWord, keywordPattern } from '@/lib/highlight';
import { knows } from '../runtime/gateway-kind';
import { implement } from '../runtime/implement';
import type { Language } from '../runtime/messages';
import { refuse } from '../runtime/refusal';
import type { World } from '../runtime/world';
import { AREAS, areaOf, placeOf } from './areas';
import { type DocumentSeed, documentSeeds } from './documents';
import { guides } from './guides';

const DIRECTORIES = ['guide', 'faq', 'updateLog', 'license', 'domainScope'] as const;

const seeds = [...documentSeeds, ...guides];
/** The handbook by its areas, each in the order in which one needs it; the rest as it came. */
const ordered = [...seeds].sort((a, b) => placeOf(a.id) - placeOf(b.id));

/** What a gateway of this kind tells of: nothing about what it does not offer. */
const heldBy = ({ gateway }: World) => ordered.filter(({ needs = null }) => knows(gateway, needs));

const headOf = ({ id, type, time, text }: DocumentSeed, language: Language) => {
  const area = areaOf(id);
  return { id, type, time, title: text[language].title, ...(area && { area: AREAS[area][language] }) };
};

/** The paragraphs, list items and cells of a document, without markup. */
const passagesOf = (html: string) =>
  html
    .split(/<\/(?:p|li|h\d|td|th|tr)>/)
    .map((part) => part.replace(/<[^>]*>/g, '').trim())
    .filter((part) => part !== '');

const MOST = 20;
const MOST_PASSAGES = 3;

/** What a document says where a keyword finds it; null where it does not. It is found by the words of either language. */
function matchOf(one: DocumentSeed, keyword: string, language: Language) {
  const all = Object.values(one.text).map(({ title, detail }) => [title, ...passagesOf(detail)]);
  if (!all.some((texts) => hasEachWord(texts, keyword))) return null;
  const pattern = keywordPattern(keyword);
  const passages = passagesOf(one.text[language].detail).filter((passage) => pattern?.test(passage));
  return { ...headOf(one, language), passages: passages.slice(0, MOST_PASSAGES) };
}

export const doc = implement(documents, {
  getDirectories: (_, { world, language }) => ({
    list: DIRECTORIES.map((type) => ({
      type,
      documents: heldBy(world)
        .filter((one) => one.type === type)
        .map((one) => headOf(one, language)),
    })),
  }),
  getMatches: ({ keyword }, { world, language }) => {
    const found = heldBy(world).flatMap((one) => {
      const match = one.type === 'unlisted' ? null : matchOf(one, keyword, language);
      return match ? [match] : [];
    });
    const isTitled = ({ title }: { title: string }) => hasEachWord([title], keyword);
    const list = [...found.filter(isTitled), ...found.filter((one) => !isTitled(one))];
    return { list: list.slice(0, MOST), total: list.length };
  },
  get: ({ id }, { world, language }) => {
    const held = heldBy(world);
    const found = held.find((one) => one.id === id) ?? refuse('NOT_FOUND');
    const related = (found.related ?? []).filter((other) => held.some((one) => one.id === other));
    return { ...headOf(found, language), detail: found.text[language].detail, ...(related.length > 0 && { related }) };
  },
});
