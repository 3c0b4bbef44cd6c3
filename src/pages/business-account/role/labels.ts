import { codeText } from '@/i18n/code-text';
import type { MessageId } from '@/i18n/messages';
import type { T } from '@/i18n/use-t';
import { to } from '@/routes/href';
import type { StatusMap } from '@/ui/data/status-tag';

const TYPES: Readonly<Record<string, MessageId>> = { ordinary: 'role.ordinary', sso: 'role.sso' };

/** A type by its wire code; one that this console does not know is shown as it came. */
export function typeText(t: T, type: string): string {
  return codeText(t, TYPES, type);
}

/** The types to choose from. */
export const typeOptions = (t: T) => Object.entries(TYPES).map(([value, id]) => ({ value, label: t(id) }));

/** The account list with the accounts of a role, to be chosen and given another one. */
export const accountsOfRole = (id: string) => to('/business_account/account_management', { role: id });

/** What an account takes of its role. */
export const REACH = {
  follows: { label: 'role.follows', tone: 'good' },
  differs: { label: 'role.differs', tone: 'attention' },
} as const satisfies StatusMap;
