import { useCallback } from 'react';
import { type IdentityProvider, identityProviderApi } from '@/api/business-account/identity-provider';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { allOf } from '@/lib/permit';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useConfirm } from '@/ui/confirm';
import { useReport } from '@/ui/report';
import type { Action } from '@/ui/row-actions';
import { can as state } from './model';

/** What can be done to a provider; one that mappings rely on stays (SSO-02). `onDeleted` leaves its own page. */
export function useProviderActions(onDeleted?: () => void): (provider: IdentityProvider) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const confirm = useConfirm();
  const report = useReport();
  return useCallback(
    (provider) => {
      const { id, name } = provider;
      const remove = async (password: string) => {
        await identityProviderApi.delete({ id, password });
        report.success(t('identityProvider.deleted'));
        onDeleted?.();
      };
      return [
        {
          key: 'edit',
          label: t('identityProvider.edit'),
          permit: can('identityProvider.update'),
          run: () => go(to('/business_account/sso_management/role_sso/:id/edit', { id })),
        },
        {
          key: 'delete',
          label: t('identityProvider.delete'),
          permit: allOf(can('identityProvider.delete'), state.delete(provider)),
          isDanger: true,
          run: () =>
            confirm({
              title: t('identityProvider.deleteTitle', { name }),
              content: t('confirm.irreversible'),
              verb: t('identityProvider.delete'),
              isDanger: true,
              needsPassword: true,
              run: remove,
            }),
        },
      ];
    },
    [t, can, confirm, report, onDeleted],
  );
}
