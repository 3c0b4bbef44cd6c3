import { type AccountCreation, subAccounts } from '@/api/business-account/sub-account';
import { can } from '@/api/business-account/sub-account-state';
import type { ListRequest } from '@/lib/contract/endpoint';
import { isSameText } from '@/lib/rules/same-text';
import { isContactFree } from '../account-center/contact-book';
import { setPassword } from '../account-center/credentials';
import { keysOf } from '../account-center/secret-key';
import { bulk } from '../runtime/bulk';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import { matching, type Narrowing, pageOf } from '../runtime/table';
import type { World } from '../runtime/world';
import { limitsOf } from './account-limits';
import { type AccountRow, accountsOf, toWire } from './account-rows';
import { assignRole, authorizationOf, checkBasic, checkRole, grant } from './authorization';
import { bulkImpactOf, type Impact, impactOf } from './impact';
import { organizationRef, organizationsBelow } from './organization-rows';
import { policyRowsOf } from './policy';
import { checkResources } from './resources';
import { rolesOf } from './role';
import { listRoleUsersBy } from './role-users';

const OPTIONS = 50;
const DAY = 86_400_000;

listRoleUsersBy((world, roleId) =>
  accountsOf(world)
    .rows.filter((account) => account.roleId === roleId)
    .map(({ id, name, status }) => ({ id, name, status, choice: () => authorizationOf(world, id).choice })),
);

const ownId = (world: World) => world.persona.id;

function prove(world: World, password: string): void {
  if (password !== world.password) refuse('WRONG_PASSWORD', { fields: ['password'] });
}

/** The account, if its state allows the action. */
function allowed(world: World, id: string, permit: typeof can.lock): AccountRow {
  const account = accountsOf(world).get(id);
  const answer = permit(account, ownId(world));
  if (answer === 'subAccount.isOwn') refuse('OWN_ACCOUNT');
  if (answer !== true) {
    const why = account.status === 'locked' ? 'isLocked' : 'isNotLocked';
    refuse('ILLEGAL_STATE', { why: permit === can.lock || permit === can.unlock ? why : undefined });
  }
  return account;
}

const isFree = (world: World, field: 'name' | 'phone' | 'email', value: string, id?: string) => {
  if (field !== 'name') return isContactFree(world, value, id);
  const wanted = value.toLowerCase();
  return wanted !== 'acme' && !accountsOf(world).rows.some((one) => one.id !== id && one.name.toLowerCase() === wanted);
};

/** Refuses contacts of other accounts and an organization that is gone. */
function check(
  world: World,
  input: { phone: string; email: string; organizationId?: string | undefined },
  id?: string,
): void {
  if (!isFree(world, 'phone', input.phone, id)) refuse('CONTACT_TAKEN', { fields: ['phone'] });
  if (!isFree(world, 'email', input.email, id)) refuse('CONTACT_TAKEN', { fields: ['email'] });
  const { organizationId = null } = input;
  if (organizationId !== null && organizationRef(world, organizationId) === null)
    refuse('NOT_FOUND', { fields: ['organizationId'] });
}

const orNull = (text: string | undefined) => (text === undefined || text === '' ? null : text);

const mask = (text: string) => text.replace(/^(.{1,3}).*?(@.*|.{4})$/, '$1****$2');

const freshPassword = () => `Aa1${crypto.randomUUID().replaceAll('-', '').slice(0, 11)}#`;

const FACTS = { keyword: ['id', 'name', 'userName', 'phone', 'email'], time: 'createdAt' } as const;

/** The accounts of the chosen roles, and of the chosen organizations and all below them; and what is left to narrow them by. */
function scope(world: World, { filters = {}, ...rest }: Within) {
  const { within = [], role = [], idle = [], lacks = [], ...others } = filters;
  const below = organizationsBelow(world, within);
  const isWithin = ({ organizationId }: AccountRow) =>
    within.length === 0 || (organizationId !== null && below.has(organizationId));
  const hasRole = ({ roleId }: AccountRow) => role.length === 0 || (roleId !== null && role.includes(roleId));
  const isIdle = ({ lastLoginAt }: AccountRow) =>
    idle.length === 0 ||
    idle.some((days) => (lastLoginAt === null ? days === 'never' : world.now() - lastLoginAt >= Number(days) * DAY));
  const isLacking = ({ roleId, organizationId }: AccountRow) =>
    lacks.length === 0 || lacks.some((what) => (what === 'role' ? roleId : organizationId) === null);
  return {
    rows: accountsOf(world).rows.filter((one) => isWithin(one) && hasRole(one) && isIdle(one) && isLacking(one)),
    narrowing: { ...rest, filters: others },
  };
}
type Within = Narrowing & {
  filters?: Partial<Record<'within' | 'role' | 'idle' | 'lacks', string[] | undefined>> | undefined;
};

