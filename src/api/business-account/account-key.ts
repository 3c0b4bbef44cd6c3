import * as z from 'zod';
import { secretKey, secretKeyUse } from '@/api/account-center/secret-key';
import { client } from '@/lib/contract/client';
import { bulkOf, bulkResult, byId, endpoint, page } from '@/lib/contract/endpoint';

/** A secret key with the account whose programs sign with it; never the secret itself. */
const accountKey = secretKey.omit({ version: true }).extend({ accountId: z.string() });
export type AccountKey = z.output<typeof accountKey>;

const status = z.array(z.string());

/** The keys of one account, by its id: those that are named, or all that match. */
const ofAccount = byId.and(bulkOf({ status }));

/**
 * The keys of sub-accounts, for whoever may lock the accounts: a lock leaves the keys as they are, so whoever stops an account
 * for good stops its programs too. Keys are made, described and deleted by their owner alone.
 */
export const accountKeys = {
  list: page('/api/acm/accountKey/list', {
    capability: 'accountKeys',
    row: accountKey,
    /** Accounts, by id. */
    filters: { accountId: z.array(z.string()), status },
    codes: ['NO_RIGHT'],
  }),
  /** The programs that sign with them. */
  getUses: endpoint('/api/acm/accountKey/getUses', {
    capability: 'accountKeys',
    req: ofAccount,
    res: z.object({ list: z.array(secretKeyUse.extend({ id: z.string() })) }),
    codes: ['NO_RIGHT', 'NOT_FOUND'],
  }),
  enableKeys: endpoint('/api/acm/accountKey/enableKeys', {
    capability: 'accountKeys',
    req: ofAccount,
    res: bulkResult,
    codes: ['NOT_FOUND', 'OWN_ACCOUNT'],
    access: 'subAccount.lock',
  }),
  disableKeys: endpoint('/api/acm/accountKey/disableKeys', {
    capability: 'accountKeys',
    req: ofAccount,
    res: bulkResult,
    codes: ['NOT_FOUND', 'OWN_ACCOUNT'],
    access: 'subAccount.lock',
  }),
};

export const accountKeyApi = client(accountKeys);
