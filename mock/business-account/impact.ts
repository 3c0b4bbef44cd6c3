import type { AccountRow } from './account-rows';

const NAMES = {
  secretKey: ['zone-sync', 'alarm-export', 'report-pull'],
  session: ['Chrome, 203.0.113.24', 'API, 198.51.100.7'],
  task: ['Nightly zone export', 'Weekly resolution report', 'Log push to siem.acme.example', 'Probe acme.example'],
  resource: ['acme.example', 'shop.acme.example', 'intranet.acme.example', 'api.acme.example', 'mail.acme.example'],
} as const;

const SHOWN = 3;

/** What ends with an account. One that nobody has signed in with keeps nothing alive. */
export function impactOf(account: AccountRow): { kind: string; total: number; names: string[] }[] {
  if (account.lastLoginAt === null) return [];
  const seed = [...account.id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return Object.entries(NAMES).flatMap(([kind, names], index) => {
    const total = (seed + index) % (names.length + 1);
    return total === 0 ? [] : [{ kind, total, names: names.slice(0, Math.min(total, SHOWN)) }];
  });
}

/** What ends with many accounts, added up by kind. */
export function bulkImpactOf(accounts: readonly AccountRow[]): { kind: string; total: number; names: string[] }[] {
  const all = accounts.flatMap(impactOf);
  return Object.keys(NAMES).flatMap((kind) => {
    const same = all.filter((one) => one.kind === kind);
    const names = [...new Set(same.flatMap((one) => one.names))].slice(0, SHOWN);
    return same.length === 0 ? [] : [{ kind, total: same.reduce((sum, { total }) => sum + total, 0), names }];
  });
}