/** The ids that a bulk verb acts on: those that were named, or all that the filters match now. */
export function targetOf(world: World, target: { ids: string[] } | { all: Within }): string[] {
  if ('ids' in target) return [...new Set(target.ids)];
  const { rows, narrowing } = scope(world, target.all);
  return matching(rows, narrowing, FACTS).map(({ id }) => id);
}

/** What an account of a file may: what its role says, and to look. */
const FOLLOWS = {
  followsRole: true,
  fullBusinessData: { dns: false, sdns: false },
  dataAccess: 'readOnly',
  fullLogData: false,
} as const;

/** Refuses what cannot be created; `ahead` accounts are created before it. */
function checkNew(
  world: World,
  { name, ...input }: Pick<AccountCreation, 'name' | 'phone' | 'email' | 'organizationId'>,
  ahead = 0,
): void {
  const { authorized, used } = limitsOf(world);
  if (used + ahead >= authorized) refuse('QUOTA_REACHED', { values: { limit: authorized } });
  if (!isFree(world, 'name', name)) refuse('ACCOUNT_TAKEN', { fields: ['name'] });
  check(world, input);
}

/** The ordinary role of that name. */
function roleNamed(world: World, name: string): string {
  const found = rolesOf(world).find((one) => one.type === 'ordinary' && isSameText(one.name, name));
  return found?.id ?? refuse('ROLE_UNKNOWN', { fields: ['role'], values: { name } });
}

function create(world: World, { name, password, basic, resources, ...input }: AccountCreation): string {
  checkNew(world, { name, ...input });
  checkBasic(world, basic);
  checkResources(resources);
  const id = world.nextId('A');
  accountsOf(world).add({
    ...input,
    id,
    name,
    password,
    status: 'normal',
    authorization: 'normal',
    roleId: basic.roleId,
    organizationId: input.organizationId ?? null,
    backupPhone: null,
    createdBy: world.persona.name,
    userName: orNull(input.userName),
    company: orNull(input.company),
    industry: orNull(input.industry),
    region: orNull(input.region),
    createdAt: world.now(),
    lastLoginAt: null,
    version: 1,
  });
  grant(world, id, { basic, resources });
  // Who made it knows its first password.
  setPassword(world, { id }, password, 'firstLogin');
  return id;
}

/** A page of the accounts as the gateway sends them. */
export function accountPage(world: World, request: Within & ListRequest) {
  const { rows, narrowing } = scope(world, request);
  const found = pageOf(rows, { ...request, ...narrowing }, FACTS);
  return { total: found.total, list: found.list.map((one) => toWire(world, one)) };
}

/** The policies that lose an account when it is deleted. */
function attachedTo(world: World, id: string): Impact[] {
  const names = policyRowsOf(world)
    .rows.filter(({ accountIds }) => accountIds.includes(id))
    .map(({ name }) => name);
  return names.length === 0 ? [] : [{ kind: 'policy', total: names.length, names }];
}

