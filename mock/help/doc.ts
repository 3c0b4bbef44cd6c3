import { documents } from '@/api/help/doc';
import { implement } from '../runtime/implement';
import type { Language } from '../runtime/messages';
import { refuse } from '../runtime/refusal';
import { type DocumentSeed, documentSeeds } from './documents';

const DIRECTORIES = ['guide', 'faq', 'updateLog', 'licence', 'domainScope'] as const;

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
      documents: documentSeeds.filter((one) => one.type === type).map((one) => headOf(one, language)),
    })),
  }),
  get: ({ id }, { language }) => {
    const found = documentSeeds.find((one) => one.id === id) ?? refuse('NOT_FOUND');
    return { ...headOf(found, language), detail: found.text[language].detail };
  },
});
