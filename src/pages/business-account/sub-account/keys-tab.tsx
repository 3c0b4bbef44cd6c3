import { useCallback, useMemo } from 'react';
import { can as stateOf } from '@/api/account-center/secret-key-state';
import { type AccountKey, accountKeyApi } from '@/api/business-account/account-key';
import type { SubAccount } from '@/api/business-account/sub-account';
import { AccountKeyUses } from '@/components/secret-key/account-key-uses';
import { KEY_STATUS, keyColumns } from '@/components/secret-key/key-columns';
import { useT } from '@/i18n/use-t';
import type { BulkResult } from '@/lib/contract/endpoint';
import { ApiError, failure } from '@/lib/contract/failure';
import { scoped } from '@/lib/contract/scoped';
import { allOf } from '@/lib/permit';
import { to } from '@/routes/href';
import { useCan, useOwnId } from '@/session/session';
import { useConfirm } from '@/ui/feedback/confirm';
import { EmptyState } from '@/ui/feedback/states';
import { columnsOf } from '@/ui/list/columns';
import { optionsOf } from '@/ui/list/options';
import { ResourceTable } from '@/ui/list/resource-table';
import type { BulkAction } from '@/ui/list/use-selection';
import { Section } from '@/ui/page/detail-page';
import type { Action } from '@/ui/page/row-actions';
import { useSwitch } from '@/ui/page/use-switch';

const col = columnsOf<AccountKey>();

type Account = Pick<SubAccount, 'id' | 'name'>;

/** The answer about the one key that was meant: a refusal of it is one of the call. */
function orRefused({ failed: [refused] }: BulkResult): void {
  if (refused) throw new ApiError(failure('business', 'refused', { text: refused.message }));
}

/** Who may switch the keys of an account; one's own stand on a screen of their own, with rights of their own. */
function useKeyPermit({ id }: Account) {
  const can = useCan();
  const isOther = useOwnId() !== id || 'subAccount.isOwn';
  return allOf(can(accountKeyApi.disableKeys), isOther);
}

function useKeyActions(account: Account): (key: AccountKey) => readonly Action[] {
  const t = useT();
  const permit = useKeyPermit(account);
  const switched = useSwitch();
  const { id } = account;
  return useCallback(
    (key) => [
      switched({
        isOn: key.status !== 'disabled',
        at: to('/business_account/account_management/:id', { id }, { tab: 'passwordSecurity' }),
        on: {
          permit: allOf(permit, stateOf.enable(key)),
          verb: t('secretKey.enable'),
          title: t('secretKey.enableTitle', { id: key.id }),
          content: t('secretKey.enableText'),
          run: () => accountKeyApi.enableKeys({ id, ids: [key.id] }).then(orRefused),
          success: t('secretKey.enabledDone', { id: key.id }),
        },
        off: {
          permit: allOf(permit, stateOf.disable(key)),
          verb: t('secretKey.disable'),
          title: t('secretKey.disableTitle', { id: key.id }),
          content: <AccountKeyUses accountId={id} target={{ ids: [key.id] }} warning={t('secretKey.disableText')} />,
          run: () => accountKeyApi.disableKeys({ id, ids: [key.id] }).then(orRefused),
          success: t('secretKey.disabledDone', { id: key.id }),
        },
      }),
    ],
    [t, permit, switched, id],
  );
}

function useKeyBulk(account: Account): readonly BulkAction<AccountKey>[] {
  const t = useT();
  const permit = useKeyPermit(account);
  const confirm = useConfirm();
  const { id } = account;
  return useMemo(
    () => [
      {
        key: 'enable',
        label: t('secretKey.enable'),
        permit,
        run: ({ target, count, settle }) =>
          confirm({
            title: t('secretKey.bulkEnableTitle', { count }),
            content: t('secretKey.enableText'),
            verb: t('secretKey.enable'),
            run: () => accountKeyApi.enableKeys({ id, ...target }).then(settle),
          }),
      },
      {
        key: 'disable',
        label: t('secretKey.disable'),
        permit,
        run: ({ target, count, settle }) =>
          confirm({
            title: t('secretKey.bulkDisableTitle', { count }),
            content: <AccountKeyUses accountId={id} target={target} warning={t('secretKey.disableText')} />,
            verb: t('secretKey.disable'),
            isDanger: true,
            run: () => accountKeyApi.disableKeys({ id, ...target }).then(settle),
          }),
      },
    ],
    [t, permit, confirm, id],
  );
}

/** The secret keys of an account for who may lock it: what its programs sign with, each to be disabled and enabled. */
export function AccountKeys({ account }: { account: Account }) {
  const t = useT();
  const { id } = account;
  const load = useMemo(() => scoped(accountKeyApi.list, { accountId: [id] }), [id]);
  const actionsOf = useKeyActions(account);
  const columns = useMemo(
    () => [...keyColumns<AccountKey>(t), col.actions(t('table.actions'), actionsOf)],
    [t, actionsOf],
  );
  const bulk = useKeyBulk(account);
  return (
    <Section title={t('subAccount.keys')}>
      <p className="screen-note">{t('accountKey.note')}</p>
      <ResourceTable
        load={load}
        columns={columns}
        bulk={bulk}
        keyword={t('secretKey.search')}
        filters={[{ name: 'status', label: t('secretKey.status'), options: optionsOf(t, KEY_STATUS) }]}
        empty={<EmptyState title={t('accountKey.emptyTitle')} text={t('accountKey.emptyText')} />}
      />
    </Section>
  );
}
