import type { LogDetail, LogEntry } from '@/api/log/query';
import { to } from '@/routes/href';

type LogObject = NonNullable<LogEntry['object']>;

/** The address of the task of an alarm. */
export const taskAddress = ({ id }: { id: string }): string =>
  to('/alarm/monitoring_alarm/task_management/:id', { id });

/** Where an object is shown, by its kind; null for those of the products, which have their screens elsewhere. */
const SCREENS: Readonly<Record<string, (object: LogObject) => string>> = {
  role: ({ id }) => to('/business_account/role_management/:id', { id }),
  policy: ({ id }) => to('/business_account/policy_management/:id', { id }),
  subAccount: ({ id }) => to('/business_account/account_management/:id', { id }),
  organization: ({ name }) => to('/business_account/organization_management', { q: name }),
  secretKey: ({ id }) => to('/account_center/secret_key', { q: id }),
  edgeNode: ({ name }) => to('/account_center/client_management', { q: name }),
  businessNode: ({ id }) => to('/system_settings/node_access_management/business_node_management/:id/network', { id }),
  host: ({ name }) => to('/system_settings/host_management', { q: name }),
  ddiNode: ({ name }) => to('/system_settings/node_access_management/ddi_node_management', { q: name }),
  alarmTask: taskAddress,
  pushTask: ({ id }) => to('/log/push_management/:id', { id }),
  contact: ({ name }) => to('/message/contact', { q: name }),
  // The screen knows of which service it is.
  robot: ({ id, name }) => to('/message/contact', { tab: 'robot', item: id, q: name }),
  reportSubscription: ({ id }) => to('/alarm/business_report/subscription_task/:id', { id }),
  intelSource: () => to('/system_settings/intelligence_source'),
  serviceProvider: () => to('/system_settings/service_provider_management'),
  ownAccount: () => to('/account_center/account_security'),
};

/** The address of the object that an entry is about; null where nothing is left to look at. */
export function objectAddress({ type, object, verb, result }: LogEntry): string | null {
  const isGone = result === 'success' && /^(delete|bulkDelete)$/.test(verb);
  // An interception, or an alarm that only the log still keeps, is about things in the products' own numbers.
  if (type === 'alarm')
    return object?.kind === 'alarm' ? to('/alarm/monitoring_alarm/list/:id', { id: object.id }) : null;
  return object && type === 'operation' && !isGone ? (SCREENS[object.kind]?.(object) ?? null) : null;
}

/** Where an apply to the network of a node stands in its history, with the way back; null for every other entry. */
export function applyAddress({ object, taskId, result }: LogDetail): string | null {
  if (taskId === undefined || object?.kind !== 'businessNode' || result !== 'success') return null;
  return to(
    '/system_settings/node_access_management/business_node_management/:id/network',
    { id: object.id },
    { tab: 'history', apply: taskId },
  );
}
