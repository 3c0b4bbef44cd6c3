import { act, screen } from '@testing-library/react';
import type { MemoryHistory } from 'history';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { edgeNodeApi } from '@/api/account-center/edge-node';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { alarmRecordApi } from '@/api/alarm/record';
import { silenceApi } from '@/api/alarm/silence';
import { alarmTaskApi } from '@/api/alarm/task';
import { identityProviderApi } from '@/api/business-account/identity-provider';
import { organizationApi } from '@/api/business-account/organization';
import { policyApi } from '@/api/business-account/policy';
import { roleApi } from '@/api/business-account/role';
import { roleSsoApi } from '@/api/business-account/role-sso';
import { subAccountApi } from '@/api/business-account/sub-account';
import { changeRequestApi } from '@/api/console/change-request';
import { orderApi } from '@/api/cost-center/order';
import { pushTaskApi } from '@/api/log/push-task';
import { logApi } from '@/api/log/query';
import { contactApi } from '@/api/message/contact';
import { messageApi } from '@/api/message/message';
import { robotApi } from '@/api/message/robot';
import { reportInstanceApi } from '@/api/report/instance';
import { subscriptionApi } from '@/api/report/subscription';
import { announcementApi } from '@/api/system-settings/announcement';
import { businessNodeApi } from '@/api/system-settings/business-node';
import { commandTaskApi } from '@/api/system-settings/command-task';
import { configBackupApi } from '@/api/system-settings/config-backup';
import { ddiNodeApi } from '@/api/system-settings/ddi-node';
import { hostApi } from '@/api/system-settings/host';
import { intelSourceApi } from '@/api/system-settings/intelligence-source';
import { freezeApi } from '@/api/system-settings/node-freeze';
import { nodeSoftwareApi } from '@/api/system-settings/node-software';
import { rolloutApi } from '@/api/system-settings/rollout';
import { scheduledApplyApi } from '@/api/system-settings/scheduled-apply';
import { serviceProviderApi } from '@/api/system-settings/service-provider';
import { lastCalls } from '@/lib/http/last-calls';
import { routeRows } from '@/routes';
import { PATIENCE } from '../support/addresses';
import { renderScreen } from '../support/render';
import { turn } from '../support/wire';

type Ids = () => Promise<readonly string[]>;

const PAGE = { current: 1, pageSize: 10 };

/** The first objects of a list. */
const of =
  (list: (input: typeof PAGE) => Promise<{ list: readonly { id: string }[] }>): Ids =>
  async () =>
    (await list(PAGE)).list.map(({ id }) => id);
const the =
  (...ids: string[]): Ids =>
  async () =>
    ids;

const NODES = of(businessNodeApi.list);
const TASKS = of(alarmTaskApi.list);
const ACCOUNTS = of(subAccountApi.list);
const ROLES = of(roleApi.list);
const PROVIDERS = of(identityProviderApi.list);
const POLICIES = of(policyApi.list);
const PUSH_TASKS = of(pushTaskApi.list);
const SUBSCRIPTIONS = of(subscriptionApi.list);
const SUB_ORDERS: Ids = async () => {
  for (const { id } of (await orderApi.list(PAGE)).list) {
    const { parts } = await orderApi.get({ id });
    if (parts.length > 1) return parts.map((one) => `${id}/sub/${one.id}`);
  }
  return [];
};
const reports =
  (kind: string): Ids =>
  async () =>
    (await reportInstanceApi.list({ ...PAGE, filters: { kind: [kind], status: ['generated'] } })).list.map(
      ({ id }) => id,
    );

const GOING: Ids = async () =>
  (await alarmRecordApi.list({ ...PAGE, filters: { status: ['inAlarm'] } })).list.map(({ id }) => id);

const SILENCES = of(silenceApi.list);
const FREEZES = of(freezeApi.list);

