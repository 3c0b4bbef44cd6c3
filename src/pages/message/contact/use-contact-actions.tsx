import { useCallback } from 'react';
import { type Contact, contactApi, contactRules } from '@/api/message/contact';
import { useT } from '@/i18n/use-t';
import { allOf } from '@/lib/permit';
import { useCan } from '@/session/session';
import type { Action } from '@/ui/page/row-actions';
import { useDeletion } from '@/ui/page/use-deletion';
import { ReceiverImpact } from './impact';

/** What can be done to a contact, each with the reason why not. */
export function useContactActions(
  open: (name: 'edit' | 'channels', contact: Contact) => void,
): (contact: Contact) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const deletion = useDeletion();
  return useCallback(
    (contact) => {
      const { id, name } = contact;
      return [
        {
          key: 'edit',
          label: t('receiver.edit'),
          permit: allOf(can(contactApi.update), contactRules.edit(contact)),
          run: () => open('edit', contact),
        },
        { key: 'channels', label: t('receiver.channels'), run: () => open('channels', contact) },
        deletion({
          permit: can(contactApi.delete),
          verb: t('receiver.delete'),
          title: t('receiver.deleteTitle', { name }),
          content: <ReceiverImpact load={contactApi.getUses} id={id} />,
          run: () => contactApi.delete({ id }),
          success: t('receiver.deleted', { name }),
        }),
      ];
    },
    [t, can, deletion, open],
  );
}
