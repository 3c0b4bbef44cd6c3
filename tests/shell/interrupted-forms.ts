import { edgeNodeApi } from '@/api/account-center/edge-node';
import { silenceApi } from '@/api/alarm/silence';
import { alarmTaskApi } from '@/api/alarm/task';
import { identityProviderApi } from '@/api/business-account/identity-provider';
import { organizationApi } from '@/api/business-account/organization';
import { policyApi } from '@/api/business-account/policy';
import { roleSsoApi } from '@/api/business-account/role-sso';
import { subAccountApi } from '@/api/business-account/sub-account';
import { pushTaskApi } from '@/api/log/push-task';
import { robotApi } from '@/api/message/robot';
import { subscriptionApi } from '@/api/report/subscription';
import { ddiNodeApi } from '@/api/system-settings/ddi-node';
import { intelSourceApi } from '@/api/system-settings/intelligence-source';
import { freezeApi } from '@/api/system-settings/node-freeze';
import { nodeSoftwareApi } from '@/api/system-settings/node-software';
import { serviceProviderApi } from '@/api/system-settings/service-provider';

type Id = () => Promise<string | undefined>;

const PAGE = { current: 1, pageSize: 10 };
const first =
  (list: (input: typeof PAGE) => Promise<{ list: readonly { id: string }[] }>): Id =>
  async () =>
    (await list(PAGE)).list[0]?.id;

const providerOf =
  (type: string): Id =>
  async () =>
    (await identityProviderApi.list(PAGE)).list.find((one) => one.type === type)?.id;

const sourceOf =
  (isIt: (kind: string) => boolean): Id =>
  async () =>
    (await intelSourceApi.list(PAGE)).list.find(({ kind }) => isIt(kind))?.id;

export interface Form {
  /** Its address; `:id` is that of the object. */
  at: string;
  /** What has to be looked at before the form can be filled in: the tabs beside it, each with its rows. */
  looks?: readonly string[];
  id?: Id | string;
  /** What is typed into: the first field of text where nothing is said. */
  field?: string;
  mine?: string;
  theirs?: string;
  /** The call that saves it; or why nobody else's change can be overwritten by it. */
  save: `/api/${string}` | { alone: string };
}

export const SECRET = 'Secret#2026';

const NEW = { alone: 'What it makes is not there yet: nobody else has it.' };
const STAGED = { alone: 'What it changes waits on this page until the node is applied, which compares.' };
const SENT = { alone: 'It asks for something to be done, and changes no object that is shown in it.' };

const KEYS = '/account_center/secret_key?';
const EDGE = '/account_center/client_management?';
const SECURITY = '/account_center/account_security?';
const ACCOUNTS = '/business_account/account_management';
const ACCOUNT = `${ACCOUNTS}/:id?`;
const ALARMS = '/alarm/monitoring_alarm/list';
const ROLES = '/business_account/role_management';
const SSO = '/business_account/sso_management/role_sso';
const POLICIES = '/business_account/policy_management';
const ORGANIZATIONS = '/business_account/organization_management?';
const TASKS = '/alarm/monitoring_alarm/task_management';
const SUBSCRIPTIONS = '/alarm/business_report/subscription_task';
const PUSH = '/log/push_management';
const EXPORTS = '/log/export_management/cloud?';
const CONTACTS = '/message/contact?';
const ROBOTS = '/message/contact?tab=dingtalk&';
const SYSTEM = '/system_settings';
const ACCESS = `${SYSTEM}/node_access_management`;
const NODE = `${ACCESS}/business_node_management/BN2026-0001/network?`;
const FREEZES = `${ACCESS}/business_node_management/freezes`;
const HOSTS = `${SYSTEM}/host_management?`;
const PROVIDERS = `${SYSTEM}/service_provider_management?`;
const INTELLIGENCE = `${SYSTEM}/intelligence_source?`;
const EDIT = 'panel=edit&item=:id';

