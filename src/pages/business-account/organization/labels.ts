import type { DATA_POLICIES } from '@/api/business-account/organization';
import type { MessageId } from '@/i18n/messages';

interface Label {
  value: (typeof DATA_POLICIES)[number];
  label: MessageId;
}

/** The data permission policies in the specification's order. */
export const POLICIES: readonly Label[] = [
  { value: 'ownAndBelow', label: 'organization.ownAndBelow' },
  { value: 'own', label: 'organization.own' },
  { value: 'all', label: 'organization.allData' },
  { value: 'custom', label: 'organization.custom' },
];
