import { Suspense, useCallback } from 'react';
import { type SubAccount, subAccountApi } from '@/api/business-account/sub-account';
import { can as stateOf } from '@/api/business-account/sub-account-state';
import { SubAccountImpact } from '@/components/account/account-impact';
import { useAccountLock } from '@/components/account/use-account-lock';
import { sentences } from '@/i18n/sentences';
import { useT } from '@/i18n/use-t';
import { allOf } from '@/lib/permit';
import { useCan, useOwnId } from '@/session/session';
import { useConfirm } from '@/ui/feedback/confirm';
import { useReport } from '@/ui/feedback/report';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import type { Action } from '@/ui/page/row-actions';
import { useDeletion } from '@/ui/page/use-deletion';

const DeliveryChoice = lazyComponent(() => import('./delivery-choice').then(({ DeliveryChoice }) => DeliveryChoice));

type Delivery = Parameters<typeof subAccountApi.resetPassword>[0]['delivery'];

/** A password that was just made, to be shown once. */
export interface FreshPassword {
  name: string;
  password: string;
}

/** What can be done to an account, each with the reason why not; a new password is handed to `show`. */
export function useSubAccountActions(
  show: (fresh: FreshPassword) => void,
  onDeleted?: () => void,
): (account: SubAccount) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const own = useOwnId();
  const confirm = useConfirm();
  const report = useReport();
  const deletion = useDeletion();
  const lock = useAccountLock();
  return useCallback(
    (account) => {
      const { id, name } = account;
      const reset = {
        key: 'resetPassword',
        label: t('subAccount.resetPassword'),
        permit: allOf(can(subAccountApi.resetPassword), stateOf.resetPassword(account, own)),
        run: () => {
          let delivery: Delivery = 'show';
          const choose = (next: Delivery) => {
            delivery = next;
          };
          confirm({
            title: t('subAccount.resetTitle', { name }),
            content: (
              <Suspense>
                <DeliveryChoice account={account} onChange={choose} />
              </Suspense>
            ),
            verb: t('subAccount.resetPassword'),
            isDanger: true,
            needsPassword: true,
            run: (password) =>
              subAccountApi.resetPassword({ id, password, delivery }).then(({ newPassword, sentTo }) => {
                if (newPassword !== null) show({ name, password: newPassword });
                else report.success(t('subAccount.resetSent', { to: sentTo ?? '' }));
              }),
          });
        },
      };
      const remove = deletion({
        permit: allOf(can(subAccountApi.delete), stateOf.delete(account, own)),
        verb: t('subAccount.delete'),
        title: t('subAccount.deleteTitle', { name }),
        content: (
          <SubAccountImpact
            id={id}
            verb="delete"
            warning={sentences(t('subAccount.deleteText'), t('confirm.irreversible'))}
          />
        ),
        typed: name,
        needsPassword: true,
        run: (password) => subAccountApi.delete({ id, password }),
        success: t('subAccount.deleted', { name }),
        onDeleted,
      });
      return [lock(account), reset, remove];
    },
    [t, can, own, lock, confirm, report, deletion, show, onDeleted],
  );
}
