import { useMemo } from 'react';
import { type SecretKey, secretKeyApi } from '@/api/account-center/secret-key';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useConfirm } from '@/ui/feedback/confirm';
import type { BulkAction } from '@/ui/list/use-selection';
import { BulkImpact } from './impact';

/** What can be done to many keys at once. A key whose state does not allow it is refused by itself. */
export function useSecretKeyBulk(): readonly BulkAction<SecretKey>[] {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  return useMemo(
    () => [
      {
        key: 'enable',
        label: t('secretKey.enable'),
        permit: can(secretKeyApi.enable),
        run: ({ target, count, settle }) =>
          confirm({
            title: t('secretKey.bulkEnableTitle', { count }),
            content: t('secretKey.enableText'),
            verb: t('secretKey.enable'),
            run: () => secretKeyApi.bulkEnable(target).then(settle),
          }),
      },
      {
        key: 'disable',
        label: t('secretKey.disable'),
        permit: can(secretKeyApi.disable),
        run: ({ target, count, settle }) =>
          confirm({
            title: t('secretKey.bulkDisableTitle', { count }),
            content: <BulkImpact target={target} warning={t('secretKey.disableText')} />,
            verb: t('secretKey.disable'),
            isDanger: true,
            run: () => secretKeyApi.bulkDisable(target).then(settle),
          }),
      },
      {
        key: 'delete',
        label: t('secretKey.delete'),
        permit: can(secretKeyApi.delete),
        isDanger: true,
        run: ({ target, count, settle }) =>
          confirm({
            title: t('secretKey.bulkDeleteTitle', { count }),
            content: <BulkImpact target={target} warning={t('confirm.irreversible')} />,
            verb: t('secretKey.delete'),
            isDanger: true,
            needsPassword: true,
            // Everything that matches may be more than anybody looked at: the number is typed.
            ...('all' in target && { typed: String(count) }),
            run: (password) => secretKeyApi.bulkDelete({ ...target, password }).then(settle),
          }),
      },
    ],
    [t, can, confirm],
  );
}
