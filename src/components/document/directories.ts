import type { Directory } from '@/api/help/doc';
import type { MessageId } from '@/i18n/messages';

/** Names of the directories; one the console does not know shows its code. */
export const DIRECTORIES: Readonly<Record<string, MessageId>> = {
  guide: 'document.guide',
  faq: 'document.faq',
  updateLog: 'document.updateLog',
  license: 'document.license',
  domainScope: 'document.domainScope',
};

type Documents = Directory['documents'];

/** The documents of a directory by the area that they are about, in the order in which the areas come up first. */
export const areasOf = (documents: Documents): { area: string | undefined; documents: Documents }[] =>
  [...new Set(documents.map(({ area }) => area))].map((area) => ({
    area,
    documents: documents.filter((one) => one.area === area),
  }));
