import { accountAuthorizationApi, MAX_ACCOUNTS_AT_ONCE } from '@/api/business-account/authorization';
import { CODES } from '@/api/codes';
import { failureOf } from '@/lib/contract/failure';
import { runPool } from '@/lib/pool';

type Standing = Omit<Awaited<ReturnType<typeof accountAuthorizationApi.get>>, 'version'>;

/** A gateway answers others meanwhile. */
const AT_ONCE = 4;

/** Reads something for each of many, a few at a time; nothing more begins once one failed or the signal aborted. */
export async function readEach<Item>(
  items: readonly Item[],
  read: (item: Item) => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const failed: unknown[] = [];
  const run = async (item: Item) => {
    if (failed.length > 0) return;
    // Told once all have ended: while the first ones begin nobody waits for them yet.
    await read(item).catch((thrown: unknown) => failed.push(thrown));
  };
  await runPool(items, AT_ONCE, run, signal);
  if (failed.length > 0) throw failed[0];
}

interface Reading {
  signal: AbortSignal;
  /** Hears how many are there. */
  onDone: (done: number) => void;
}

/**
 * What accounts may, by id: a hundred of them in a call, or each by a call of its own where the gateway has none for many. One
 * that is gone has none.
 */
export async function authorizationsOf(
  ids: readonly string[],
  { signal, onDone }: Reading,
): Promise<ReadonlyMap<string, Standing>> {
  const found = new Map<string, Standing>();
  const note = (list: readonly (Standing & { id: string })[]) => {
    for (const { id, basic, resources } of list) found.set(id, { basic, resources });
    onDone(found.size);
  };
  const batches = Array.from({ length: Math.ceil(ids.length / MAX_ACCOUNTS_AT_ONCE) }, (_, index) =>
    ids.slice(index * MAX_ACCOUNTS_AT_ONCE, (index + 1) * MAX_ACCOUNTS_AT_ONCE),
  );
  const readMany = async (batch: string[]) =>
    note((await accountAuthorizationApi.getMany({ ids: batch }, { signal })).list);
  const readOne = (id: string) =>
    accountAuthorizationApi.get({ id }, { signal }).then(
      (standing) => note([{ id, ...standing }]),
      (thrown: unknown) => {
        if (failureOf(thrown).code !== String(CODES.NOT_FOUND)) throw thrown;
      },
    );
  await readEach(batches, readMany, signal).catch((thrown: unknown) => {
    if (failureOf(thrown).kind !== 'unoffered') throw thrown;
    return readEach(ids, readOne, signal);
  });
  return found;
}
