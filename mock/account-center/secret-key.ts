import { type SecretKey, secretKeys } from '@/api/account-center/secret-key';
import { can } from '@/api/account-center/secret-key-state';
import { accountsOf } from '../business-account/account-rows';
import { bulk, idsOf } from '../runtime/bulk';
import { knows } from '../runtime/gateway-kind';
import { implement } from '../runtime/implement';
import { isFresh, maySee, personas } from '../runtime/personas';
import { refuse } from '../runtime/refusal';
import { pageOf, personalTable, type Table } from '../runtime/table';
import { SEED_TIME, type World } from '../runtime/world';
import { keyId } from './key-id';

const DAY = 86_400_000;
const LIMIT = 50;
const USUAL = 24;

const row = (owner: string, serial: number, seed: Partial<SecretKey> & { description: string }): SecretKey => ({
  id: keyId(owner, serial),
  status: 'enabled',
  secretTail: (0x9f3a + (Number(keyId(owner, 0).slice(2)) % 9973) * 31 + serial * 7919).toString(16).slice(-4),
  createdAt: SEED_TIME - serial * 3 * DAY,
  lastUsedAt: SEED_TIME - serial * 3_600_000,
  version: 1,
  ...seed,
});

const rows = personalTable<SecretKey>('secretKey', (world, owner) => seeds(world, owner));

/** Whoever works on the screen of keys has three pages of them, any other account a few; nobody made one before he signed in. */
function countOf(world: World, owner: string): number {
  const persona = Object.values(personas).find(({ id }) => id === owner);
  if (persona && isFresh(persona)) return 0;
  if (persona?.isMain) return world.size('secretKey', USUAL);
  const account = accountsOf(world).rows.find(({ id }) => id === owner);
  if (!account || account.lastLoginAt === null) return 0;
  if (persona && maySee(persona, 'secretKey')) return world.size('secretKey', USUAL);
  return 2 + (Number(owner.replace(/\D/g, '')) % 3);
}

/** The named ones are what tests and screenshots look at. */
function seeds(world: World, owner: string): SecretKey[] {
  const named = [
    row(owner, 1, { description: 'CI pipeline' }),
    row(owner, 2, { description: '监控平台拉取告警' }),
    row(owner, 3, { description: 'Zone transfer backup', status: 'disabled' }),
    row(owner, 4, { description: 'Unused since creation', lastUsedAt: null }),
    row(owner, 5, { description: 'A state this console does not know', status: 'frozen' }),
  ];
  const count = countOf(world, owner);
  return Array.from(
    { length: count },
    (_, index) => named[index] ?? row(owner, index + 1, { description: `Automation ${index - named.length + 1}` }),
  );
}

/** The keys of an account, whoever is signed in. */
export const keysOf = (world: World, accountId: string) => rows.of(world, accountId);

/** A key is to be exchanged after so long. */
const LIFE = 90 * DAY;

/** When an enabled key is to be replaced; nobody signs with another one. */
export const replaceByOf = ({ status, createdAt }: SecretKey): number | null =>
  status === 'enabled' ? createdAt + LIFE : null;

/** A key as a gateway tells it that knows what ends. */
export const toldOf = <Key extends SecretKey>(world: World, key: Key): Key =>
  knows(world.gateway, 'expiries') ? { ...key, replaceBy: replaceByOf(key) } : key;

/** How many keys an account has. */
export const keyCountOf = (world: World): number => rows.of(world).rows.length;

/** The keys of an account that programs can sign with. */
export const enabledKeysOf = (world: World): readonly SecretKey[] =>
  rows.of(world).rows.filter(({ status }) => status === 'enabled');

/** Programs that sign with a key; the newest key has none. */
export const usesOf = (key: SecretKey) =>
  key.lastUsedAt === null
    ? []
    : [
        { name: 'zone-sync', lastCallAt: key.lastUsedAt },
        { name: 'alarm-export', lastCallAt: key.lastUsedAt - DAY },
      ];

/** What a list call looks at; "select all matching" looks at the same. */
export const FACTS = { keyword: ['id', 'description'], time: 'createdAt' } as const;

