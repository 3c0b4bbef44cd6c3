import type { ReactNode } from 'react';
import type { ProductMenus } from '@/api/business-account/menu-tree';
import { organizationApi } from '@/api/business-account/organization';
import { operation, type ResourceRow } from '@/api/business-account/resource-row';
import { roleApi } from '@/api/business-account/role';
import { subAccountForm } from '@/api/business-account/sub-account';
import { ACCOUNT_TYPES } from '@/components/account/account-labels';
import { channelText } from '@/components/message-channel/labels';
import { summarize } from '@/components/resource-rows/summary';
import { codeText } from '@/i18n/code-text';
import { listed } from '@/i18n/isolated';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { formOf } from '@/ui/form/form-of';
import { StepSummary } from '@/ui/form/step-summary';
import { coveredModules, productsOf } from './model';

const { useValue } = formOf(subAccountForm);

const NO_ROWS: readonly Partial<ResourceRow>[] = [];

/** The wizard's last step: who is about to be made, where it belongs and what it may, in words. */
export function Review({ tree }: { tree: readonly ProductMenus[] }) {
  const t = useT();
  const names = (list: readonly string[]) => listed(list, t('common.separator'));
  const basics = {
    name: useValue('name') ?? '',
    type: useValue('type') ?? '',
    phone: useValue('phone') ?? '',
    email: useValue('email') ?? '',
  };
  const details = [
    { field: 'userName', label: t('subAccount.userName'), value: useValue('userName') ?? '' },
    { field: 'company', label: t('subAccount.company'), value: useValue('company') ?? '' },
    { field: 'industry', label: t('subAccount.industry'), value: useValue('industry') ?? '' },
    { field: 'region', label: t('subAccount.region'), value: useValue('region') ?? '' },
  ];
  return (
    <StepSummary
      parts={[
        {
          title: t('subAccount.basicInfo'),
          lines: [
            { field: 'name', label: t('subAccount.name'), value: basics.name },
            { field: 'password', label: t('subAccount.password'), value: t('accountSummary.passwordSet') },
            { field: 'type', label: t('subAccount.type'), value: codeText(t, ACCOUNT_TYPES, basics.type) },
            { field: 'organizationId', label: t('subAccount.organization'), value: <OrganizationName /> },
            { field: 'phone', label: t('subAccount.phone'), value: basics.phone },
            { field: 'email', label: t('subAccount.email'), value: basics.email },
            // What was left empty is no fact of the account.
            ...details.filter(({ value }) => value !== ''),
          ],
        },
        { title: t('subAccount.roleSection'), lines: useRoleLines(tree, names) },
        { title: t('subAccount.dataSection'), lines: useDataLines(tree, names) },
        { title: t('subAccount.resourceSection'), lines: useResourceLines(names) },
      ]}
    />
  );
}

type Names = (list: readonly string[]) => string;

const withNote = (value: string, note: string): ReactNode => (
  <>
    <p>{value}</p>
    <p className="step-summary-note">{note}</p>
  </>
);

function OrganizationName() {
  const t = useT();
  const id = useValue('organizationId') ?? '';
  const { data } = useLoad(organizationApi.get, { id }, { isReady: id !== '' });
  return id === '' ? t('accountSummary.noOrganization') : data?.id === id ? data.name : id;
}

function useRoleLines(tree: readonly ProductMenus[], names: Names) {
  const t = useT();
  const roleId = useValue(['basic', 'roleId']) ?? '';
  const { data } = useLoad(roleApi.get, { id: roleId }, { isReady: roleId !== '' });
  const role = data?.id === roleId ? data : undefined;
  const follows = useValue(['basic', 'followsRole']) !== false;
  const own = useValue(['basic', 'menus']) ?? [];
  const menus = follows ? (role?.menus ?? []) : own;
  const products = productsOf(tree, menus);
  const titles = tree.filter(({ code }) => products.includes(code)).map(({ title }) => title);
  const how = t(follows ? 'accountSummary.menusFollow' : 'accountSummary.menusOwn');
  const count = t('accountSummary.menus', { products: products.length, menus: menus.length });
  return [
    { field: 'basic.roleId', label: t('subAccount.role'), value: role?.name ?? roleId },
    {
      field: 'basic.followsRole',
      label: t('subAccount.menus'),
      value: withNote(t('common.aside', { text: how, note: count }), names(titles)),
    },
  ];
}

function useDataLines(tree: readonly ProductMenus[], names: Names) {
  const t = useT();
  const channels = useValue(['basic', 'messageChannels']) ?? [];
  const access = useValue(['basic', 'dataAccess']);
  const full = useValue(['basic', 'fullBusinessData']);
  const inFull = coveredModules(full ?? {});
  const titleOf = (product: string) => tree.find(({ code }) => code === product)?.title ?? product;
  return [
    {
      field: 'basic.messageChannels',
      label: t('subAccount.messageChannels'),
      value:
        channels.length === 0
          ? t('accountSummary.noChannels')
          : names(channels.map((channel) => channelText(t, channel))),
    },
    {
      field: 'basic.dataAccess',
      label: t('subAccount.dataAccess'),
      value: t(access === 'readWrite' ? 'accountSummary.readWrite' : 'accountSummary.readOnly'),
    },
    {
      field: 'basic.fullBusinessData.dns',
      label: t('accountSummary.dataFull'),
      value: inFull.length === 0 ? t('accountSummary.dataGranted') : names(inFull.map(titleOf)),
    },
    {
      field: 'basic.fullLogData',
      label: t('accountSummary.logs'),
      value: t(useValue(['basic', 'fullLogData']) === true ? 'accountSummary.logsAll' : 'accountSummary.logsOwn'),
    },
  ];
}

function useResourceLines(names: Names) {
  const t = useT();
  const rows = useValue('resources') ?? NO_ROWS;
  const cap = operation.safeParse(useValue(['basic', 'dataAccess'])).data;
  const covered = coveredModules(useValue(['basic', 'fullBusinessData']) ?? {});
  const inEffect = rows.filter((row) => !row.module || !covered.includes(row.module));
  const sum = summarize(inEffect, [], cap);
  const readWrite = sum.reduce((total, one) => total + one.readWrite, 0);
  const readOnly = sum.reduce((total, one) => total + one.readOnly, 0);
  const given = inEffect.flatMap(({ name }) => (name ? [name] : []));
  return [
    {
      field: 'resources',
      label: t('subAccount.resources'),
      value:
        readWrite + readOnly === 0
          ? t('accountSummary.noResources')
          : withNote(
              cap === 'readOnly'
                ? t('accountSummary.resourcesCapped', { count: readOnly })
                : t('accountSummary.resources', { readWrite, readOnly }),
              names(given),
            ),
    },
  ];
}
