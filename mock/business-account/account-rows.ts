import type { SubAccount } from '@/api/business-account/sub-account';
import { isFresh, otherPersona, PASSWORD, type Persona, personas } from '../runtime/personas';
import { table } from '../runtime/table';
import { findSeenBy } from '../runtime/view-as';
import { SEED_TIME, type World } from '../runtime/world';
import { organizationRef } from './organization-rows';
import { rolesOf } from './role';

const DAY = 86_400_000;

/** The main account that everything here belongs to, and the platform's software. */
export const MAIN_ACCOUNT = 'acme';
export const SOFTWARE = '3.6.2';

/** An account as it is stored: what belongs to other features by id. */
export interface AccountRow
  extends Omit<SubAccount, 'role' | 'organization' | 'mainAccount' | 'softwareVersion' | 'backupPhone'> {
  backupPhone: string | null;
  roleId: string | null;
  organizationId: string | null;
  password: string;
}

/** The other roles of the seeds have no account, so that one can be deleted. */
const ROLE_IDS = ['ROLE-1', 'ROLE-2', 'ROLE-13'];

const row = (serial: number, seed: Partial<AccountRow> & { name: string }): AccountRow => ({
  id: `A-${2000 + serial}`,
  type: 'businessSub',
  status: 'normal',
  authorization: 'normal',
  roleId: ROLE_IDS[serial % 3] ?? null,
  organizationId: `ORG-${(serial % 3) + 1}`,
  userName: null,
  phone: `139${String(10_000_000 + serial)}`,
  backupPhone: null,
  email: `${seed.name}@acme.example`,
  company: 'Acme Example Ltd.',
  industry: null,
  region: null,
  createdAt: SEED_TIME - (serial + 1) * 3 * DAY,
  createdBy: serial % 4 === 0 ? 'acme-operator' : 'acme',
  lastLoginAt: SEED_TIME - serial * 5_400_000,
  version: 1,
  password: PASSWORD,
  ...seed,
});

const ROLES: Readonly<Record<string, string>> = { readonly: 'ROLE-2', nodeadmin: 'ROLE-2' };
const HOMES: Readonly<Record<string, string>> = {
  operator: 'ORG-4',
  readonly: 'ORG-4',
  nodeadmin: 'ORG-4',
  registry: 'ORG-2',
};

/** The personas of the sign-in page but for the main account, so that who signs in finds himself in the list. */
const ofPersona = ({ key, id, name, type, sign, passwordReset }: Persona, index: number): AccountRow =>
  row(index, {
    id,
    name,
    type,
    status: sign === 'locked' ? 'locked' : 'normal',
    roleId: key === 'norights' ? null : (ROLES[key] ?? 'ROLE-1'),
    organizationId: HOMES[key] ?? null,
    lastLoginAt: passwordReset === 'firstLogin' ? null : SEED_TIME - (index + 1) * 1_800_000,
  });

/** Every type, both states, every authorization, and rows at the edges of what a gateway may send. */
const named: readonly (Partial<AccountRow> & { name: string })[] = [
  { name: 'zone-editor', organizationId: 'ORG-7', backupPhone: '13620000020' },
  { name: 'dns-engine', organizationId: 'ORG-9', userName: '李想' },
  { name: 'shop-admin', organizationId: 'ORG-5', roleId: 'ROLE-13' },
  { name: 'auditor', organizationId: null, roleId: 'ROLE-2', lastLoginAt: SEED_TIME - 120 * DAY },
  { name: 'channel-east', type: 'channel', userName: '华东渠道', region: '上海', industry: '渠道' },
  { name: 'group-retail', type: 'group', company: '示例零售集团', authorization: 'expired' },
  { name: 'im-gateway', type: 'enterpriseMessaging', authorization: 'notInEffect', lastLoginAt: null },
  { name: 'acme-cn', type: 'businessMain', userName: '王明' },
  { name: 'platform-audit', type: 'platform', status: 'locked', authorization: 'expired' },
  { name: 'no-contact', phone: null, email: null, roleId: null, organizationId: null, company: null },
  { name: 'newer-gateway', type: 'partner', status: 'frozen', authorization: 'suspended' },
  {
    name: 'a.name-as_long-as-allowed.32chars',
    userName: 'Wolfeschlegelsteinhausenbergerdorff, senior network engineer',
  },
];

const USUAL = 28;

const generated = (serial: number): AccountRow =>
  row(serial, {
    name: `ops-${String(serial).padStart(3, '0')}`,
    status: serial % 9 === 0 ? 'locked' : 'normal',
    authorization: serial % 7 === 0 ? 'notInEffect' : 'normal',
  });

const people = Object.values(personas).filter(({ isMain }) => !isMain);

const rows = table<AccountRow>('subAccount', (world) => {
  if (isFresh(world.persona)) return [];
  const known = [...people.map(ofPersona), ...named.map((seed, index) => row(20 + index, seed))];
  const more = Math.max(0, world.size('subAccount', USUAL) - known.length);
  return [...known, ...Array.from({ length: more }, (_, index) => generated(40 + index))];
});

/** The sub-accounts of a world, for the features that count or name them. */
export const accountsOf = (world: World) => rows.of(world);

/** The organization of the present account; a main account stands above them all. */
export const ownOrganization = (world: World): string | null =>
  rows.of(world).rows.find(({ id }) => id === world.persona.id)?.organizationId ?? null;

/** Who signs in with an account: what the console shows him. */
export const personaOf = (row: Pick<AccountRow, 'id' | 'name' | 'type'>): Persona =>
  people.find(({ id }) => id === row.id) ?? otherPersona({ id: row.id, name: row.name, type: row.type });

/** An account as it is now, a main account too; null where it is locked or gone. */
export function personaNow(world: World, id: string): Persona | null {
  const row = accountsOf(world).rows.find((one) => one.id === id);
  if (row) return row.status === 'locked' ? null : personaOf(row);
  return Object.values(personas).find((one) => one.isMain && one.id === id) ?? null;
}

findSeenBy((world, id) => {
  const row = accountsOf(world).rows.find((one) => one.id === id);
  return !row || row.status === 'locked' ? null : personaOf(row);
});

function roleRef(world: World, id: string | null) {
  const found = rolesOf(world).find((role) => role.id === id);
  return found ? { id: found.id, name: found.name } : null;
}

/** An account as the gateway sends it: with the names of its role and organization, without its password. */
export const toWire = (world: World, { roleId, organizationId, password: _, ...rest }: AccountRow): SubAccount => ({
  ...rest,
  mainAccount: MAIN_ACCOUNT,
  softwareVersion: SOFTWARE,
  role: roleRef(world, roleId),
  organization: organizationRef(world, organizationId),
});
