import { type Table, table } from '../runtime/table';
import type { World } from '../runtime/world';

const DAY = 86_400_000;

export interface KeptLink {
  id: string;
  share: string;
  reportId: string;
  note: string;
  createdBy: string;
  createdAt: number;
  expiresAt: number;
  withdrawnAt: number | null;
  opened: number;
}

/** Every link by its secret, over all worlds: whoever opens one has no session that would lead to its world. */
const bySecret = new Map<string, { world: World; link: KeptLink }>();

const rows = table<KeptLink>('reportShare', (world) => {
  const now = world.now();
  const link = (serial: number, seed: Partial<KeptLink>): KeptLink => ({
    id: `SL-${serial}`,
    share: `${crypto.randomUUID()}-s00${serial}`,
    reportId: 'RP-1-1',
    note: '',
    createdBy: 'acme',
    createdAt: now - serial * DAY,
    expiresAt: now + 7 * DAY - serial * DAY,
    withdrawnAt: null,
    opened: serial * 3,
    ...seed,
  });
  const seeds = [
    link(1, { note: '发给网络组' }),
    link(2, { note: '审计 <b>2026</b>', expiresAt: now - DAY, createdBy: 'acme-operator' }),
    link(3, { withdrawnAt: now - 2 * DAY }),
  ];
  for (const one of seeds) bySecret.set(one.share, { world, link: one });
  return seeds;
});

export const linksOf = (world: World): Table<KeptLink> => rows.of(world);

export function addLink(world: World, link: KeptLink): void {
  linksOf(world).add(link);
  bySecret.set(link.share, { world, link });
}

export const linkBehind = (share: string) => bySecret.get(share);

export function stateOf(link: KeptLink, now: number): 'valid' | 'expired' | 'withdrawn' {
  if (link.withdrawnAt !== null) return 'withdrawn';
  return link.expiresAt <= now ? 'expired' : 'valid';
}

/** The links to one report that work now. */
export const validLinks = (world: World, reportId: string): KeptLink[] =>
  linksOf(world).rows.filter((one) => one.reportId === reportId && stateOf(one, world.now()) === 'valid');
