import { type Table, table } from '../runtime/table';
import { leadTo, type World } from '../runtime/world';

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

/** The world of every link, by its secret: whoever opens one has no session that would lead there. */
const worlds = new Map<string, () => World | undefined>();

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
  const way = leadTo(world);
  for (const one of seeds) worlds.set(one.share, way);
  return seeds;
});

export const linksOf = (world: World): Table<KeptLink> => rows.of(world);

export function addLink(world: World, link: KeptLink): void {
  linksOf(world).add(link);
  worlds.set(link.share, leadTo(world));
}

export function linkBehind(share: string): { world: World; link: KeptLink } | undefined {
  const world = worlds.get(share)?.();
  const link = world && linksOf(world).rows.find((one) => one.share === share);
  return link && { world, link };
}

export function stateOf(link: KeptLink, now: number): 'valid' | 'expired' | 'withdrawn' {
  if (link.withdrawnAt !== null) return 'withdrawn';
  return link.expiresAt <= now ? 'expired' : 'valid';
}

/** The links to one report that work now. */
export const validLinks = (world: World, reportId: string): KeptLink[] =>
  linksOf(world).rows.filter((one) => one.reportId === reportId && stateOf(one, world.now()) === 'valid');
