import type { StatusMap } from '@/ui/data/status-tag';

export const CONTACT = {
  phone: 'contact.phone',
  backupPhone: 'contact.backupPhone',
  email: 'contact.email',
} as const;

/** The same inside a sentence. */
export const CONTACT_IN_TEXT = {
  phone: 'contact.phoneInText',
  backupPhone: 'contact.backupPhoneInText',
  email: 'contact.emailInText',
} as const;

export const CONTACT_STATE = {
  bound: { label: 'contact.bound', tone: 'good' },
  pending: { label: 'contact.pending', tone: 'attention' },
  expired: { label: 'contact.expired', tone: 'neutral' },
  none: { label: 'contact.none', tone: 'neutral' },
} as const satisfies StatusMap;
