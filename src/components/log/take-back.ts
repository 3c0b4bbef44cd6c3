import { edgeNodeApi } from '@/api/account-center/edge-node';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { alarmTaskApi } from '@/api/alarm/task';
import { organizationApi } from '@/api/business-account/organization';
import { policyApi } from '@/api/business-account/policy';
import { roleApi } from '@/api/business-account/role';
import { subAccountApi } from '@/api/business-account/sub-account';
import { pushTaskApi } from '@/api/log/push-task';
import type { LogEntry } from '@/api/log/query';
import { contactApi } from '@/api/message/contact';
import { robotApi } from '@/api/message/robot';
import { subscriptionApi } from '@/api/report/subscription';
import { ddiNodeApi } from '@/api/system-settings/ddi-node';
import { hostApi } from '@/api/system-settings/host';
import { intelSourceApi } from '@/api/system-settings/intelligence-source';
import { serviceProviderApi } from '@/api/system-settings/service-provider';
import type { GuardedCall } from '@/lib/contract/client';
import { to } from '@/routes/href';

interface Flip {
  call: GuardedCall;
  /** The verb that is about to be done. */
  verb: string;
  needsPassword: boolean;
  isDanger: boolean;
  run: (id: string, password: string) => Promise<unknown>;
}

type ById = GuardedCall & ((input: { id: string }) => Promise<unknown>);
const asked = (call: ById, verb: string, isDanger: boolean): Flip => ({
  call,
  verb,
  needsPassword: false,
  isDanger,
  run: (id) => call({ id }),
});
const enableKey = asked(secretKeyApi.enable, 'enable', false);
const disableKey = asked(secretKeyApi.disable, 'disable', true);
const lockAccount: Flip = {
  call: subAccountApi.lock,
  verb: 'lock',
  needsPassword: true,
  isDanger: true,
  run: (id, password) => subAccountApi.lock({ id, password }),
};
const unlockAccount: Flip = {
  call: subAccountApi.unlock,
  verb: 'unlock',
  needsPassword: true,
  isDanger: false,
  run: (id, password) => subAccountApi.unlock({ id, password }),
};

/** Verbs that another verb undoes, by kind of object. */
const FLIPS: Readonly<Record<string, Flip>> = {
  'secretKey disable': enableKey,
  'secretKey bulkDisable': enableKey,
  'secretKey enable': disableKey,
  'secretKey bulkEnable': disableKey,
  'alarmTask disable': asked(alarmTaskApi.enable, 'enable', false),
  'alarmTask enable': asked(alarmTaskApi.disable, 'disable', true),
  'pushTask disable': asked(pushTaskApi.enable, 'enable', false),
  'pushTask enable': asked(pushTaskApi.disable, 'disable', true),
  'reportSubscription disable': asked(subscriptionApi.enable, 'enable', false),
  'reportSubscription enable': asked(subscriptionApi.disable, 'disable', true),
  'serviceProvider disable': asked(serviceProviderApi.enable, 'enable', false),
  'serviceProvider enable': asked(serviceProviderApi.disable, 'disable', true),
  'intelSource disable': asked(intelSourceApi.enable, 'enable', false),
  'intelSource enable': asked(intelSourceApi.disable, 'disable', true),
  'subAccount lock': unlockAccount,
  'subAccount bulkLock': unlockAccount,
  'subAccount unlock': lockAccount,
  'subAccount bulkUnlock': lockAccount,
};

interface Edit {
  call: GuardedCall;
  address: (id: string, restore: string) => string;
}

/** Forms that take the old values of an edit, by kind of object. */
const EDITS: Readonly<Record<string, Edit>> = {
  role: {
    call: roleApi.update,
    address: (id, restore) => to('/business_account/role_management/:id/edit', { id }, { restore }),
  },
  policy: {
    call: policyApi.update,
    address: (id, restore) => to('/business_account/policy_management/:id/edit', { id }, { restore }),
  },
  secretKey: {
    call: secretKeyApi.update,
    address: (item, restore) => to('/account_center/secret_key', { panel: 'edit', item, restore }),
  },
  organization: {
    call: organizationApi.update,
    address: (item, restore) => to('/business_account/organization_management', { panel: 'edit', item, restore }),
  },
  edgeNode: {
    call: edgeNodeApi.update,
    address: (item, restore) => to('/account_center/client_management', { panel: 'edit', item, restore }),
  },
  host: {
    call: hostApi.update,
    address: (item, restore) => to('/system_settings/host_management', { panel: 'edit', item, restore }),
  },
  ddiNode: {
    call: ddiNodeApi.update,
    address: (item, restore) =>
      to('/system_settings/node_access_management/ddi_node_management', { panel: 'edit', item, restore }),
  },
  alarmTask: {
    call: alarmTaskApi.update,
    address: (id, restore) => to('/alarm/monitoring_alarm/task_management/:id/edit', { id }, { restore }),
  },
  reportSubscription: {
    call: subscriptionApi.update,
    address: (id, restore) => to('/alarm/business_report/subscription_task/:id/edit', { id }, { restore }),
  },
  pushTask: {
    call: pushTaskApi.update,
    address: (id, restore) => to('/log/push_management/:id/edit', { id }, { restore }),
  },
  contact: {
    call: contactApi.update,
    address: (item, restore) => to('/message/contact', { panel: 'edit', item, restore }),
  },
  robot: {
    call: robotApi.update,
    address: (item, restore) => to('/message/contact', { tab: 'robot', panel: 'edit', item, restore }),
  },
  serviceProvider: {
    call: serviceProviderApi.update,
    address: (item, restore) => to('/system_settings/service_provider_management', { panel: 'edit', item, restore }),
  },
  subAccount: {
    call: subAccountApi.update,
    address: (id, restore) => to('/business_account/account_management/:id', { id }, { restore }),
  },
};

/** An account has forms of its own for how it signs in and from where; the one that takes old values is of the account itself. */
const isOfPart = ({ object, path }: LogEntry) =>
  object?.kind === 'subAccount' && path !== '' && path !== subAccountApi.update.path;

/** How what an entry tells of can be taken back: by the opposite verb, or by a form with the old values. */
export function takeBackOf(entry: LogEntry): { flip?: Flip; edit?: { call: GuardedCall; to: string } } {
  const { object, verb, result, id } = entry;
  if (!object || result !== 'success') return {};
  const flip = FLIPS[`${object.kind} ${verb}`];
  if (flip) return { flip };
  const edit = verb === 'update' && !isOfPart(entry) ? EDITS[object.kind] : undefined;
  return edit ? { edit: { call: edit.call, to: edit.address(object.id, id) } } : {};
}
