import { edgeNodeApi } from '@/api/account-center/edge-node';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { alarmTaskApi } from '@/api/alarm/task';
import { organizationApi } from '@/api/business-account/organization';
import { policyApi } from '@/api/business-account/policy';
import { roleApi } from '@/api/business-account/role';
import { subAccountApi } from '@/api/business-account/sub-account';
import { pushTaskApi } from '@/api/log/push-task';
import type { LogEntry } from '@/api/log/query';
import { hostApi } from '@/api/system-settings/host';
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
};

/** How what an entry tells of can be taken back: by the opposite verb, or by a form with the old values. */
export function takeBackOf({ object, verb, result, id }: LogEntry): {
  flip?: Flip;
  edit?: { call: GuardedCall; to: string };
} {
  if (!object || result !== 'success') return {};
  const flip = FLIPS[`${object.kind} ${verb}`];
  if (flip) return { flip };
  const edit = verb === 'update' ? EDITS[object.kind] : undefined;
  return edit ? { edit: { call: edit.call, to: edit.address(object.id, id) } } : {};
}