/** Where two objects of each path with an id come from; what stands behind the first parameter is named with it. */
const PATHS: Record<string, Ids> = {
  '/alarm/monitoring_alarm/list/:id': of(alarmRecordApi.list),
  '/alarm/monitoring_alarm/list/silences/:id': SILENCES,
  '/alarm/monitoring_alarm/list/silences/:id/edit': SILENCES,
  '/alarm/monitoring_alarm/task_management/:id': TASKS,
  '/alarm/monitoring_alarm/task_management/:id/edit': TASKS,
  '/alarm/business_report/subscription_task/:id': SUBSCRIPTIONS,
  '/alarm/business_report/subscription_task/:id/edit': SUBSCRIPTIONS,
  '/business_account/account_management/:id': ACCOUNTS,
  '/business_account/account_management/:id/access': ACCOUNTS,
  '/business_account/role_management/:id': ROLES,
  '/business_account/role_management/:id/edit': ROLES,
  '/business_account/sso_management/role_sso/:id': PROVIDERS,
  '/business_account/sso_management/role_sso/:id/edit': PROVIDERS,
  '/business_account/policy_management/:id': POLICIES,
  '/business_account/policy_management/:id/edit': POLICIES,
  '/console/change_request/:id': of(changeRequestApi.list),
  '/cost_center/order_management/:id': of(orderApi.list),
  '/cost_center/order_management/:id/sub/:subId': SUB_ORDERS,
  '/log/push_management/:id': PUSH_TASKS,
  '/log/push_management/:id/edit': PUSH_TASKS,
  '/system_settings/node_access_management/business_node_management/:id/network': NODES,
  '/system_settings/node_access_management/business_node_management/:id/compare': NODES,
  '/message/contact/robot/:id': of(robotApi.list),
  '/system_settings/node_access_management/business_node_management/:id/looking_glass': NODES,
  '/system_settings/config_backup_recovery/:id': of(configBackupApi.list),
  '/system_settings/service_provider_management/:id': of(serviceProviderApi.list),
  '/system_settings/node_access_management/business_node_management/scheduled/:id': of(scheduledApplyApi.list),
  '/system_settings/node_access_management/business_node_management/freezes/:id': FREEZES,
  '/system_settings/node_access_management/business_node_management/freezes/:id/edit': FREEZES,
  '/system_settings/node_access_management/node_software_management/rollouts/:id': of(rolloutApi.list),
};

const EDGE = '/account_center/client_management?';
const KEYS = '/account_center/secret_key?';
const ORGANIZATIONS = '/business_account/organization_management?';
const CONTACTS = '/message/contact?';
const ROBOTS = '/message/contact?tab=robot&';
const SYSTEM = '/system_settings';
const NODE_ACCESS = `${SYSTEM}/node_access_management`;
const BUSINESS_NODES = `${NODE_ACCESS}/business_node_management`;
const NETWORK = `${BUSINESS_NODES}/BN2026-0001/network?`;

