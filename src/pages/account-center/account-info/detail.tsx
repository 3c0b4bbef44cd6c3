import { Skeleton } from 'antd';
import { accountInfoApi, type OwnAccount } from '@/api/account-center/account-info';
import type { ProductMenus } from '@/api/business-account/menu-tree';
import { ACCOUNT_STATUS, ACCOUNT_TYPES, AUTHORIZATION_STATUS } from '@/components/account/account-labels';
import { MenuList } from '@/components/menu-tree/menu-list';
import { channelText } from '@/components/message-channel/labels';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { Absent } from '@/ui/data/absent';
import { Facts } from '@/ui/data/facts';
import { StatusTag } from '@/ui/data/status-tag';
import { FullTime } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { Copyable } from '@/ui/feedback/copyable';
import { LoadFailure } from '@/ui/feedback/states';
import { Section } from '@/ui/page/detail-page';
import { Screen } from '@/ui/page/screen';
import { MachineCode } from './machine-code';
import { NameList, Plain } from './values';

/** Everything about the signed-in account, to read and copy. */
export default function AccountInfo() {
  const t = useT();
  const { data, failure, reload } = useLoad(accountInfoApi.getOwn, {});
  return (
    <Screen title={t('accountInfo.title')}>
      {failure && <LoadFailure failure={failure} onRetry={reload} />}
      {data ? <Sections account={data} /> : !failure && <Skeleton active paragraph={{ rows: 12 }} />}
    </Screen>
  );
}

/** As a role shows them, all across the page. */
const Menus = ({ menus }: { menus: readonly ProductMenus[] }) =>
  menus.length === 0 ? (
    <Absent />
  ) : (
    <div className="fact-long">
      <MenuList tree={menus} menus={menus.flatMap((one) => one.menus.map(({ id }) => id))} />
    </div>
  );

function Sections({ account }: { account: OwnAccount }) {
  const t = useT();
  const { authorization, version } = account;
  const { menus } = authorization;
  return (
    <>
      <Section title={t('accountInfo.identity')}>
        <Facts
          items={[
            { label: t('accountInfo.id'), value: <Copyable text={account.id} label={t('accountInfo.id')} /> },
            { label: t('accountInfo.name'), value: <Copyable text={account.name} label={t('accountInfo.name')} /> },
            {
              label: t('accountInfo.mainAccount'),
              value: <Copyable text={account.mainAccount} label={t('accountInfo.mainAccount')} />,
            },
            { label: t('accountInfo.type'), value: <NameList values={[account.type]} labels={ACCOUNT_TYPES} /> },
            { label: t('accountInfo.status'), value: <StatusTag value={account.status} map={ACCOUNT_STATUS} /> },
            { label: t('accountInfo.role'), value: <Plain text={account.role} /> },
            { label: t('accountInfo.userName'), value: <Plain text={account.userName} /> },
            { label: t('accountInfo.company'), value: <Plain text={account.company} /> },
            { label: t('accountInfo.industry'), value: <Plain text={account.industry} /> },
            { label: t('accountInfo.region'), value: <Plain text={account.region} /> },
          ]}
        />
      </Section>
      <Section
        title={t('accountInfo.contacts')}
        actions={<Link to={to('/account_center/account_security')}>{t('accountInfo.manageContacts')}</Link>}
      >
        <Facts
          items={[
            { label: t('accountInfo.phone'), value: <Copyable text={account.phone} label={t('accountInfo.phone')} /> },
            {
              label: t('accountInfo.backupPhone'),
              value: <Copyable text={account.backupPhone} label={t('accountInfo.backupPhone')} />,
            },
            { label: t('accountInfo.email'), value: <Copyable text={account.email} label={t('accountInfo.email')} /> },
            {
              label: t('accountInfo.channels'),
              value: <NameList values={account.messageChannels.map((code) => channelText(t, code))} />,
            },
          ]}
        />
      </Section>
      <Section title={t('accountInfo.authorization')}>
        <Facts
          items={[
            {
              label: t('accountInfo.authorizationStatus'),
              value: <StatusTag value={authorization.status} map={AUTHORIZATION_STATUS} />,
            },
            ...(authorization.expiresAt === undefined
              ? []
              : [
                  {
                    label: t('accountInfo.expiresAt'),
                    value:
                      authorization.expiresAt === null ? t('common.none') : <FullTime at={authorization.expiresAt} />,
                  },
                ]),
            {
              label: t('accountInfo.subAccounts'),
              value: (
                <Plain text={authorization.subAccounts && t('accountInfo.usedOf', { ...authorization.subAccounts })} />
              ),
            },
            {
              label: t('accountInfo.nodes'),
              value: <Plain text={authorization.nodes && t('accountInfo.registeredOf', { ...authorization.nodes })} />,
            },
            { label: t('accountInfo.products'), value: <NameList values={authorization.products} /> },
            {
              label: t('accountInfo.productMenus'),
              value: menus ? <Menus menus={menus} /> : <NameList values={authorization.productMenus} />,
            },
          ]}
        />
      </Section>
      <Section title={t('accountInfo.deployment')}>
        <Facts
          items={[
            { label: t('accountInfo.machineCode'), value: <MachineCode /> },
            {
              label: t('accountInfo.serialNumber'),
              value: <Copyable text={version.serialNumber} label={t('accountInfo.serialNumber')} />,
            },
            {
              label: t('accountInfo.softwareVersion'),
              value: <Copyable text={version.software} label={t('accountInfo.softwareVersion')} />,
            },
            {
              label: t('accountInfo.productVersion'),
              value: <Copyable text={version.product} label={t('accountInfo.productVersion')} />,
            },
          ]}
        />
      </Section>
    </>
  );
}
