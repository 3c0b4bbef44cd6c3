import type { AccountRow } from './account-rows';

const NAMES = {
  secretKey: [],
  session: ['Chrome, 203.0.113.24', 'API, 198.51.100.7'],
  task: ['Nightly zone export', 'Weekly resolution report', 'Log push to siem.acme.example', 'Probe acme.example'],
  resource: ['acme.example', 'shop.acme.example', 'intranet.acme.example', 'api.acme.example', 'mail.acme.example'],
} as const;

/** A lock keeps an account from signing in; its keys, what runs in its name and what it owns stay. */
const STOPPED = new Set(['session']);

/** Names beyond that say no more. */
const SHOWN = 1000;

export interface Impact {
  kind: string;
  total: number;
  names: string[];
}

/**
 * What ends with an account, its keys among it, or stops while it is locked. One that nobody has signed in with keeps nothing
 * alive.
 */
export function impactOf(account: AccountRow, verb: 'lock' | 'delete', keys: readonly string[] = []): Impact[] {
  if (account.lastLoginAt === null) return [];
  const seed = [...account.id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return Object.entries(NAMES).flatMap(([kind, names], index) => {
    const isMeant = verb === 'delete' || STOPPED.has(kind);
    const own = kind === 'secretKey' ? keys : names.slice(0, (seed + index) % (names.length + 1));
    return own.length === 0 || !isMeant ? [] : [{ kind, total: own.length, names: own.slice(0, SHOWN) }];
  });
}

/** What stops while many accounts are locked, added up by kind, each with its account; and the accounts themselves. */
export function bulkImpactOf(accounts: readonly AccountRow[]): Impact[] {
  const names = accounts.map(({ name }) => name);
  const all = accounts.flatMap((account) =>
    impactOf(account, 'lock').map((one) => ({ ...one, names: one.names.map((name) => `${account.name}: ${name}`) })),
  );
  const kinds = Object.keys(NAMES).flatMap((kind) => {
    const same = all.filter((one) => one.kind === kind).flatMap((one) => one.names);
    return same.length === 0 ? [] : [{ kind, total: same.length, names: same.slice(0, SHOWN) }];
  });
  return accounts.length === 0
    ? []
    : [{ kind: 'account', total: accounts.length, names: names.slice(0, SHOWN) }, ...kinds];
}
