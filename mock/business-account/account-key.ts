import type { SecretKey } from '@/api/account-center/secret-key';
import { type AccountKey, accountKeys } from '@/api/business-account/account-key';
import type { BulkResult } from '@/lib/contract/endpoint';
import { disableKey, enableKey, FACTS, keysOf, toldOf, usesOf } from '../account-center/secret-key';
import { bulk, idsOf } from '../runtime/bulk';
import { implement } from '../runtime/implement';
import { tellOfWrite } from '../runtime/journal';
import type { Language } from '../runtime/messages';
import { mayDo } from '../runtime/personas';
import { refuse } from '../runtime/refusal';
import { type Narrowing, pageOf, type Table } from '../runtime/table';
import type { World } from '../runtime/world';
import { accountsOf } from './account-rows';

/** What somebody else's programs sign with is told only to who may lock him out. */
function mayLook(world: World): void {
  if (!mayDo(world.persona, accountKeys.disableKeys.access)) refuse('NO_RIGHT');
}

const wire = (accountId: string, { version: _, ...key }: SecretKey): AccountKey => ({ ...key, accountId });

type Target = { id: string } & ({ ids: string[] } | { all: Narrowing });

/** Switches keys of an account one by one; the log tells it of the account, and of each key. */
function switchKeys(
  world: World,
  language: Language,
  { id, ...target }: Target,
  run: (keys: Table<SecretKey>, keyId: string) => unknown,
): BulkResult {
  const account = accountsOf(world).get(id);
  // One's own keys have a screen, and rights, of their own.
  if (id === world.persona.id) refuse('OWN_ACCOUNT');
  const keys = keysOf(world, id);
  const wanted = idsOf(keys, target, FACTS);
  const before = new Map(keys.rows.map((key) => [key.id, key.status]));
  const result = bulk(wanted, language, (keyId) => run(keys, keyId));
  const done = result.succeeded.map((keyId) => {
    const { status, description } = keys.get(keyId);
    return { keyId, description, was: before.get(keyId) ?? null, is: status };
  });
  const changeOf = (field: string, { was, is }: (typeof done)[number]) => ({
    field,
    before: was,
    after: is,
    isSecret: false,
  });
  tellOfWrite(world, {
    entries: [
      {
        object: { kind: 'subAccount', id, name: account.name },
        changes: done.map((one) => changeOf(`${one.keyId}.status`, one)),
      },
      ...done.map((one) => ({
        object: { kind: 'secretKey', id: one.keyId, name: one.description },
        changes: [changeOf('status', one)],
      })),
    ],
  });
  return result;
}

export const accountKey = implement(accountKeys, {
  list: ({ filters: { accountId = [], ...filters } = {}, ...request }, { world }) => {
    mayLook(world);
    const accounts = accountsOf(world).rows.filter(({ id }) => accountId.length === 0 || accountId.includes(id));
    const rows = accounts.flatMap(({ id }) => keysOf(world, id).rows.map((key) => wire(id, toldOf(world, key))));
    return pageOf(rows, { ...request, filters }, FACTS);
  },
  getUses: ({ id, ...target }, { world }) => {
    mayLook(world);
    const keys = keysOf(world, accountsOf(world).get(id).id);
    const uses = idsOf(keys, target, FACTS).flatMap((keyId) =>
      usesOf(keys.get(keyId)).map((use) => ({ id: keyId, ...use })),
    );
    return { list: uses };
  },
  enableKeys: (target, { world, language }) => switchKeys(world, language, target, enableKey),
  disableKeys: (target, { world, language }) => switchKeys(world, language, target, disableKey),
});
