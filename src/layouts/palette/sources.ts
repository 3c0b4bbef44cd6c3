import { edgeNodeApi } from '@/api/account-center/edge-node';
import { type SecretKey, secretKeyApi } from '@/api/account-center/secret-key';
import { alarmRecordApi } from '@/api/alarm/record';
import { alarmTaskApi } from '@/api/alarm/task';
import { organizationApi } from '@/api/business-account/organization';
import { roleApi } from '@/api/business-account/role';
import { type SubAccount, subAccountApi } from '@/api/business-account/sub-account';
import { orderApi } from '@/api/cost-center/order';
import { documentApi } from '@/api/help/doc';
import type { Session } from '@/api/session/session';
import { businessNodeApi } from '@/api/system-settings/business-node';
import { ddiNodeApi } from '@/api/system-settings/ddi-node';
import { hostApi } from '@/api/system-settings/host';
import type { CallOptions } from '@/lib/contract/client';
import type { ListRequest } from '@/lib/contract/endpoint';
import type { Path } from '@/routes';
import { to } from '@/routes/href';
import { maySee, rowAt } from '../shell/menu';
import type { PaletteGroup } from './option';

/** What the palette found: an object, and where it leads. */
export interface Found {
  key: string;
  group: PaletteGroup;
  /** The screen that it belongs to. */
  screen: Path;
  label: string;
  /** The language of the label, where it is not that of the interface. */
  lang?: 'zh-CN';
  /** The object itself, where something can be done to it. */
  secretKey?: SecretKey;
  account?: SubAccount;
  /** How many there are in all, on the line that leads to all of them. */
  total?: number;
}

type One = Omit<Found, 'group' | 'screen' | 'total'>;

