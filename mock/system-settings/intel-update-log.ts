import { type UpdateEntry, updateLogs } from '@/api/system-settings/intel-update-log';
import { implement } from '../runtime/implement';
import { pageOf, table } from '../runtime/table';
import type { World } from '../runtime/world';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

const done = (added: number, updated = 0, removed = 0, rejected = 0) => ({
  result: 'success',
  details: '',
  counts: { added, updated, removed, rejected },
});

/** The first at 12 minutes before `now`, each later one an hour before that. */
const entry = (now: number, serial: number, seed: Partial<UpdateEntry>): UpdateEntry => ({
  id: `INTLOG-${serial}`,
  at: now - 12 * MINUTE - (serial - 1) * HOUR,
  sourceId: 'INT-CLOUD',
  syncSource: '云端威胁情报',
  mode: 'automatic',
  ...done(12, serial % 4, serial % 3),
  ...seed,
});

/** Two pages; failures with their reasons, an import by hand that left lines out, a result this console does not know. */
const rows = table<UpdateEntry>('intelUpdateLog', (world) => {
  const now = Math.floor(world.now() / MINUTE) * MINUTE;
  return [
    entry(now, 1, {}),
    entry(now, 2, {
      sourceId: 'INT-PARTNER',
      syncSource: 'Partner exchange',
      result: 'failure',
      details: 'TLS handshake with exchange.partner.example failed: the certificate expired on 2026-10-31',
      counts: null,
    }),
    entry(now, 3, { sourceId: 'INT-LOCAL', syncSource: '本地情报库', mode: 'manual', ...done(58, 3, 0, 2) }),
    entry(now, 4, { sourceId: 'INT-COMMUNITY', syncSource: 'Community feed', ...done(220) }),
    entry(now, 5, { result: 'partial', details: 'Result of a newer gateway' }),
    ...Array.from({ length: 13 }, (_, index) => entry(now, 6 + index, {})),
  ];
});

/** Writes the outcome of an update, the newest first. */
export function logUpdate(world: World, facts: Omit<UpdateEntry, 'id'>): void {
  rows.of(world).add({ id: world.nextId('INTLOG'), ...facts });
}

export const intelUpdateLog = implement(updateLogs, {
  list: (request, { world }) =>
    pageOf(rows.of(world).rows, request, { keyword: ['syncSource', 'details'], time: 'at' }),
  get: ({ id }, { world }) => rows.of(world).get(id),
});