/** The address of each drawer that shows an object by its id, without the drawer itself, and the objects. */
const DRAWERS: Record<string, [address: string, ids: Ids]> = {
  'account-center/edge-node/list clone': [EDGE, of(edgeNodeApi.list)],
  'account-center/edge-node/list edit': [EDGE, of(edgeNodeApi.list)],
  'account-center/edge-node/list history': [EDGE, of(edgeNodeApi.list)],
  'account-center/edge-node/list editGroup': [EDGE, the('EG-2', 'EG-3')],
  'account-center/secret-key/list edit': [KEYS, of(secretKeyApi.list)],
  'account-center/secret-key/list history': [KEYS, of(secretKeyApi.list)],
  'alarm/record/table acknowledge': ['/alarm/monitoring_alarm/list?', GOING],
  'business-account/organization/list edit': [ORGANIZATIONS, of(organizationApi.list)],
  'business-account/organization/list history': [ORGANIZATIONS, of(organizationApi.list)],
  'business-account/organization/list authorize': [ORGANIZATIONS, of(organizationApi.list)],
  'business-account/role-sso/mappings edit': [
    '/business_account/sso_management/role_sso?tab=mappings&',
    of(roleSsoApi.list),
  ],
  'log/query/list entry': [
    '/log/query/all?',
    async () => (await logApi.list({ ...PAGE, timeRange: [0, Date.now()] })).list.map(({ id }) => id),
  ],
  'message/contact/contacts edit': [CONTACTS, of(contactApi.list)],
  'message/contact/contacts channels': [CONTACTS, of(contactApi.list)],
  'message/contact/robot-detail edit': ['/message/contact/robot/RB-1?', of(robotApi.list)],
  'message/contact/robot-detail test': ['/message/contact/robot/RB-1?', of(robotApi.list)],
  'message/contact/robots edit': [ROBOTS, of(robotApi.list)],
  'message/contact/robots test': [ROBOTS, of(robotApi.list)],
  'message/message/messages message': ['/message/all?', of(messageApi.list)],
  'system-settings/announcement/list neighbors': [`${BUSINESS_NODES}/announcements?`, of(announcementApi.list)],
  'system-settings/business-node/list activate': [`${BUSINESS_NODES}?`, the('BN2026-0009', 'BN2026-0001')],
  'system-settings/business-node/list history': [`${BUSINESS_NODES}?`, NODES],
  'system-settings/command-task/list output': [`${NODE_ACCESS}/node_command_task_management?`, of(commandTaskApi.list)],
  'system-settings/config-backup/list recover': [`${SYSTEM}/config_backup_recovery?`, of(configBackupApi.list)],
  'system-settings/ddi-node/list edit': [`${NODE_ACCESS}/ddi_node_management?`, of(ddiNodeApi.list)],
  'system-settings/host/list clone': [`${SYSTEM}/host_management?`, of(hostApi.list)],
  'system-settings/host/list edit': [`${SYSTEM}/host_management?`, of(hostApi.list)],
  'system-settings/intelligence-source/list edit': [`${SYSTEM}/intelligence_source?`, of(intelSourceApi.list)],
  'system-settings/intelligence-source/list entry': [
    `${SYSTEM}/intelligence_source?tab=log&`,
    the('INTLOG-1', 'INTLOG-2'),
  ],
  'system-settings/node-network/anycast/section anycast': [`${NETWORK}tab=anycast&`, the('anycast-1', 'anycast-2')],
  'system-settings/node-network/bfd/section template': [`${NETWORK}tab=bfd&`, the('bfd-core', 'bfd-metro')],
  'system-settings/node-network/bgp/section neighbor': [`${NETWORK}tab=bgp&`, the('peer-1', 'peer-2')],
  // One group takes both ports of a node: the other one is a group that is not there yet.
  'system-settings/node-network/bindings/section binding': [NETWORK, the('bond-0', '')],
  'system-settings/node-network/ospf/section ospfArea': [`${NETWORK}tab=ospf&`, the('area-0', 'area-10')],
  'system-settings/node-network/ospf/section ospfInterface': [`${NETWORK}tab=ospf&`, the('ospf-eth0', 'ospf-eth1')],
  'system-settings/node-network/routes/section route': [`${NETWORK}tab=routes&`, the('route-1', 'route-2')],
  'system-settings/node-software/list edit': [`${NODE_ACCESS}/node_software_management?`, of(nodeSoftwareApi.list)],
  'system-settings/scheduled-apply/detail scheduledTime': [
    `${BUSINESS_NODES}/scheduled/SA-104?`,
    the('SA-104', 'SA-103'),
  ],
  'system-settings/scheduled-apply/list scheduledTime': [`${BUSINESS_NODES}/scheduled?`, the('SA-104', 'SA-103')],
  'system-settings/service-provider/detail edit': [
    `${SYSTEM}/service_provider_management/SP-1?`,
    of(serviceProviderApi.list),
  ],
  'system-settings/service-provider/detail test': [
    `${SYSTEM}/service_provider_management/SP-1?`,
    of(serviceProviderApi.list),
  ],
  'system-settings/service-provider/list edit': [`${SYSTEM}/service_provider_management?`, of(serviceProviderApi.list)],
  'system-settings/service-provider/list test': [`${SYSTEM}/service_provider_management?`, of(serviceProviderApi.list)],
};

const SOURCES = import.meta.glob<string>('../../src/pages/**/*.tsx', { query: '?raw', import: 'default', eager: true });

