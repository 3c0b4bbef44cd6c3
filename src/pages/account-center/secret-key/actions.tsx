import { useCallback } from 'react';
import { type SecretKey, secretKeyApi } from '@/api/account-center/secret-key';
import { useT } from '@/i18n/use-t';
import { allOf } from '@/lib/permit';
import { useCan } from '@/session/session';
import { useConfirm } from '@/ui/feedback/confirm';
import { useReport } from '@/ui/feedback/report';
import { useDeletion } from '@/ui/feedback/use-deletion';
import type { Action } from '@/ui/list/row-actions';
import { SecretKeyImpact } from './impact';
import { can as state } from './model';

/** What can be done to a key, each with the reason why not. */
export function useSecretKeyActions(open: (panel: string, id: string) => void): (key: SecretKey) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const report = useReport();
  const deletion = useDeletion();
  return useCallback(
    (key) => {
      const { id } = key;
      const enable = {
        key: 'enable',
        label: t('secretKey.enable'),
        permit: allOf(can(secretKeyApi.enable), state.enable(key)),
        run: () =>
          confirm({
            title: t('secretKey.enableTitle', { id }),
            content: t('secretKey.enableText'),
            verb: t('secretKey.enable'),
            run: () => secretKeyApi.enable({ id }).then(() => report.success(t('secretKey.enabledDone'))),
          }),
      };
      const disable = {
        key: 'disable',
        label: t('secretKey.disable'),
        permit: allOf(can(secretKeyApi.disable), state.disable(key)),
        run: () =>
          confirm({
            title: t('secretKey.disableTitle', { id }),
            content: <SecretKeyImpact id={id} warning={t('secretKey.disableText')} />,
            verb: t('secretKey.disable'),
            isDanger: true,
            run: () => secretKeyApi.disable({ id }).then(() => report.success(t('secretKey.disabledDone'))),
          }),
      };
      return [
        { key: 'edit', label: t('secretKey.edit'), permit: can(secretKeyApi.update), run: () => open('edit', id) },
        key.status === 'disabled' ? enable : disable,
        { key: 'history', label: t('detail.history'), run: () => open('history', id) },
        deletion({
          permit: can(secretKeyApi.delete),
          verb: t('secretKey.delete'),
          title: t('secretKey.deleteTitle', { id }),
          content: <SecretKeyImpact id={id} warning={t('confirm.irreversible')} />,
          needsPassword: true,
          run: (password) => secretKeyApi.delete({ id, password }),
          told: t('secretKey.deleted'),
        }),
      ];
    },
    [t, can, confirm, report, deletion, open],
  );
}
