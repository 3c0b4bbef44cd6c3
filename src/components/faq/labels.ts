import type { MessageId } from '@/i18n/messages';
import type { FaqCategory } from './entry';

export const CATEGORY_LABELS: Readonly<Record<FaqCategory, MessageId>> = {
  domainResolution: 'faq.category.domainResolution',
  dnsSecurity: 'faq.category.dnsSecurity',
  smartLines: 'faq.category.smartLines',
  failover: 'faq.category.failover',
  other: 'faq.category.other',
};
