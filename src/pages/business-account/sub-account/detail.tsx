import { useState } from 'react';
import { type SubAccount, subAccountApi } from '@/api/business-account/sub-account';
import { ACCOUNT_STATUS, AUTHORIZATION_STATUS } from '@/components/account-labels';
import { useT } from '@/i18n/use-t';
import { go, useParams } from '@/lib/navigation';
import { to } from '@/routes/href';
import { Copyable } from '@/ui/cells/copyable';
import { DetailPage, Section } from '@/ui/detail-page';
import { Facts } from '@/ui/facts';
import { StatusTag } from '@/ui/status-tag';
import { useLoad } from '@/ui/use-load';
import { type FreshPassword, useSubAccountActions } from './actions';
import { PasswordOnce } from './password-once';

const toList = () => go(to('/business_account/account_management'), { replace: true });

export default function SubAccountDetail() {
  const t = useT();
  const { id = '' } = useParams();
  const [fresh, setFresh] = useState<FreshPassword | null>(null);
  const loaded = useLoad(subAccountApi.get, { id });
  const actionsOf = useSubAccountActions(setFresh, toList);
  return (
    <>
      <DetailPage
        title={t('subAccount.detail')}
        loaded={loaded}
        identity={(account) => ({
          id: account.id,
          name: account.name,
          state: <StatusTag value={account.status} map={ACCOUNT_STATUS} />,
          facts: [
            {
              label: t('subAccount.authorization'),
              value: <StatusTag value={account.authorization} map={AUTHORIZATION_STATUS} />,
            },
            { label: t('subAccount.role'), value: account.role?.name ?? t('common.none') },
            { label: t('subAccount.organization'), value: account.organization?.name ?? t('common.none') },
          ],
        })}
        actions={actionsOf}
      >
        {(account) => <BasicInfo account={account} />}
      </DetailPage>
      {fresh && <PasswordOnce {...fresh} onClose={() => setFresh(null)} />}
    </>
  );
}

function BasicInfo({ account }: { account: SubAccount }) {
  const t = useT();
  const code = (text: string | null) => (text === null ? t('common.none') : <Copyable text={text} />);
  return (
    <Section title={t('subAccount.basicInfo')}>
      <Facts
        items={[
          { label: t('subAccount.userName'), value: account.userName ?? t('common.none') },
          { label: t('subAccount.phone'), value: code(account.phone) },
          { label: t('subAccount.email'), value: code(account.email) },
          { label: t('subAccount.company'), value: account.company ?? t('common.none') },
          { label: t('subAccount.industry'), value: account.industry ?? t('common.none') },
          { label: t('subAccount.region'), value: account.region ?? t('common.none') },
        ]}
      />
    </Section>
  );
}