/** The forms of each file in their order, each with where it is opened. */
export const FORMS: Record<string, readonly Form[]> = {
  'components/access-control/access-control': [
    {
      at: `${SECURITY}tab=accessControl`,
      field: 'input[id$=maxForwarders]',
      mine: '7',
      theirs: '6',
      save: '/api/acm/accessControl/update',
    },
  ],
  'components/login-security/login-security': [
    {
      at: `${SECURITY}tab=loginSecurity`,
      field: 'input[id$=durationHours]',
      mine: '7',
      theirs: '6',
      save: '/api/acm/loginSecurity/update',
    },
  ],
  'components/password/password-change': [
    {
      at: `${SECURITY}tab=password`,
      field: 'input[type=password]',
      mine: SECRET,
      save: { alone: 'Its fields are secrets, and only the account itself changes them.' },
    },
  ],
  'components/report-viewer/share-drawer': [{ at: '/report/monitoring_alarm?id=RP-1-1&panel=share', save: NEW }],
  'components/trial/trial-application-form': [{ at: '/anonymous/trial_application', save: NEW }],
  'pages/account-center/account-security/contact-bind': [
    { at: `${SECURITY}panel=bind&item=email`, field: 'input[id$=value]', save: SENT },
  ],
  'pages/account-center/edge-node/create': [{ at: `${EDGE}panel=create`, save: NEW }],
  'pages/account-center/edge-node/edit': [
    { at: `${EDGE}${EDIT}`, id: first(edgeNodeApi.list), save: '/api/dcomm/edgeNode/update' },
  ],
  'pages/account-center/edge-node/group-form': [
    { at: `${EDGE}panel=createGroup`, save: NEW },
    { at: `${EDGE}panel=editGroup&item=:id`, id: 'EG-2', save: '/api/dcomm/edgeGroup/update' },
  ],
  'pages/account-center/secret-key/create': [{ at: `${KEYS}panel=create`, save: NEW }],
  'pages/account-center/secret-key/edit': [
    { at: `${KEYS}${EDIT}`, id: 'AK20260001', save: '/api/acm/secretKey/update' },
  ],
  'pages/alarm/record/add-note': [{ at: `${ALARMS}/AL-5126?panel=note`, field: 'textarea', save: NEW }],
  'pages/alarm/silence/create': [{ at: `${ALARMS}/silences/create`, save: NEW }],
  'pages/alarm/silence/edit': [
    { at: `${ALARMS}/silences/:id/edit`, id: first(silenceApi.list), save: '/api/alarm/silence/update' },
  ],
  'pages/alarm/task/create': [{ at: `${TASKS}/create`, save: NEW }],
  'pages/alarm/task/edit-no-data': [
    {
      at: `${TASKS}/:id?panel=noData`,
      id: 'AT-208',
      field: 'input[id$=after]',
      mine: '7',
      theirs: '6',
      save: '/api/alarm/noData/update',
    },
  ],
  'pages/alarm/task/edit-runbook': [
    { at: `${TASKS}/:id?panel=runbook`, id: 'AT-203', field: 'textarea', save: '/api/alarm/runbook/update' },
  ],
  'pages/alarm/task/edit': [{ at: `${TASKS}/:id/edit`, id: first(alarmTaskApi.list), save: '/api/alarm/task/update' }],
  'pages/business-account/access-review/assign': [
    { at: `${ACCOUNTS}/review?panel=assign`, field: 'textarea', save: NEW },
  ],
  'pages/business-account/access-review/sign': [
    {
      at: `${ACCOUNTS}/review?panel=sign`,
      looks: ['accounts', 'screens', 'actions', 'resources'].map((tab) => `${ACCOUNTS}/review?tab=${tab}`),
      save: NEW,
    },
  ],
  'pages/business-account/identity-provider/edit': [
    { at: `${SSO}/:id/edit`, id: providerOf('saml'), save: '/api/acm/identityProvider/update' },
    { at: `${SSO}/:id/edit`, id: providerOf('oidc'), save: '/api/acm/identityProvider/update' },
  ],
  'pages/business-account/identity-provider/create': [{ at: `${SSO}/create`, save: NEW }],
  'pages/business-account/organization/create': [{ at: `${ORGANIZATIONS}panel=create`, save: NEW }],
  'pages/business-account/organization/edit': [
    { at: `${ORGANIZATIONS}${EDIT}`, id: first(organizationApi.list), save: '/api/acm/organization/update' },
  ],
  'pages/business-account/policy/create': [{ at: `${POLICIES}/create`, save: NEW }],
  'pages/business-account/policy/edit': [
    { at: `${POLICIES}/:id/edit`, id: first(policyApi.list), save: '/api/acm/policy/update' },
  ],
  'pages/business-account/role-sso/mapping-create': [{ at: `${SSO}?tab=mappings&panel=create`, save: NEW }],
  'pages/business-account/role-sso/mapping-edit': [
    { at: `${SSO}?tab=mappings&${EDIT}`, id: first(roleSsoApi.list), save: '/api/acm/roleSso/update' },
  ],
  'pages/business-account/role/create': [{ at: `${ROLES}/create`, save: NEW }],
  'pages/business-account/role/edit': [{ at: `${ROLES}/:id/edit`, id: 'ROLE-2', save: '/api/acm/role/update' }],
  'pages/business-account/sub-account/basic-tab': [
    {
      at: `${ACCOUNT}tab=basicInfo`,
      id: first(subAccountApi.list),
      field: 'input[id$=_company]',
      save: '/api/acm/subAccount/update',
    },
  ],
  'pages/business-account/sub-account/create': [{ at: `${ACCOUNTS}/create`, save: NEW }],
  'pages/log/export-task/create': [{ at: `${EXPORTS}panel=create`, field: 'input[id$=_domain]', save: NEW }],
  'pages/log/export-task/create-batch': [{ at: `${EXPORTS}panel=createBatch`, field: 'input[id$=_domain]', save: NEW }],
  'pages/log/push-task/create': [{ at: `${PUSH}/create`, save: NEW }],
  'pages/log/push-task/edit': [
    { at: `${PUSH}/:id/edit`, id: first(pushTaskApi.list), save: '/api/log/pushTask/update' },
  ],
  'pages/message/contact/contact-create': [{ at: `${CONTACTS}panel=create`, save: NEW }],
  'pages/message/contact/contact-edit': [{ at: `${CONTACTS}${EDIT}`, id: 'CT-2', save: '/api/msg/contact/update' }],
  'pages/message/contact/robot-create': [{ at: `${ROBOTS}panel=create`, save: NEW }],
  'pages/message/contact/robot-edit': [
    { at: `${ROBOTS}${EDIT}`, id: first(robotApi.list), save: '/api/msg/robot/update' },
  ],
  'pages/report/subscription/create': [{ at: `${SUBSCRIPTIONS}/create`, save: NEW }],
  'pages/report/subscription/edit': [
    { at: `${SUBSCRIPTIONS}/:id/edit`, id: first(subscriptionApi.list), save: '/api/report/subscription/update' },
  ],
  'pages/system-settings/business-node/activate': [
    { at: `${ACCESS}/business_node_management?panel=activate&item=BN2026-0009`, field: 'input[value=key]', save: SENT },
  ],
  'pages/system-settings/config-backup/create': [
    { at: `${SYSTEM}/config_backup_recovery?panel=create`, field: 'input[type=checkbox]', save: NEW },
  ],
  'pages/system-settings/data-storage/edit': [
    {
      at: `${SYSTEM}/data_storage?panel=edit&item=:id`,
      id: 'alarm',
      field: 'input[id$=threshold]',
      mine: '77',
      theirs: '76',
      save: '/api/sys/storage/update',
    },
  ],
  'pages/system-settings/ddi-node/create': [{ at: `${ACCESS}/ddi_node_management?panel=create`, save: NEW }],
  'pages/system-settings/ddi-node/edit': [
    { at: `${ACCESS}/ddi_node_management?${EDIT}`, id: first(ddiNodeApi.list), save: '/api/dcomm/ddiNode/update' },
  ],
  'pages/system-settings/freeze/create': [{ at: `${FREEZES}/create`, save: NEW }],
  'pages/system-settings/freeze/edit': [
    { at: `${FREEZES}/:id/edit`, id: first(freezeApi.list), save: '/api/dcomm/nodeFreeze/update' },
  ],
  'pages/system-settings/host/create': [{ at: `${HOSTS}panel=create`, save: NEW }],
  'pages/system-settings/host/edit': [{ at: `${HOSTS}${EDIT}`, id: 'H-1', save: '/api/dcomm/host/update' }],
  'pages/system-settings/intelligence-source/create': [{ at: `${INTELLIGENCE}panel=create`, save: NEW }],
  'pages/system-settings/intelligence-source/edit': [
    {
      at: `${INTELLIGENCE}${EDIT}`,
      id: sourceOf((kind) => kind === 'local'),
      mine: '17',
      theirs: '16',
      save: '/api/sg_intel/source/update',
    },
    {
      at: `${INTELLIGENCE}${EDIT}`,
      id: sourceOf((kind) => kind !== 'local'),
      field: 'input[id$=priority]',
      mine: '17',
      theirs: '16',
      save: '/api/sg_intel/source/update',
    },
  ],
  'pages/system-settings/node-network/anycast/drawer': [
    { at: `${NODE}tab=anycast&panel=anycast&item=anycast-1`, save: STAGED },
  ],
  'pages/system-settings/node-network/bfd/drawer': [
    { at: `${NODE}tab=bfd&panel=template&item=bfd-core`, save: STAGED },
  ],
  'pages/system-settings/node-network/bgp/neighbor-drawer': [
    { at: `${NODE}tab=bgp&panel=neighbor&item=peer-1`, save: STAGED },
  ],
  'pages/system-settings/node-network/bgp/process-drawer': [{ at: `${NODE}tab=bgp&panel=bgp`, save: STAGED }],
  'pages/system-settings/node-network/bindings/drawer': [{ at: `${NODE}panel=binding&item=bond-0`, save: STAGED }],
  'pages/system-settings/node-network/interfaces/drawers': [
    { at: `${NODE}panel=interface&item=eth0`, save: STAGED },
    { at: `${NODE}panel=gateways`, save: STAGED },
    { at: `${NODE}panel=loopback`, save: STAGED },
    { at: `${NODE}panel=dns`, save: STAGED },
  ],
  'pages/system-settings/node-network/ospf/area-drawer': [{ at: `${NODE}tab=ospf&panel=ospfArea&item=`, save: STAGED }],
  'pages/system-settings/node-network/ospf/interface-drawer': [
    { at: `${NODE}tab=ospf&panel=ospfInterface&item=ospf-eth0`, save: STAGED },
  ],
  'pages/system-settings/node-network/ospf/process-drawer': [{ at: `${NODE}tab=ospf&panel=ospf`, save: STAGED }],
  'pages/system-settings/node-network/routes/drawer': [
    { at: `${NODE}tab=routes&panel=route&item=route-1`, save: STAGED },
  ],
  'pages/system-settings/node-network/snmp/drawer': [{ at: `${NODE}tab=system&panel=snmp`, save: STAGED }],
  'pages/system-settings/node-network/time/drawer': [{ at: `${NODE}tab=system&panel=time`, save: STAGED }],
  'pages/system-settings/node-software/create': [{ at: `${ACCESS}/node_software_management?panel=create`, save: NEW }],
  'pages/system-settings/node-software/edit': [
    {
      at: `${ACCESS}/node_software_management?${EDIT}`,
      id: first(nodeSoftwareApi.list),
      save: '/api/dcomm/nodeSoftware/update',
    },
  ],
  'pages/system-settings/personalize/edit': [
    { at: `${SYSTEM}/personalize_settings`, save: '/api/sys/personalize/update' },
  ],
  'pages/system-settings/rollout/create': [
    {
      at: `${ACCESS}/node_software_management/rollouts/create?software=NSW-1`,
      field: 'input[id$=canary]',
      mine: '2',
      save: NEW,
    },
  ],
  'pages/system-settings/service-provider/create': [{ at: `${PROVIDERS}panel=create`, save: NEW }],
  'pages/system-settings/service-provider/edit': [
    { at: `${PROVIDERS}${EDIT}`, id: first(serviceProviderApi.list), save: '/api/msg/provider/update' },
  ],
  'pages/system-settings/service-provider/test': [
    { at: `${PROVIDERS}panel=test&item=:id`, id: first(serviceProviderApi.list), save: SENT },
  ],
};