export const subAccount = implement(subAccounts, {
  list: (request, { world }) => accountPage(world, request),
  getOptions: ({ keyword = '', ids }, { world }) => {
    const wanted = ids && new Set(ids);
    const part = keyword.toLowerCase();
    const found = accountsOf(world).rows.filter(({ id, name }) =>
      wanted ? wanted.has(id) : name.toLowerCase().includes(part),
    );
    const list = (wanted ? found : found.slice(0, OPTIONS)).map(({ id, name }) => ({ id, name }));
    return { list, total: found.length };
  },
  get: ({ id }, { world }) => toWire(world, accountsOf(world).get(id)),
  getLimits: (_, { world }) => limitsOf(world),
  checkUnique: ({ field, value, id }, { world }) => ({ isUnique: isFree(world, field, value, id) }),
  add: (input, { world }) => ({ id: create(world, input) }),
  import: ({ list }, { world, language }) => {
    const byLine = new Map(list.map(({ line, ...input }) => [String(line), input]));
    const passwords: { name: string; password: string }[] = [];
    const result = bulk([...byLine.keys()], language, (line) => {
      const found = byLine.get(line);
      if (!found) return;
      const { role, type = 'businessSub', ...input } = found;
      const roleId = roleNamed(world, role);
      const password = freshPassword();
      create(world, {
        ...input,
        type,
        password,
        basic: { ...FOLLOWS, messageChannels: ['inSite'], roleId },
        resources: [],
      });
      passwords.push({ name: input.name, password });
    });
    return { ...result, passwords };
  },
  previewImport: ({ list }, { world, language }) => {
    const byLine = new Map(list.map(({ line, ...input }) => [String(line), input]));
    let ahead = 0;
    return bulk([...byLine.keys()], language, (line) => {
      const found = byLine.get(line);
      if (!found) return;
      roleNamed(world, found.role);
      checkNew(world, found, ahead);
      ahead += 1;
    });
  },
  update: ({ id, version, ...input }, { world }) => {
    check(world, input, id);
    const organizationId = input.organizationId ?? null;
    // Its organization decides what data an account sees.
    if (id === ownId(world) && organizationId !== accountsOf(world).get(id).organizationId) {
      refuse('OWN_ACCOUNT', { fields: ['organizationId'] });
    }
    accountsOf(world).changeVersion(id, version, {
      ...input,
      organizationId,
      userName: orNull(input.userName),
      company: orNull(input.company),
      industry: orNull(input.industry),
      region: orNull(input.region),
    });
    return {};
  },
  getImpact: ({ id, verb }, { world }) => {
    const account = accountsOf(world).get(id);
    if (verb === 'lock') return { list: impactOf(account, verb) };
    const keys = keysOf(world, id).rows.map((key) => `${key.id} ${key.description}`);
    return { list: [...impactOf(account, verb, keys), ...attachedTo(world, id)] };
  },
  getBulkImpact: (target, { world }) => ({
    list: bulkImpactOf(targetOf(world, target).map((id) => accountsOf(world).get(id))),
  }),
  lock: ({ id, password }, { world }) => {
    const account = allowed(world, id, can.lock);
    prove(world, password);
    account.status = 'locked';
    return {};
  },
  unlock: ({ id, password }, { world }) => {
    const account = allowed(world, id, can.unlock);
    prove(world, password);
    account.status = 'normal';
    return {};
  },
  bulkLock: ({ password, ...target }, { world, language }) => {
    prove(world, password);
    return bulk(targetOf(world, target), language, (id) => {
      allowed(world, id, can.lock).status = 'locked';
    });
  },
  bulkUnlock: ({ password, ...target }, { world, language }) => {
    prove(world, password);
    return bulk(targetOf(world, target), language, (id) => {
      allowed(world, id, can.unlock).status = 'normal';
    });
  },
  bulkAssignRole: ({ roleId, ...target }, { world, language }) => {
    checkRole(world, roleId, 'roleId');
    return bulk(targetOf(world, target), language, (id) => {
      if (id === ownId(world)) refuse('OWN_ACCOUNT');
      assignRole(world, accountsOf(world).get(id).id, roleId);
    });
  },
  bulkAssignOrganization: ({ organizationId, ...target }, { world, language }) => {
    if (organizationId !== null && organizationRef(world, organizationId) === null)
      refuse('NOT_FOUND', { fields: ['organizationId'] });
    return bulk(targetOf(world, target), language, (id) => {
      if (id === ownId(world)) refuse('OWN_ACCOUNT');
      accountsOf(world).change(id, { organizationId });
    });
  },
  delete: ({ id, password }, { world }) => {
    allowed(world, id, can.delete);
    prove(world, password);
    accountsOf(world).remove(id);
    return {};
  },
  resetPassword: ({ id, password, delivery }, { world }) => {
    const account = allowed(world, id, can.resetPassword);
    const contact = delivery === 'show' ? '' : account[delivery];
    if (contact === null) refuse('ILLEGAL_STATE');
    prove(world, password);
    setPassword(world, account, freshPassword(), 'firstLogin');
    return delivery === 'show'
      ? { newPassword: account.password, sentTo: null }
      : { newPassword: null, sentTo: mask(contact) };
  },
});
