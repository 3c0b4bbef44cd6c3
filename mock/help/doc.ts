import { documents } from '@/api/help/doc';
import { implement } from '../runtime/implement';
import type { Language } from '../runtime/messages';
import { refuse } from '../runtime/refusal';
import { type DocumentSeed, documentSeeds } from './documents';
import { guides } from './guides';

const DIRECTORIES = ['guide', 'faq', 'updateLog', 'license', 'domainScope'] as const;

const seeds = [...documentSeeds, ...guides];

const headOf = ({ id, type, time, text }: DocumentSeed, language: Language) => ({
  id,
  type,
  time,
  title: text[language].title,
});

export const doc = implement(documents, {
  getDirectories: (_, { language }) => ({
    list: DIRECTORIES.map((type) => ({
      type,
      documents: seeds.filter((one) => one.type === type).map((one) => headOf(one, language)),
    })),
  }),
  get: ({ id }, { language }) => {
    const found = seeds.find((one) => one.id === id) ?? refuse('NOT_FOUND');
    return { ...headOf(found, language), detail: found.text[language].detail };
  },
});