/** What programs sign with, by key, and whose it is; it is known here alone once it was shown. */
const secrets = new WeakMap<World, Map<string, { secret: string; owner: string }>>();

/** A lock leaves what programs do in the name of an account as it is; nothing is done in the name of one that is gone. */
const isThere = (world: World, owner: string) =>
  Object.values(personas).some(({ id, isMain }) => isMain && id === owner) ||
  accountsOf(world).rows.some(({ id }) => id === owner);

/** Whether a call that a program signs with a key is answered, whoever is signed in to the console. */
export function acceptsSigned(world: World, id: string, secret: string): boolean {
  const known = secrets.get(world)?.get(id);
  if (known?.secret !== secret || !isThere(world, known.owner)) return false;
  return keysOf(world, known.owner).rows.some((key) => key.id === id && key.status === 'enabled');
}

const newSecret = () => crypto.randomUUID().replaceAll('-', '') + crypto.randomUUID().slice(0, 8);

/** Enables a key of an account; refuses one that is not disabled. */
export function enableKey(keys: Table<SecretKey>, id: string) {
  const key = keys.get(id);
  if (can.enable(key) !== true) refuse('ILLEGAL_STATE', { why: key.status === 'enabled' ? 'isEnabled' : undefined });
  keys.change(id, { status: 'enabled' });
  return {};
}

/** Disables a key of an account; refuses one that is not enabled. */
export function disableKey(keys: Table<SecretKey>, id: string) {
  const key = keys.get(id);
  if (can.disable(key) !== true) refuse('ILLEGAL_STATE', { why: key.status === 'disabled' ? 'isDisabled' : undefined });
  keys.change(id, { status: 'disabled' });
  return {};
}

export const secretKey = implement(secretKeys, {
  list: (request, { world }) =>
    pageOf(
      rows.of(world).rows.map((key) => toldOf(world, key)),
      request,
      FACTS,
    ),
  get: ({ id }, { world }) => toldOf(world, rows.of(world).get(id)),
  add: ({ description }, { world }) => {
    const keys = rows.of(world);
    if (keys.rows.length >= LIMIT) refuse('QUOTA_REACHED', { values: { limit: LIMIT } });
    const secret = newSecret();
    const id = world.nextId('AK2026').replace('-', '');
    secrets.set(world, (secrets.get(world) ?? new Map()).set(id, { secret, owner: world.persona.id }));
    keys.add({
      id,
      description,
      status: 'enabled',
      secretTail: secret.slice(-4),
      createdAt: world.now(),
      lastUsedAt: null,
      version: 1,
    });
    return { id, secret };
  },
  update: ({ id, version, description }, { world }) => {
    rows.of(world).changeVersion(id, version, { description });
    return {};
  },
  getUses: ({ id }, { world }) => ({ list: usesOf(rows.of(world).get(id)) }),
  enable: ({ id }, { world }) => enableKey(rows.of(world), id),
  disable: ({ id }, { world }) => disableKey(rows.of(world), id),
  delete: ({ id, password }, { world }) => {
    rows.of(world).get(id);
    if (password !== world.password) refuse('WRONG_PASSWORD', { fields: ['password'] });
    rows.of(world).remove(id);
    return {};
  },
  getBulkUses: (target, { world }) => ({
    list: idsOf(rows.of(world), target, FACTS).flatMap((id) => {
      const found = rows.of(world).find(id);
      return found ? usesOf(found).map((use) => ({ id, ...use })) : [];
    }),
  }),
  bulkEnable: (target, { world, language }) =>
    bulk(idsOf(rows.of(world), target, FACTS), language, (id) => enableKey(rows.of(world), id)),
  bulkDisable: (target, { world, language }) =>
    bulk(idsOf(rows.of(world), target, FACTS), language, (id) => disableKey(rows.of(world), id)),
  bulkDelete: ({ password, ...target }, { world, language }) => {
    if (password !== world.password) refuse('WRONG_PASSWORD', { fields: ['password'] });
    return bulk(idsOf(rows.of(world), target, FACTS), language, (id) => rows.of(world).remove(id));
  },
});
