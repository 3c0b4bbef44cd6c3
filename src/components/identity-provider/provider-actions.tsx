import { useCallback } from 'react';
import { type IdentityProvider, identityProviderApi } from '@/api/business-account/identity-provider';
import { can as state } from '@/api/business-account/identity-provider-state';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import { allOf } from '@/lib/permit';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import type { Action } from '@/ui/page/row-actions';
import { useDeletion } from '@/ui/page/use-deletion';

/** What can be done to a provider; one that mappings rely on stays. `onDeleted` leaves its own page. */
export function useProviderActions(onDeleted?: () => void): (provider: IdentityProvider) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const deletion = useDeletion();
  return useCallback(
    (provider) => {
      const { id, name } = provider;
      return [
        {
          key: 'edit',
          label: t('identityProvider.edit'),
          permit: can(identityProviderApi.update),
          run: () => go(to('/business_account/sso_management/role_sso/:id/edit', { id })),
        },
        deletion({
          permit: allOf(can(identityProviderApi.delete), state.delete(provider)),
          verb: t('identityProvider.delete'),
          title: t('identityProvider.deleteTitle', { name }),
          content: t('confirm.irreversible'),
          needsPassword: true,
          run: (password) => identityProviderApi.delete({ id, password }),
          success: t('identityProvider.deleted', { name }),
          onDeleted,
        }),
      ];
    },
    [t, can, deletion, onDeleted],
  );
}
