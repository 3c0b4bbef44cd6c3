import { CONSOLE_PRODUCT } from '@/api/business-account/access';
import type { ActionAccess, GrantedAccess, ReviewCounts, ScreenAccess } from '@/api/business-account/access-review';
import { type CsvCell, csvText } from '@/lib/csv';
import { sha256Of } from '@/lib/digest';
import type { World } from '../runtime/world';
import { accountsOf, toWire } from './account-rows';

const IDLE_MS = 90 * 86_400_000;

/** Names of columns are of the wire: the same evidence has one digest, whoever signs it in whatever language. */
const HEADER = [
  'line',
  'account_id',
  'account',
  'status',
  'license',
  'created',
  'last_sign_in',
  'role_id',
  'role',
  'organization_id',
  'organization',
  'area',
  'target',
  'operation',
  'granted_by',
  'can_sign_in',
];

const iso = (at: number | null) => (at === null ? null : new Date(at).toISOString());

export interface Rights {
  screens: readonly ScreenAccess[];
  resources: readonly GrantedAccess[];
  actions: readonly ActionAccess[];
}

export function countsOf(world: World, { screens, resources, actions }: Rights): ReviewCounts {
  const { rows } = accountsOf(world);
  const isIdle = (at: number | null) => at !== null && world.now() - at >= IDLE_MS;
  return {
    accounts: rows.length,
    neverSignedIn: rows.filter(({ lastLoginAt }) => lastLoginAt === null).length,
    idle90: rows.filter(({ lastLoginAt }) => isIdle(lastLoginAt)).length,
    withoutRole: rows.filter(({ roleId }) => roleId === null).length,
    locked: rows.filter(({ status }) => status === 'locked').length,
    expired: rows.filter(({ authorization }) => authorization === 'expired').length,
    screens: screens.length,
    resources: resources.length,
    actions: actions.length,
  };
}

type Owner = Pick<GrantedAccess, 'account' | 'role' | 'organization'>;

const owner = ({ account, role, organization }: Owner, facts: readonly CsvCell[]): CsvCell[] => [
  account.id,
  account.name,
  ...facts,
  role?.id ?? null,
  role?.name ?? null,
  organization?.id ?? null,
  organization?.name ?? null,
];

const NO_FACTS = [null, null, null, null];

/** Every account, then every right and what was taken away, a line each; without sign-ins it says whether anything has changed. */
export function tableOf(
  world: World,
  { screens, resources, actions }: Rights,
  hasSignIns: boolean,
  revoked: readonly { list: string; id: string }[] = [],
): string {
  const accounts = accountsOf(world).rows.map((row): CsvCell[] => {
    const { role, organization, status, authorization, createdAt, lastLoginAt } = toWire(world, row);
    const facts = [status, authorization, iso(createdAt), hasSignIns ? iso(lastLoginAt) : null];
    return ['account', ...owner({ account: row, role, organization }, facts), null, null, null, null, null];
  });
  const menus = screens.map((one): CsvCell[] => [
    'screen',
    ...owner(one, NO_FACTS),
    one.product.code,
    one.menu.key,
    one.operation,
    one.product.code === CONSOLE_PRODUCT ? 'gateway' : 'role',
    one.isBlocked ? 'no' : 'yes',
  ]);
  const deeds = actions.map((one): CsvCell[] => [
    'action',
    ...owner(one, NO_FACTS),
    CONSOLE_PRODUCT,
    one.action,
    null,
    'gateway',
    one.isBlocked ? 'no' : 'yes',
  ]);
  const data = resources.map((one): CsvCell[] => [
    'resource',
    ...owner(one, NO_FACTS),
    `${one.resource.module} / ${one.resource.type}`,
    one.resource.name,
    one.operation,
    [one.gate, one.by].filter(Boolean).join(': '),
    one.isBlocked ? 'no' : 'yes',
  ]);
  // A line that is gone is known by its id: the account, then what it was about.
  const gone = revoked.map(({ list, id }): CsvCell[] => {
    const [account = '', ...target] = id.split(' ');
    const name = accountsOf(world).rows.find((row) => row.id === account)?.name ?? null;
    return ['revoked', account, name, ...NO_FACTS, null, null, null, null, list, target.join(' '), null, null, null];
  });
  return csvText([HEADER, ...accounts, ...menus, ...deeds, ...data, ...gone]);
}

export const digestOf = async (table: string): Promise<string> =>
  (await sha256Of(new TextEncoder().encode(table))) ?? '';
