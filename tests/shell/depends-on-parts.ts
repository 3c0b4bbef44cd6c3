import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

/** A part of a screen that names `dependsOn`. */
export interface Part {
  file: string;
  asks: string;
  /** What it asks once that is old, where it is another call. */
  again?: string;
  /** What it depends on: a write of the same resource may have made it old. */
  of: readonly string[];
  /** Brings it on screen where it is not from the start. */
  open?: (user: UserEvent) => Promise<void>;
}

const ACCOUNTS = '/business_account/account_management';
const REVIEW = `${ACCOUNTS}/review`;
const SSO = '/business_account/sso_management/role_sso';
const ALARM_TASKS = '/alarm/monitoring_alarm/task_management';
const NODES = '/system_settings/node_access_management/business_node_management';
const INTELLIGENCE = '/system_settings/intelligence_source';

const RIGHTS = [
  'subAccountApi.list',
  'accountAuthorizationApi.updateBasic',
  'roleApi.list',
  'policyApi.list',
  'organizationApi.update',
];
const OF_AN_ACCOUNT = ['licenseApi.get', 'accountAuthorizationApi.get', 'roleApi.list', 'organizationApi.update'];
const RECEIVERS = ['contactApi.list', 'robotApi.list', 'subAccountApi.list'];
const STEPS = [
  '/api/acm/loginSecurity/update',
  '/api/acm/contactBinding/bind',
  '/api/acm/secretKey/add',
  '/api/acm/subAccount/list',
  '/api/alarm/task/add',
];
const EXPIRIES = [
  '/api/acm/product/getStates',
  '/api/acm/license/get',
  '/api/acm/identityProvider/list',
  '/api/acm/loginSecurity/update',
  '/api/acm/account/changePassword',
  '/api/acm/secretKey/list',
  '/api/report/share/list',
  '/api/sys/configBackup/list',
  '/api/alarm/silence/list',
];
const ATTENTION = [
  '/api/msg/message/list',
  ...EXPIRIES,
  '/api/alarm/record/list',
  '/api/alarm/task/list',
  '/api/acm/changeRequest/list',
  '/api/log/pushDelivery/resume',
  '/api/msg/robotDelivery/resume',
  '/api/msg/providerDelivery/resume',
];
/** A screen of the looking glass: all of them ask the router of the node. */
const glass = (...files: string[]): Part[] =>
  files.map((file) => ({
    file: `pages/system-settings/looking-glass/${file}`,
    asks: 'invocationApi.doInvoke',
    of: ['lookingGlassApi.softRefresh', 'nodeNetworkApi.apply'],
  }));
const GLASS = `${NODES}/BN2026-0001/looking_glass`;
const DELIVERING = ['pushTaskApi.list', 'robotApi.list', 'serviceProviderApi.list'];

