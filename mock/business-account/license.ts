import * as z from 'zod';
import { type License, licenses } from '@/api/business-account/license';
import { daysUntil } from '@/lib/time';
import { storedFile } from '../fs/upload';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import type { World } from '../runtime/world';
import { accountsOf } from './account-rows';

const DAY = 86_400_000;

/** What the mock gateway takes for a license file: JSON for one machine. Real ones are the gateway's matter. */
const licenseFile = z.object({
  machineCode: z.string(),
  serialNumber: z.string(),
  productVersion: z.string(),
  nodes: z.int().min(0),
  expiresAt: z.number(),
});

type Kept = Omit<License, 'daysLeft'>;

const stores = new WeakMap<World, Map<string, Kept>>();

function keptOf(world: World, id: string): Kept {
  const store = stores.get(world) ?? new Map<string, Kept>();
  stores.set(world, store);
  const account = accountsOf(world).get(id);
  const isNew = account.authorization === 'notInEffect';
  const isPrivate = account.type === 'businessMain';
  const kept = store.get(id) ?? {
    deployEnv: isPrivate ? 'private' : 'publicCloud',
    address: isPrivate ? 'https://dns.acme.example' : null,
    machineCode: `7C0E-91AF-23B8-${account.id.slice(-4).toUpperCase().padStart(4, '0')}`,
    serialNumber: isNew ? null : `SN-${account.id.slice(2).toUpperCase()}`,
    productVersion: isNew ? null : '2026.2',
    nodes: isNew ? null : { registered: 3, authorized: 20 },
    status: account.authorization,
    expiresAt: isNew ? null : world.now() + (account.authorization === 'expired' ? -9 : 240) * DAY,
    version: 1,
  };
  store.set(id, kept);
  return kept;
}

const shown = (world: World, kept: Kept): License => ({
  ...kept,
  daysLeft: kept.expiresAt === null ? null : daysUntil(kept.expiresAt, world.now()),
});

function readFile(world: World, fileId: string): z.output<typeof licenseFile> {
  try {
    return licenseFile.parse(JSON.parse(storedFile(world, fileId)?.bytes.toString('utf8') ?? ''));
  } catch {
    return refuse('BAD_LICENSE', { fields: ['file'] });
  }
}

/** What is known of the license of an account. */
export const licenseOf = (world: World, id: string): License => shown(world, keptOf(world, id));

export const license = implement(licenses, {
  get: ({ id }, { world }) => licenseOf(world, id),
  activate: ({ id, fileId, password }, { world }) => {
    const kept = keptOf(world, id);
    if (password !== world.password) refuse('WRONG_PASSWORD', { fields: ['password'] });
    const { machineCode, expiresAt, nodes, ...facts } = readFile(world, fileId);
    if (machineCode !== kept.machineCode) refuse('OTHER_MACHINE', { fields: ['file'] });
    if (expiresAt <= world.now()) refuse('LICENSE_EXPIRED', { fields: ['file'] });
    Object.assign(kept, facts, {
      nodes: { registered: kept.nodes?.registered ?? 0, authorized: nodes },
      status: 'normal',
      expiresAt,
      version: (kept.version ?? 0) + 1,
    });
    accountsOf(world).change(id, { authorization: 'normal' });
    return shown(world, kept);
  },
});
