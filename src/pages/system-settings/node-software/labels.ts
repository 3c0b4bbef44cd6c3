import type { MessageId } from '@/i18n/messages';

/** What a package is for. */
export const NODE_TYPES: Readonly<Record<string, MessageId>> = {
  ddi: 'nodeSoftware.ddi',
  business: 'nodeSoftware.business',
  data: 'nodeSoftware.data',
};
