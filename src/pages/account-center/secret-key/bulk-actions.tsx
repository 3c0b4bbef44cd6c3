import { useMemo } from 'react';
import { type SecretKey, secretKeyApi } from '@/api/account-center/secret-key';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useConfirm } from '@/ui/feedback/confirm';
import { useRowByRow } from '@/ui/list/use-row-by-row';
import type { BulkAction } from '@/ui/list/use-selection';
import { BulkImpact } from './impact';

const { list } = secretKeyApi;

/** What can be done to many keys at once. A key whose state does not allow it is refused by itself. */
export function useSecretKeyBulk(): readonly BulkAction<SecretKey>[] {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const rows = useRowByRow();
  return useMemo(
    () => [
      {
        key: 'enable',
        label: t('secretKey.enable'),
        permit: can(secretKeyApi.enable),
        run: ({ target, count, settle }) =>
          confirm({
            title: t('secretKey.bulkEnableTitle', { count }),
            content: (
              <>
                {t('secretKey.enableText')}
                {rows.progress}
              </>
            ),
            verb: t('secretKey.enable'),
            run: () =>
              rows
                .bulk({ target, list, atOnce: secretKeyApi.bulkEnable, one: (id) => secretKeyApi.enable({ id }) })
                .then(settle),
          }),
      },
      {
        key: 'disable',
        label: t('secretKey.disable'),
        permit: can(secretKeyApi.disable),
        run: ({ target, count, settle }) =>
          confirm({
            title: t('secretKey.bulkDisableTitle', { count }),
            content: (
              <>
                <BulkImpact target={target} warning={t('secretKey.disableText')} />
                {rows.progress}
              </>
            ),
            verb: t('secretKey.disable'),
            isDanger: true,
            run: () =>
              rows
                .bulk({ target, list, atOnce: secretKeyApi.bulkDisable, one: (id) => secretKeyApi.disable({ id }) })
                .then(settle),
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
            content: (
              <>
                <BulkImpact target={target} warning={t('confirm.irreversible')} />
                {rows.progress}
              </>
            ),
            verb: t('secretKey.delete'),
            isDanger: true,
            needsPassword: true,
            // Everything that matches may be more than anybody looked at: the number is typed.
            ...('all' in target && { typed: String(count) }),
            run: (password) =>
              rows
                .bulk({
                  target,
                  list,
                  atOnce: (chosen) => secretKeyApi.bulkDelete({ ...chosen, password }),
                  one: (id) => secretKeyApi.delete({ id, password }),
                })
                .then(settle),
          }),
      },
    ],
    [t, can, confirm, rows],
  );
}