const CHOSEN = 'What it saves is chosen in trees and rows of its own, and nothing is typed.';
const CHOSEN_ROWS = 'Opens for what is chosen in a list: a reload forgets that choice, and with it the form.';
/** Forms that are not looked at here, and why. */
export const NOT_HERE: Record<string, readonly string[]> = {
  'pages/alarm/record/acknowledge': [
    'What is chosen is sent as a time from now on: tests/pages/alarm has it.',
    CHOSEN_ROWS,
  ],
  'pages/account-center/edge-node/move': [CHOSEN_ROWS],
  'pages/business-account/organization/authorize': [CHOSEN],
  'pages/business-account/sub-account/assign': [CHOSEN_ROWS, CHOSEN_ROWS],
  'pages/business-account/sub-account/authorization-tab': [CHOSEN],
  'pages/business-account/sub-account/resources-tab': [CHOSEN],
  'pages/business-account/sub-account/license-activation': ['A file and a password: neither is ever written down.'],
  'pages/console/change-request/rules': ['Four switches, and no text that could be lost.'],
  'pages/system-settings/node-network/compare/copy-drawer': [CHOSEN_ROWS],
  'components/scheduled-apply/change-time': [
    'What is typed is sent as a moment: tests/pages/system-settings/scheduled-apply.test.tsx has it.',
  ],
  'pages/system-settings/node-network/review/apply-later': [
    'It is there while something is staged: tests/pages/system-settings/scheduled-apply.test.tsx has it.',
  ],
};