const CASES: [string, (id: string) => string, Ids][] = [
  ...Object.entries(PATHS).map(([path, ids]): [string, (id: string) => string, Ids] => [
    path,
    (id) => path.replace(/:id(\/sub\/:subId)?/, id),
    ids,
  ]),
  ...Object.entries(DRAWERS).map(([name, [address, ids]]): [string, (id: string) => string, Ids] => [
    name,
    (id) => `${address}panel=${name.split(' ')[1]}&item=${encodeURIComponent(id)}`,
    ids,
  ]),
  ['an alarm report', (id) => `/report/monitoring_alarm?id=${id}`, reports('alarm')],
  ['a business report', (id) => `/report/business_report?id=${id}`, reports('business')],
];

/** What stands in the drawer, or on the page without one: its texts, and the values and choices of its fields. */
function shown(): string {
  const place = document.querySelector('[role="dialog"]') ?? document.body;
  const fields = [...place.querySelectorAll<HTMLInputElement>('input, textarea')];
  const values = fields.map(({ type, value, checked }) => (/radio|checkbox/.test(type) ? checked : value));
  return `${place.textContent}\n${values.join('\n')}`;
}

/** Whether the code, the texts or the data of a screen or of its drawer are still to come. */
const isBusy = (hasDrawer: boolean) =>
  document.querySelector('h1') === null ||
  (hasDrawer && document.querySelector('[role="dialog"]') === null) ||
  document.querySelector('[aria-busy="true"]') !== null ||
  lastCalls.some(({ ms }) => ms === undefined);

/**
 * A part whose code takes longer to come than the turns that are waited for is missed by the first look at it, and is there in the
 * next round. What one object leaves at the screen of another is there in each.
 */
const ROUNDS = 3;
/** What came is drawn in one of them. */
const TURNS = 4;

/** What stands there once all of it has come in the place of what was left. */
async function settled(history: MemoryHistory, left = ''): Promise<string> {
  const hasDrawer = history.location.search.includes('panel=');
  const since = performance.now();
  let before = '';
  for (let still = 0; still < TURNS; ) {
    await turn();
    const now = isBusy(hasDrawer) ? '' : shown();
    still = now !== '' && now !== left && now === before ? still + 1 : 0;
    before = now;
    if (performance.now() - since > PATIENCE.timeout) throw new Error('still on its way, or still what was left');
  }
  return before;
}

const go = (history: MemoryHistory, address: string) => act(async () => history.push(address));

afterEach(() => {
  vi.useRealTimers();
});

describe('REL-12 A, then B at the same screen', () => {
  it('is looked at for every path with an id and every drawer that opens by one', () => {
    expect(Object.keys(PATHS).sort()).toEqual(
      routeRows.flatMap(({ path }) => (path.includes('/:') ? [path] : [])).sort(),
    );
    const drawers = Object.entries(SOURCES).flatMap(([file, text]) =>
      [...text.matchAll(/panel\.name === '(\w+)' && \(?\s*<\w+[^>]*\bid=\{panel\.id\}/g)].map(
        ([, panel]) => `${file.replace(/^.*\/src\/pages\/|\.tsx$/g, '')} ${panel}`,
      ),
    );
    expect(Object.keys(DRAWERS).sort()).toEqual(drawers.sort());
  });

  it.each(CASES)('shows B as B alone is shown, and on the way back A as before: %s', async (_, address, ids) => {
    // What counts seconds shows the same ones throughout; timers go on.
    vi.setSystemTime(Date.now());
    const { history } = await renderScreen('/exception');
    const [a, b] = await ids();
    if (a === undefined || b === undefined) throw new Error('needs two');
    const visit = async (to: string, left?: string) => {
      await go(history, to);
      return settled(history, left);
    };
    const alone = async (id: string) => {
      await go(history, '/exception');
      await screen.findByRole('heading', { level: 1 });
      return visit(address(id));
    };
    for (let round = 1; ; round += 1) {
      const aloneA = await alone(a);
      const inPlaceB = await visit(address(b), aloneA);
      await act(async () => history.back());
      const inPlaceA = await settled(history, inPlaceB);
      const aloneB = await alone(b);
      if (round < ROUNDS && (inPlaceB !== aloneB || inPlaceA !== aloneA)) continue;
      expect(inPlaceB).toBe(aloneB);
      expect(inPlaceA).toBe(aloneA);
      return;
    }
  });
});
