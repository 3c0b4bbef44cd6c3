import { Checkbox } from 'antd';
import { useState } from 'react';
import { accountKeyApi } from '@/api/business-account/account-key';
import { AccountKeyUses } from '@/components/secret-key/account-key-uses';
import { isolated } from '@/i18n/isolated';
import { type T, useT } from '@/i18n/use-t';
import type { BulkResult } from '@/lib/contract/endpoint';
import { ApiError, failure, failureOf } from '@/lib/contract/failure';
import { to } from '@/routes/href';
import { useLoad } from '@/ui/data/use-load';
import { useConfirm } from '@/ui/feedback/confirm';
import { failureText } from '@/ui/feedback/failure-text';
import { useReport } from '@/ui/feedback/report';
import { LoadFailure } from '@/ui/feedback/states';

interface Account {
  id: string;
  name: string;
}

/** What the question leaves to be done once the account is locked. */
export interface KeysToo {
  /** Disables its enabled keys. It never rejects: the account is locked by then, whatever becomes of its keys. */
  run: () => Promise<void>;
  /** Tells of the keys that are left. */
  after: () => void;
}

const ENABLED = { status: ['enabled'] };

interface Means {
  t: T;
  confirm: ReturnType<typeof useConfirm>;
  report: ReturnType<typeof useReport>;
}

function keysToo({ id, name }: Account, { t, confirm, report }: Means): KeysToo {
  const at = to('/business_account/account_management/:id', { id }, { tab: 'passwordSecurity' });
  const textOf = (failed: BulkResult['failed']) =>
    failed.map((one) => t('accountKey.left', { id: one.id, reason: isolated(one.message) })).join('\n');
  /** What is left of them and why; nothing once all are disabled. */
  const disable = async (): Promise<string> => {
    const { succeeded, failed } = await accountKeyApi.disableKeys({ id, all: { filters: ENABLED } });
    if (succeeded.length > 0) report.success(t('accountKey.disabledOf', { name, count: succeeded.length }), { at });
    return textOf(failed);
  };
  let left = '';
  return {
    run: async () => {
      left = await disable().catch((thrown: unknown) => failureText(t, failureOf(thrown)));
    },
    after: () => {
      if (left === '') return;
      confirm({
        title: t('accountKey.leftTitle', { name }),
        content: <span className="lines">{left}</span>,
        verb: t('accountKey.again'),
        isDanger: true,
        run: async () => {
          const text = await disable();
          if (text !== '') throw new ApiError(failure('business', 'keysLeft', { text }));
        },
      });
    },
  };
}

interface Props {
  account: Account;
  /** Hears what is to be done besides, or that nothing is. */
  onChange: (too: KeysToo | null) => void;
}

/** Offers to disable the keys of an account that is locked: a lock alone leaves its programs as they are. */
export default function KeysTooChoice({ account, onChange }: Props) {
  const t = useT();
  const confirm = useConfirm();
  const report = useReport();
  const [isChosen, setChosen] = useState(false);
  const { data, failure, reload } = useLoad(accountKeyApi.list, {
    current: 1,
    pageSize: 1,
    filters: { accountId: [account.id], ...ENABLED },
  });
  // The lock itself waits for none of this.
  if (!data) return failure ? <LoadFailure failure={failure} onRetry={reload} /> : null;
  if (data.total === 0) return <p className="absent">{t('accountKey.noneEnabled')}</p>;
  return (
    <>
      <p>
        <Checkbox
          checked={isChosen}
          onChange={({ target }) => {
            setChosen(target.checked);
            onChange(target.checked ? keysToo(account, { t, confirm, report }) : null);
          }}
        >
          {t('accountKey.disableToo', { count: data.total })}
        </Checkbox>
      </p>
      {isChosen && (
        <AccountKeyUses
          accountId={account.id}
          target={{ all: { filters: ENABLED } }}
          warning={t('secretKey.disableText')}
        />
      )}
    </>
  );
}