/** The parts by the address where they are on screen. */
export const PARTS: Readonly<Record<string, readonly Part[]>> = {
  '/account_center/account_security': [
    {
      file: 'pages/account-center/account-security/contacts',
      asks: 'contactBindingApi.get',
      of: ['loginSecurityApi.get'],
    },
  ],
  '/account_center/account_security?tab=loginSecurity': [
    { file: 'components/login-security/login-security', asks: 'loginSecurityApi.get', of: ['contactBindingApi.get'] },
  ],
  '/account_center/client_management': [
    { file: 'pages/account-center/edge-node/list', asks: 'edgeGroupApi.getChildren', of: ['edgeNodeApi.list'] },
    { file: 'pages/account-center/edge-node/list', asks: 'edgeNodeApi.list', of: ['edgeGroupApi.getContents'] },
  ],
  '/account_center/client_management?within=EG-2': [
    {
      file: 'pages/account-center/edge-node/group-contents',
      asks: 'edgeGroupApi.getContents',
      of: ['edgeNodeApi.list'],
      open: async (user) => {
        await user.click(await screen.findByRole('button', { name: 'More actions for 上海' }));
        await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      },
    },
  ],
  '/alarm/monitoring_alarm/list': [
    // The rows stay where they are: what became of them is asked.
    {
      file: 'pages/alarm/record/table',
      asks: 'alarmRecordApi.list',
      again: 'alarmRecordApi.getNews',
      of: ['alarmTaskApi.list', 'silenceApi.list'],
    },
  ],
  '/alarm/monitoring_alarm/list/AL-5126': [
    { file: 'pages/alarm/record/detail', asks: 'alarmRecordApi.get', of: ['silenceApi.list'] },
  ],
  [ALARM_TASKS]: [{ file: 'pages/alarm/task/list', asks: 'alarmTaskApi.list', of: ['alarmRecordApi.list'] }],
  [`${ALARM_TASKS}/AT-201`]: [
    { file: 'pages/alarm/task/use-receivers', asks: 'alarmTaskApi.getReceivers', of: RECEIVERS },
    { file: 'pages/alarm/task/receivers', asks: 'alarmTaskApi.previewNotice', of: [...RECEIVERS, 'silenceApi.list'] },
  ],
  [ACCOUNTS]: [{ file: 'pages/business-account/sub-account/list', asks: 'subAccountApi.list', of: OF_AN_ACCOUNT }],
  [`${ACCOUNTS}/A-operator`]: [
    { file: 'pages/business-account/sub-account/detail', asks: 'subAccountApi.get', of: OF_AN_ACCOUNT },
  ],
  [`${ACCOUNTS}/A-operator/access`]: [{ file: 'components/access/use-facts', asks: 'accessApi.getFacts', of: RIGHTS }],
  [REVIEW]: [
    { file: 'pages/business-account/access-review/accounts', asks: 'accessReviewApi.listAccounts', of: RIGHTS },
    { file: 'pages/business-account/access-review/task-note', asks: 'reviewTaskApi.get', of: RIGHTS },
    { file: 'pages/business-account/access-review/figures', asks: 'accessReviewApi.getSummary', of: RIGHTS },
  ],
  [`${REVIEW}?tab=screens`]: [
    { file: 'pages/business-account/access-review/screens', asks: 'accessReviewApi.listScreens', of: RIGHTS },
    { file: 'pages/business-account/access-review/baseline', asks: 'accessReviewApi.getBaseline', of: RIGHTS },
  ],
  [`${REVIEW}?tab=actions`]: [
    { file: 'pages/business-account/access-review/actions', asks: 'accessReviewApi.listActions', of: RIGHTS },
  ],
  [`${REVIEW}?tab=resources`]: [
    { file: 'pages/business-account/access-review/resources', asks: 'accessReviewApi.list', of: RIGHTS },
  ],
  [`${REVIEW}?tab=signOffs&panel=sign`]: [
    { file: 'pages/business-account/access-review/sign', asks: 'accessReviewApi.getSummary', of: RIGHTS },
  ],
  '/business_account/organization_management': [
    { file: 'pages/business-account/organization/list', asks: 'organizationApi.list', of: ['subAccountApi.list'] },
  ],
  '/business_account/policy_management': [
    {
      file: 'pages/business-account/policy/list',
      asks: 'policyApi.list',
      of: ['subAccountApi.list', 'organizationApi.update'],
    },
  ],
  '/business_account/policy_management/POL-1': [
    {
      file: 'pages/business-account/policy/detail',
      asks: 'policyApi.get',
      of: ['subAccountApi.list', 'organizationApi.update', 'accountAuthorizationApi.updateBasic'],
    },
  ],
  '/business_account/role_management': [
    { file: 'pages/business-account/role/list', asks: 'roleApi.list', of: ['subAccountApi.list'] },
    {
      file: 'pages/business-account/role/bulk-impact',
      asks: 'roleApi.getBulkUses',
      of: ['subAccountApi.list', 'roleSsoApi.list'],
      open: async (user) => {
        await user.click(await screen.findByRole('checkbox', { name: 'Select DNS hosting only' }));
        await user.click(await screen.findByRole('button', { name: 'Delete' }));
      },
    },
  ],
  '/business_account/role_management/ROLE-2?tab=accounts': [
    { file: 'pages/business-account/role/detail', asks: 'roleApi.get', of: ['subAccountApi.list'] },
    {
      file: 'pages/business-account/role/role-accounts',
      asks: 'roleApi.listAccounts',
      of: ['subAccountApi.list', 'accountAuthorizationApi.updateBasic'],
    },
    {
      file: 'pages/business-account/role/impact',
      asks: 'roleApi.getUses',
      of: ['subAccountApi.list', 'roleSsoApi.list'],
      open: async (user) => {
        await user.click(await screen.findByRole('button', { name: /^More actions/ }));
        await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      },
    },
  ],
  [SSO]: [
    { file: 'pages/business-account/role-sso/providers', asks: 'identityProviderApi.list', of: ['roleSsoApi.list'] },
  ],
  [`${SSO}?tab=mappings`]: [
    {
      file: 'pages/business-account/role-sso/mappings',
      asks: 'roleSsoApi.list',
      of: ['identityProviderApi.list', 'roleApi.list'],
    },
  ],
  [`${SSO}/IDP-1`]: [
    {
      file: 'pages/business-account/identity-provider/detail',
      asks: 'identityProviderApi.get',
      of: ['roleSsoApi.list'],
    },
    {
      file: 'pages/business-account/identity-provider/sign-in-test',
      asks: 'ssoSetupApi.getTest',
      of: ['roleSsoApi.list'],
    },
    {
      file: 'pages/business-account/identity-provider/precedence',
      asks: 'roleSsoApi.list',
      of: ['identityProviderApi.list', 'roleApi.list'],
    },
  ],
  '/console': [
    { file: 'pages/console/home/list', asks: 'firstStepApi.get', of: STEPS },
    { file: 'pages/console/home/first-steps', asks: 'firstStepApi.get', of: STEPS },
    { file: 'pages/console/home/attention-strip', asks: 'overviewApi.getAttention', of: ATTENTION },
    { file: 'pages/console/home/service-cards', asks: 'serviceApi.getStates', of: ['trialApi.add'] },
    { file: 'pages/console/home/organizations', asks: 'overviewApi.getOrganizations', of: ['organizationApi.update'] },
  ],
  '/console/expiry': [{ file: 'pages/console/expiry/list', asks: 'expiryApi.list', of: EXPIRIES }],
  '/landing_page/cloud': [
    { file: 'pages/landing/product/service-line', asks: 'serviceApi.getStates', of: ['trialApi.add'] },
  ],
  [NODES]: [
    { file: 'pages/system-settings/business-node/list', asks: 'businessNodeApi.list', of: ['nodeServiceApi.list'] },
  ],
  [`${NODES}/basic_config?id=BN2026-0001`]: [
    { file: 'components/business-node/node-detail', asks: 'businessNodeApi.get', of: ['nodeServiceApi.list'] },
  ],
  // The table, and the count of nodes that do not answer.
  [`${NODES}/announcements`]: [
    { file: 'pages/system-settings/announcement/list', asks: 'announcementApi.list', of: ['nodeNetworkApi.apply'] },
    { file: 'pages/system-settings/announcement/list', asks: 'announcementApi.list', of: ['nodeNetworkApi.apply'] },
  ],
  [GLASS]: glass('neighbors'),
  [`${GLASS}?neighbor=192.0.2.1`]: [
    ...glass('neighbor', 'neighbor-routes'),
    {
      file: 'pages/system-settings/looking-glass/neighbor',
      asks: 'routingStateApi.getRoutingState',
      of: ['lookingGlassApi.softRefresh', 'nodeNetworkApi.apply'],
    },
  ],
  [`${GLASS}?tab=search&q=20.0.0.0/8`]: glass('search'),
  [`${GLASS}?tab=routes`]: glass('routes'),
  [`${GLASS}?tab=ospf`]: glass('ospf', 'ospf-areas'),
  [`${GLASS}?tab=bfd`]: glass('bfd'),
  [`${NODES}/BN2026-0001/network?tab=review`]: [
    {
      file: 'pages/system-settings/node-network/review/last-announcer',
      asks: 'announcementApi.getOthers',
      of: ['nodeNetworkApi.apply'],
    },
  ],
  '/system_settings/node_access_management/ddi_node_management': [
    { file: 'pages/system-settings/ddi-node/list', asks: 'ddiNodeApi.list', of: ['organizationApi.update'] },
  ],
  '/system_settings/node_access_management/node_software_management': [
    {
      file: 'pages/system-settings/node-software/impact',
      asks: 'nodeSoftwareApi.getUses',
      of: ['businessNodeApi.list'],
      open: async (user) => {
        await user.click(await screen.findByRole('button', { name: 'More actions for NSW-1' }));
        await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      },
    },
  ],
  [`${INTELLIGENCE}?tab=log`]: [
    {
      file: 'pages/system-settings/intelligence-source/update-log',
      asks: 'updateLogApi.list',
      of: ['intelSourceApi.list'],
    },
  ],
  [`${INTELLIGENCE}?tab=lookup&indicator=203.0.113.66`]: [
    {
      file: 'pages/system-settings/intelligence-source/lookup',
      asks: 'intelLookupApi.get',
      of: ['intelSourceApi.list'],
    },
    {
      file: 'pages/system-settings/intelligence-source/overlap',
      asks: 'intelLookupApi.getOverlap',
      of: ['intelSourceApi.list'],
    },
  ],
  '/log/push_management': [
    { file: 'pages/log/push-task/list', asks: 'pushTaskApi.list', of: ['pushDeliveryApi.list'] },
  ],
  '/log/push_management/PT-1?tab=deliveries': [
    { file: 'pages/log/push-task/detail', asks: 'pushTaskApi.get', of: ['pushDeliveryApi.list'] },
    { file: 'components/delivery/deliveries', asks: 'pushDeliveryApi.getSummary', of: DELIVERING },
    { file: 'components/delivery/deliveries', asks: 'pushDeliveryApi.list', of: DELIVERING },
  ],
  '/message/contact?tab=dingtalk': [
    { file: 'pages/message/contact/robots', asks: 'robotApi.list', of: ['robotDeliveryApi.list'] },
  ],
  '/message/contact/robot/RB-1': [
    { file: 'pages/message/contact/robot-detail', asks: 'robotApi.get', of: ['robotDeliveryApi.list'] },
  ],
  '/system_settings/service_provider_management': [
    {
      file: 'pages/system-settings/service-provider/list',
      asks: 'serviceProviderApi.list',
      of: ['providerDeliveryApi.list'],
    },
  ],
  '/system_settings/service_provider_management/SP-1': [
    {
      file: 'pages/system-settings/service-provider/detail',
      asks: 'serviceProviderApi.get',
      of: ['providerDeliveryApi.list'],
    },
  ],
};