interface Source {
  group: PaletteGroup;
  screen: Path;
  /** Whether everybody may read it, also without the screen. */
  isOpen?: boolean;
  find: (keyword: string, options: CallOptions, session: Session) => Promise<{ list: readonly One[]; total?: number }>;
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
const DOCUMENTS = '/help_doc/list';
const HOSTS = '/system_settings/host_management';

/** Where the palette looks besides the screens: each by its list call, at the gateway. */
const SOURCES: readonly Source[] = [
  {
    screen: '/business_account/account_management',
    group: 'accounts',
    find: async (keyword, options) => {
      const { list, total } = await subAccountApi.list(first(keyword), options);
      return {
        total,
        list: list.map((account) => ({
          key: to('/business_account/account_management/:id', { id: account.id }),
          label: words(account.name, account.userName),
          account,
        })),
      };
    },
  },
  {
    screen: NODES,
    group: 'nodes',
    find: async (keyword, options) => {
      const { list, total } = await edgeNodeApi.list(first(keyword), options);
      return {
        total,
        list: list.map(({ id, deviceName, name }) => ({
          key: to(NODES, { q: id }),
          label: words(deviceName, name, id),
        })),
      };
    },
  },
  {
    screen: BUSINESS_NODES,
    group: 'nodes',
    find: async (keyword, options) => {
      const { list, total } = await businessNodeApi.list(first(keyword), options);
      return {
        total,
        list: list.map(({ id, name, ip }) => ({ key: to(BUSINESS_NODES, { q: id }), label: words(name, ip, id) })),
      };
    },
  },
  {
    screen: DDI_NODES,
    group: 'nodes',
    find: async (keyword, options) => {
      const { list, total } = await ddiNodeApi.list(first(keyword), options);
      return { total, list: list.map(({ name, ip }) => ({ key: to(DDI_NODES, { q: name }), label: words(name, ip) })) };
    },
  },
  {
    screen: HOSTS,
    group: 'nodes',
    find: async (keyword, options) => {
      const { list, total } = await hostApi.list(first(keyword), options);
      return { total, list: list.map(({ name, ip }) => ({ key: to(HOSTS, { q: name }), label: words(name, ip) })) };
    },
  },
  {
    screen: ORGANIZATIONS,
    group: 'accounts',
    find: async (keyword, options) => {
      const { list, total } = await organizationApi.list(first(keyword), options);
      return {
        total,
        list: list.map(({ name, code }) => ({ key: to(ORGANIZATIONS, { q: code }), label: words(name, code) })),
      };
    },
  },
  {
    screen: ALARMS,
    group: 'alarms',
    find: async (keyword, options) => {
      const { list, total } = await alarmRecordApi.list(first(keyword), options);
      return {
        total,
        list: list.map(({ id, name, taskName }) => ({
          key: to('/alarm/monitoring_alarm/list/:id', { id }),
          label: words(name, taskName, id),
        })),
      };
    },
  },
  {
    screen: ALARM_TASKS,
    group: 'alarms',
    find: async (keyword, options) => {
      const { list, total } = await alarmTaskApi.list(first(keyword), options);
      return {
        total,
        list: list.map(({ id, name, sceneName }) => ({
          key: to('/alarm/monitoring_alarm/task_management/:id', { id }),
          label: words(name, sceneName),
        })),
      };
    },
  },
  {
    screen: '/cost_center/order_management',
    group: 'orders',
    find: async (keyword, options) => {
      const { list, total } = await orderApi.list(first(keyword), options);
      return {
        total,
        list: list.map(({ id, productName }) => ({
          key: to('/cost_center/order_management/:id', { id }),
          label: words(id, productName),
        })),
      };
    },
  },
  {
    screen: '/business_account/role_management',
    group: 'accounts',
    find: async (keyword, options) => {
      const { list, total } = await roleApi.list(first(keyword), options);
      return {
        total,
        list: list.map(({ id, name }) => ({ key: to('/business_account/role_management/:id', { id }), label: name })),
      };
    },
  },
  {
    screen: KEYS,
    group: 'keys',
    find: async (keyword, options) => {
      const { list, total } = await secretKeyApi.list(first(keyword), options);
      return {
        total,
        list: list.map((secretKey) => ({
          key: to(KEYS, { q: secretKey.id }),
          label: words(secretKey.id, secretKey.description),
          secretKey,
        })),
      };
    },
  },
  {
    screen: FAQ,
    group: 'help',
    find: async (keyword) => {
      const { faqFor } = await import('./faq');
      return {
        list: faqFor(keyword, FEW).map(({ id, title }) => ({ key: to(FAQ, { id }), label: title, lang: 'zh-CN' })),
      };
    },
  },
  {
    screen: DOCUMENTS,
    isOpen: true,
    group: 'help',
    find: async (keyword, options, session) => {
      const { list } = await documentApi.getDirectories({}, options);
      const wanted = keyword.toLowerCase();
      // Documents are for everybody; who may enter their screen stays inside the console.
      const row = rowAt(DOCUMENTS);
      const isInside = row !== undefined && maySee(row, session);
      const found = list
        .flatMap((one) => one.documents)
        .filter(({ title }) => title.toLowerCase().includes(wanted))
        .slice(0, FEW)
        .map(({ id, title }) => ({
          key: to(isInside ? DOCUMENTS : '/anonymous/help_doc', { id }),
          label: title,
        }));
      return { list: found };
    },
  },
];

/** The way to everything that a list finds, under the few that stand here. */
const rest = ({ group, screen }: Source, keyword: string, total: number): Found[] =>
  total > FEW ? [{ key: `${screen}?${new URLSearchParams({ q: keyword })}`, group, screen, label: '', total }] : [];

/** What one source answered: what it found, also nothing, or that it could not be asked. */
export interface Answer {
  found: readonly Found[];
  /** The screen whose objects could not be searched. */
  missed: Path | null;
  isLast: boolean;
}

/** Asks every source that the session may see, or some of them; `tell` hears of each answer. */
export function findEverywhere(
  session: Session,
  keyword: string,
  signal: AbortSignal,
  tell: (answer: Answer) => void,
  only?: readonly Path[],
): void {
  const asked = SOURCES.filter(({ screen, isOpen }) => {
    if (only && !only.includes(screen)) return false;
    const row = rowAt(screen);
    return isOpen === true || (row !== undefined && maySee(row, session));
  });
  let left = asked.length;
  for (const source of asked) {
    const { group, screen, find } = source;
    find(keyword, { signal }, session)
      .then(
        ({ list, total = 0 }) => ({
          found: [...list.map((one) => ({ ...one, group, screen })), ...rest(source, keyword, total)],
          missed: null,
        }),
        () => ({ found: [], missed: screen }),
      )
      .then((answer) => {
        left -= 1;
        if (!signal.aborted) tell({ ...answer, isLast: left === 0 });
      });
  }
}
