import { useMemo } from 'react';
import { edgeNodeApi } from '@/api/account-center/edge-node';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { alarmTaskApi } from '@/api/alarm/task';
import { identityProviderApi } from '@/api/business-account/identity-provider';
import { organizationApi } from '@/api/business-account/organization';
import { policyApi } from '@/api/business-account/policy';
import { roleApi } from '@/api/business-account/role';
import { subAccountApi } from '@/api/business-account/sub-account';
import { pushTaskApi } from '@/api/log/push-task';
import { contactApi } from '@/api/message/contact';
import { subscriptionApi } from '@/api/report/subscription';
import { configBackupApi } from '@/api/system-settings/config-backup';
import { ddiNodeApi } from '@/api/system-settings/ddi-node';
import { hostApi } from '@/api/system-settings/host';
import { intelSourceApi } from '@/api/system-settings/intelligence-source';
import { nodeSoftwareApi } from '@/api/system-settings/node-software';
import { serviceProviderApi } from '@/api/system-settings/service-provider';
import { chooseLocale, currentLanguage } from '@/i18n/locale';
import { loadMessages, type MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import type { Path } from '@/routes';
import { useCan, useSession } from '@/session/session';
import { chooseAppearance, useAppearance } from '@/theme/appearance';
import { copyText } from '@/ui/data/copy-text';
import { useReport, useTellLost } from '@/ui/feedback/report';
import { maySee, rowAt } from '../shell/menu';
import { useLeave } from '../shell/use-leave';
import { trailTo, wordsOf } from './screens';

type Call = Parameters<ReturnType<typeof useCan>>[0];

/** What can be created from anywhere: the call that it takes, the screen, and the query that opens the form there. */
const CREATE: readonly { title: MessageId; call: Call; path: Path; query?: string }[] = [
  { title: 'palette.createKey', call: secretKeyApi.add, path: '/account_center/secret_key', query: 'panel=create' },
  {
    title: 'subAccount.createTitle',
    call: subAccountApi.add,
    path: '/business_account/account_management/create',
  },
  { title: 'role.createTitle', call: roleApi.add, path: '/business_account/role_management/create' },
  { title: 'policy.createTitle', call: policyApi.add, path: '/business_account/policy_management/create' },
  {
    title: 'palette.createOrganization',
    call: organizationApi.add,
    path: '/business_account/organization_management',
    query: 'panel=create',
  },
  {
    title: 'palette.createEdgeNode',
    call: edgeNodeApi.add,
    path: '/account_center/client_management',
    query: 'panel=create',
  },
  { title: 'palette.createAlarmTask', call: alarmTaskApi.add, path: '/alarm/monitoring_alarm/task_management/create' },
  {
    title: 'subscription.createTitle',
    call: subscriptionApi.add,
    path: '/alarm/business_report/subscription_task/create',
  },
  { title: 'palette.createContact', call: contactApi.add, path: '/message/contact', query: 'panel=create' },
  { title: 'pushTask.createTitle', call: pushTaskApi.add, path: '/log/push_management/create' },
  {
    title: 'identityProvider.create',
    call: identityProviderApi.add,
    path: '/business_account/sso_management/role_sso/create',
  },
  {
    title: 'palette.createDdiNode',
    call: ddiNodeApi.add,
    path: '/system_settings/node_access_management/ddi_node_management',
    query: 'panel=create',
  },
  { title: 'palette.createHost', call: hostApi.add, path: '/system_settings/host_management', query: 'panel=create' },
  {
    title: 'palette.createSoftware',
    call: nodeSoftwareApi.add,
    path: '/system_settings/node_access_management/node_software_management',
    query: 'panel=create',
  },
  {
    title: 'palette.createProvider',
    call: serviceProviderApi.add,
    path: '/system_settings/service_provider_management',
    query: 'panel=create',
  },
  {
    title: 'palette.createIntelSource',
    call: intelSourceApi.add,
    path: '/system_settings/intelligence_source',
    query: 'panel=create',
  },
  {
    title: 'palette.createBackup',
    call: configBackupApi.add,
    path: '/system_settings/config_backup_recovery',
    query: 'panel=create',
  },
];

export interface PaletteAction {
  key: string;
  title: MessageId;
  trail: readonly MessageId[];
  words: string;
  run: () => void;
}

/** What the palette can do by itself, as far as the account may: create, change look and language, copy the link, sign out. */
export function usePaletteActions(titlesOf: (title: MessageId) => readonly string[]): readonly PaletteAction[] {
  const t = useT();
  const session = useSession();
  const can = useCan();
  const report = useReport();
  const leave = useLeave();
  const appearance = useAppearance();
  const tellLost = useTellLost();
  return useMemo(() => {
    const create = CREATE.filter(({ call, path }) => {
      const row = rowAt(path);
      return can(call) === true && row !== undefined && maySee(row, session);
    }).map(({ title, path, query }) => ({
      key: `create ${path}`,
      title,
      trail: trailTo(path.replace(/\/create$/, '')),
      run: () => go(query ? `${path}?${query}` : path),
    }));
    const copy = () =>
      copyText(window.location.href).then(
        () => report.success(t('palette.copied')),
        () => report.warning(t('copy.failed')),
      );
    const other = appearance === 'dark' ? 'light' : 'dark';
    const language = currentLanguage() === 'en-US' ? 'zh-CN' : 'en-US';
    const speak = (): void =>
      void loadMessages(language).then(
        () => chooseLocale(language),
        () => tellLost(speak),
      );
    const own = [
      { key: 'copyLink', title: 'palette.copyLink', run: () => void copy() },
      { key: 'look', title: `palette.${other}`, run: () => chooseAppearance(other) },
      { key: 'system', title: 'palette.system', run: () => chooseAppearance('system') },
      { key: 'language', title: language === 'en-US' ? 'palette.english' : 'palette.chinese', run: speak },
      { key: 'signOut', title: 'user.signOut', run: leave },
    ] as const;
    return [...create, ...own.map((one) => ({ ...one, trail: [] }))].map((one) => ({
      ...one,
      words: wordsOf(titlesOf(one.title)),
    }));
  }, [t, session, can, report, leave, appearance, titlesOf, tellLost]);
}
