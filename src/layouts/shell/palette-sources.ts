import { edgeNodeApi } from '@/api/account-center/edge-node';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { alarmRecordApi } from '@/api/alarm/record';
import { alarmTaskApi } from '@/api/alarm/task';
import { organizationApi } from '@/api/business-account/organization';
import { roleApi } from '@/api/business-account/role';
import { subAccountApi } from '@/api/business-account/sub-account';
import { orderApi } from '@/api/cost-center/order';
import { documentApi } from '@/api/help/doc';
import type { Session } from '@/api/session/session';
import { businessNodeApi } from '@/api/system-settings/business-node';
import { ddiNodeApi } from '@/api/system-settings/ddi-node';
import { hostApi } from '@/api/system-settings/host';
import type { MessageId } from '@/i18n/messages';
import type { CallOptions } from '@/lib/contract/client';
import type { ListRequest } from '@/lib/contract/endpoint';
import { to } from '@/routes/href';
import { maySee, rowAt } from './menu';

/** One object that the palette found, and where it leads. */
export interface Found {
  key: string;
  label: string;
  /** The language of the label, where it is not that of the interface. */
  lang?: 'zh-CN';
  /** Title of the screen that it belongs to. */
  kind: MessageId;
}

interface Source {
  /** The screen whose right it takes; null for what everybody may read. */
  screen: string | null;
  kind: MessageId;
  find: (keyword: string, options: CallOptions, session: Session) => Promise<readonly Omit<Found, 'kind'>[]>;
}

const FEW = 5;
const first = (keyword: string): ListRequest => ({ current: 1, pageSize: FEW, keyword });
const words = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' · ');

const KEYS = '/account_center/secret_key';
const FAQ = '/common_problem';
const NODES = '/account_center/client_management';
const ORGANIZATIONS = '/business_account/organization_management';
const ALARMS = '/alarm/monitoring_alarm/list';
const ALARM_TASKS = '/alarm/monitoring_alarm/task_management';
const BUSINESS_NODES = '/system_settings/node_access_management/business_node_management';
const DDI_NODES = '/system_settings/node_access_management/ddi_node_management';
const HOSTS = '/system_settings/host_management';

/** Where the palette looks besides the screens (KIT-01): each by its list call, at the gateway. */
const SOURCES: readonly Source[] = [
  {
    screen: '/business_account/account_management',
    kind: 'subAccount.title',
    find: async (keyword, options) => {
      const { list } = await subAccountApi.list(first(keyword), options);
      return list.map(({ id, name, userName }) => ({
        key: to('/business_account/account_management/:id', { id }),
        label: words(name, userName),
      }));
    },
  },
  {
    screen: NODES,
    kind: 'edgeNode.title',
    find: async (keyword, options) => {
      const { list } = await edgeNodeApi.list(first(keyword), options);
      return list.map(({ id, deviceName, name }) => ({
        key: to(NODES, { q: id }),
        label: words(deviceName, name, id),
      }));
    },
  },
  {
    screen: BUSINESS_NODES,
    kind: 'businessNode.title',
    find: async (keyword, options) => {
      const { list } = await businessNodeApi.list(first(keyword), options);
      return list.map(({ id, name, ip }) => ({ key: to(BUSINESS_NODES, { q: id }), label: words(name, ip, id) }));
    },
  },
  {
    screen: DDI_NODES,
    kind: 'ddiNode.title',
    find: async (keyword, options) => {
      const { list } = await ddiNodeApi.list(first(keyword), options);
      return list.map(({ name, ip }) => ({ key: to(DDI_NODES, { q: name }), label: words(name, ip) }));
    },
  },
  {
    screen: HOSTS,
    kind: 'host.title',
    find: async (keyword, options) => {
      const { list } = await hostApi.list(first(keyword), options);
      return list.map(({ name, ip }) => ({ key: to(HOSTS, { q: name }), label: words(name, ip) }));
    },
  },
  {
    screen: ORGANIZATIONS,
    kind: 'organization.title',
    find: async (keyword, options) => {
      const { list } = await organizationApi.list(first(keyword), options);
      return list.map(({ name, code }) => ({ key: to(ORGANIZATIONS, { q: code }), label: words(name, code) }));
    },
  },
  {
    screen: ALARMS,
    kind: 'alarmRecord.title',
    find: async (keyword, options) => {
      const { list } = await alarmRecordApi.list(first(keyword), options);
      return list.map(({ id, name, taskName }) => ({
        key: to('/alarm/monitoring_alarm/list/:id', { id }),
        label: words(name, taskName, id),
      }));
    },
  },
  {
    screen: ALARM_TASKS,
    kind: 'alarmTask.title',
    find: async (keyword, options) => {
      const { list } = await alarmTaskApi.list(first(keyword), options);
      return list.map(({ id, name, sceneName }) => ({
        key: to('/alarm/monitoring_alarm/task_management/:id', { id }),
        label: words(name, sceneName),
      }));
    },
  },
  {
    screen: '/cost_center/order_management',
    kind: 'order.title',
    find: async (keyword, options) => {
      const { list } = await orderApi.list(first(keyword), options);
      return list.map(({ id, productName }) => ({
        key: to('/cost_center/order_management/:id', { id }),
        label: words(id, productName),
      }));
    },
  },
  {
    screen: '/business_account/role_management',
    kind: 'role.title',
    find: async (keyword, options) => {
      const { list } = await roleApi.list(first(keyword), options);
      return list.map(({ id, name }) => ({ key: to('/business_account/role_management/:id', { id }), label: name }));
    },
  },
  {
    screen: KEYS,
    kind: 'secretKey.title',
    find: async (keyword, options) => {
      const { list } = await secretKeyApi.list(first(keyword), options);
      return list.map(({ id, description }) => ({ key: to(KEYS, { q: id }), label: words(id, description) }));
    },
  },
  {
    screen: FAQ,
    kind: 'faq.title',
    find: async (keyword) => {
      const { faqFor } = await import('./palette-faq');
      return faqFor(keyword, FEW).map(({ id, title }) => ({ key: to(FAQ, { id }), label: title, lang: 'zh-CN' }));
    },
  },
  {
    screen: null,
    kind: 'document.title',
    find: async (keyword, options, session) => {
      const { list } = await documentApi.getDirectories({}, options);
      const wanted = keyword.toLowerCase();
      // Documents are for everybody; who may enter their screen stays inside the console.
      const row = rowAt('/help_doc/list');
      const isInside = row !== undefined && maySee(row, session);
      return list
        .flatMap((one) => one.documents)
        .filter(({ title }) => title.toLowerCase().includes(wanted))
        .slice(0, FEW)
        .map(({ id, title }) => ({
          key: to(isInside ? '/help_doc/list' : '/anonymous/help_doc', { id }),
          label: title,
        }));
    },
  },
];

/** Asks every source that the session may see; `tell` hears of each answer. One that fails is left out. */
export function findEverywhere(
  session: Session,
  keyword: string,
  signal: AbortSignal,
  tell: (found: readonly Found[]) => void,
): void {
  for (const { screen, kind, find } of SOURCES) {
    const row = screen === null ? null : rowAt(screen);
    if (row === undefined || (row && !maySee(row, session))) continue;
    find(keyword, { signal }, session).then(
      (list) => signal.aborted || tell(list.map((one) => ({ ...one, kind }))),
      () => undefined,
    );
  }
}
