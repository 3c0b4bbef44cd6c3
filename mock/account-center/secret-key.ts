import { type SecretKey, secretKeys } from '@/api/account-center/secret-key';
import { can } from '@/api/account-center/secret-key-state';
import { bulk, idsOf } from '../runtime/bulk';
import { implement } from '../runtime/implement';
import { isFresh } from '../runtime/personas';
import { refuse } from '../runtime/refusal';
import { pageOf, personalTable } from '../runtime/table';
import { SEED_TIME, type World } from '../runtime/world';

const DAY = 86_400_000;
const LIMIT = 50;

const row = (serial: number, seed: Partial<SecretKey> & { description: string }): SecretKey => ({
  id: `AK${String(20260000 + serial)}`,
  status: 'enabled',
  secretTail: (0x9f3a + serial * 7919).toString(16).slice(-4),
  createdAt: SEED_TIME - serial * 3 * DAY,
  lastUsedAt: SEED_TIME - serial * 3_600_000,
  version: 1,
  ...seed,
});

const rows = personalTable<SecretKey>('secretKey', (world) => (isFresh(world.persona) ? [] : seeds(world)));

/** Enough rows for three pages; the named ones are what tests and screenshots look at. */
const seeds = (world: World): SecretKey[] => [
  row(1, { description: 'CI pipeline' }),
  row(2, { description: '监控平台拉取告警' }),
  row(3, { description: 'Zone transfer backup', status: 'disabled' }),
  row(4, { description: 'Unused since creation', lastUsedAt: null }),
  row(5, { description: 'A state this console does not know', status: 'frozen' }),
  ...Array.from({ length: Math.max(0, world.size('secretKey', 24) - 5) }, (_, index) =>
    row(6 + index, { description: `Automation ${index + 1}` }),
  ),
];

/** How many keys an account has. */
export const keyCountOf = (world: World): number => rows.of(world).rows.length;

/** The keys of an account that programs can sign with. */
export const enabledKeysOf = (world: World): readonly SecretKey[] =>
  rows.of(world).rows.filter(({ status }) => status === 'enabled');

/** Programs that sign with a key; the newest key has none. */
const usesOf = (key: SecretKey) =>
  key.lastUsedAt === null
    ? []
    : [
        { name: 'zone-sync', lastCallAt: key.lastUsedAt },
        { name: 'alarm-export', lastCallAt: key.lastUsedAt - DAY },
      ];

/** What a list call looks at; "select all matching" looks at the same. */
const FACTS = { keyword: ['id', 'description'], time: 'createdAt' } as const;

/** What programs sign with, by key; it is known here alone once it was shown. */
const secrets = new WeakMap<World, Map<string, string>>();

/** Whether a call that a program signs with a key is answered. */
export const acceptsSigned = (world: World, id: string, secret: string): boolean =>
  rows.of(world).rows.some((key) => key.id === id && key.status === 'enabled') &&
  secrets.get(world)?.get(id) === secret;

const newSecret = () => crypto.randomUUID().replaceAll('-', '') + crypto.randomUUID().slice(0, 8);

function enable(world: World, id: string) {
  const key = rows.of(world).get(id);
  if (can.enable(key) !== true) refuse('ILLEGAL_STATE', { why: key.status === 'enabled' ? 'isEnabled' : undefined });
  rows.of(world).change(id, { status: 'enabled' });
  return {};
}

function disable(world: World, id: string) {
  const key = rows.of(world).get(id);
  if (can.disable(key) !== true) refuse('ILLEGAL_STATE', { why: key.status === 'disabled' ? 'isDisabled' : undefined });
  rows.of(world).change(id, { status: 'disabled' });
  return {};
}

export const secretKey = implement(secretKeys, {
  list: (request, { world }) => pageOf(rows.of(world).rows, request, FACTS),
  get: ({ id }, { world }) => rows.of(world).get(id),
  add: ({ description }, { world }) => {
    const keys = rows.of(world);
    if (keys.rows.length >= LIMIT) refuse('QUOTA_REACHED', { values: { limit: LIMIT } });
    const secret = newSecret();
    const id = world.nextId('AK2026').replace('-', '');
    secrets.set(world, (secrets.get(world) ?? new Map<string, string>()).set(id, secret));
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
  enable: ({ id }, { world }) => enable(world, id),
  disable: ({ id }, { world }) => disable(world, id),
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
    bulk(idsOf(rows.of(world), target, FACTS), language, (id) => enable(world, id)),
  bulkDisable: (target, { world, language }) =>
    bulk(idsOf(rows.of(world), target, FACTS), language, (id) => disable(world, id)),
  bulkDelete: ({ password, ...target }, { world, language }) => {
    if (password !== world.password) refuse('WRONG_PASSWORD', { fields: ['password'] });
    return bulk(idsOf(rows.of(world), target, FACTS), language, (id) => rows.of(world).remove(id));
  },
});
