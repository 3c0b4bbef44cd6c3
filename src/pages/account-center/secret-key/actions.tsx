import { useCallback } from 'react';
import { type SecretKey, secretKeyApi } from '@/api/account-center/secret-key';
import { useHistoryAction } from '@/components/history/use-history-action';
import { SecretKeyImpact } from '@/components/secret-key/key-impact';
import { useKeySwitch } from '@/components/secret-key/use-key-switch';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import type { Action } from '@/ui/page/row-actions';
import { useDeletion } from '@/ui/page/use-deletion';

/** What can be done to a key, each with the reason why not. */
export function useSecretKeyActions(open: (panel: string, id: string) => void): (key: SecretKey) => readonly Action[] {
  const t = useT();
  const history = useHistoryAction(open);
  const can = useCan();
  const toggle = useKeySwitch();
  const deletion = useDeletion();
  return useCallback(
    (key) => {
      const { id } = key;
      return [
        { key: 'edit', label: t('secretKey.edit'), permit: can(secretKeyApi.update), run: () => open('edit', id) },
        toggle(key),
        ...history(id),
        deletion({
          permit: can(secretKeyApi.delete),
          verb: t('secretKey.delete'),
          title: t('secretKey.deleteTitle', { id }),
          content: <SecretKeyImpact id={id} warning={t('confirm.irreversible')} />,
          needsPassword: true,
          run: (password) => secretKeyApi.delete({ id, password }),
          success: t('secretKey.deleted', { id }),
        }),
      ];
    },
    [t, can, toggle, deletion, open, history],
  );
}
