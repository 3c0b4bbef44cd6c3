import { accountAuthorizationApi, MAX_ACCOUNTS_AT_ONCE } from '@/api/business-account/authorization';
import { CODES } from '@/api/codes';
import { failureOf } from '@/lib/contract/failure';
import { runEach } from '@/lib/pool';

type Standing = Omit<Awaited<ReturnType<typeof accountAuthorizationApi.get>>, 'version'>;

/** A gateway answers others meanwhile. */
export const AT_ONCE = 4;

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
  await runEach(batches, AT_ONCE, readMany, signal).catch((thrown: unknown) => {
    if (failureOf(thrown).kind !== 'unoffered') throw thrown;
    return runEach(ids, AT_ONCE, readOne, signal);
  });
  return found;
}
