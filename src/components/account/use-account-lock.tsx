import { Suspense, useCallback } from 'react';
import { accountKeyApi } from '@/api/business-account/account-key';
import { type SubAccount, subAccountApi } from '@/api/business-account/sub-account';
import { can as stateOf } from '@/api/business-account/sub-account-state';
import { useT } from '@/i18n/use-t';
import { allOf } from '@/lib/permit';
import { to } from '@/routes/href';
import { useCan, useSessionState } from '@/session/session';
import { useOffers } from '@/ui/data/use-offers';
import { useConfirm } from '@/ui/feedback/confirm';
import { useReport } from '@/ui/feedback/report';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { OptionalPart } from '@/ui/lazy/optional-part';
import type { Action } from '@/ui/page/row-actions';
import { SubAccountImpact } from './account-impact';
import type { KeysToo } from './keys-too';

const KeysTooChoice = lazyComponent(
  () => import('./keys-too'),
  ['business-account/account-key', 'account-center/secret-key'],
);

/** Locks an account, or unlocks one that is locked: each takes the password, so that neither is undone by a press. */
export function useAccountLock(): (account: SubAccount) => Action {
  const t = useT();
  const can = useCan();
  const state = useSessionState();
  const own = state.status === 'ready' ? state.session.account.id : '';
  const confirm = useConfirm();
  const report = useReport();
  const hasKeys = useOffers()(accountKeyApi.list);
  return useCallback(
    (account) => {
      const { id, name } = account;
      const at = to('/business_account/account_management/:id', { id });
      if (account.status === 'locked') {
        return {
          key: 'unlock',
          label: t('subAccount.unlock'),
          permit: allOf(can(subAccountApi.unlock), stateOf.unlock(account, own)),
          run: () =>
            confirm({
              title: t('subAccount.unlockTitle', { name }),
              content: t('subAccount.unlockText'),
              verb: t('subAccount.unlock'),
              needsPassword: true,
              run: (password) =>
                subAccountApi
                  .unlock({ id, password })
                  .then(() => report.success(t('subAccount.unlockDone', { name }), { at })),
            }),
        };
      }
      return {
        key: 'lock',
        label: t('subAccount.lock'),
        permit: allOf(can(subAccountApi.lock), stateOf.lock(account, own)),
        run: () => {
          let keys: KeysToo | null = null;
          const choose = (too: KeysToo | null) => {
            keys = too;
          };
          confirm({
            title: t('subAccount.lockTitle', { name }),
            content: (
              <>
                <SubAccountImpact id={id} verb="lock" warning={t('subAccount.lockText')} />
                {hasKeys && (
                  <OptionalPart place={null} again={id}>
                    <Suspense>
                      <KeysTooChoice account={account} onChange={choose} />
                    </Suspense>
                  </OptionalPart>
                )}
              </>
            ),
            verb: t('subAccount.lock'),
            isDanger: true,
            needsPassword: true,
            run: async (password) => {
              await subAccountApi.lock({ id, password });
              report.success(t('subAccount.lockDone', { name }), { at });
              await keys?.run();
            },
            onDone: () => keys?.after(),
          });
        },
      };
    },
    [t, can, own, hasKeys, confirm, report],
  );
}
