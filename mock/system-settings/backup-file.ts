import { createHash } from 'node:crypto';
import * as z from 'zod';
import { type ConfigModule, configModule } from '@/api/system-settings/config-backup';
import { refuse } from '../runtime/refusal';
import type { Config } from './config-modules';

export const PRODUCT_VERSION = '2026.2';
export const ACCOUNT = 'acme';
const FORMAT = 'cloud-dns-backup';

const settings = z.record(z.string(), z.string());
const envelope = z.object({
  format: z.literal(FORMAT),
  productVersion: z.string(),
  account: z.string(),
  createdAt: z.number(),
  sha256: z.string(),
  modules: z.partialRecord(configModule, settings),
});
export type Backup = z.output<typeof envelope>;

const checksumOf = (modules: unknown) => createHash('sha256').update(JSON.stringify(modules)).digest('hex');

/** The file of a backup of some modules. */
export function backupText(config: Config, modules: readonly ConfigModule[], createdAt: number): string {
  const kept = Object.fromEntries(modules.map((module) => [module, config[module]]));
  const head = { format: FORMAT, productVersion: PRODUCT_VERSION, account: ACCOUNT, createdAt };
  return `${JSON.stringify({ ...head, sha256: checksumOf(kept), modules: kept }, null, 1)}\n`;
}

const format = z.object({ format: z.literal(FORMAT) });

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** What a file holds; refuses what is no backup, is damaged, or belongs elsewhere, each with its own code. */
export function readBackup(bytes: Buffer): Backup {
  const text = bytes.toString();
  const json = jsonOf(text);
  // A file that was cut off still begins like a backup.
  if (!format.safeParse(json).success) refuse(text.includes(`"${FORMAT}"`) ? 'BACKUP_DAMAGED' : 'BACKUP_FORMAT');
  const backup = envelope.safeParse(json);
  if (!backup.success) refuse('BACKUP_DAMAGED');
  const { account, productVersion, modules, sha256 } = backup.data;
  if (checksumOf(modules) !== sha256) refuse('BACKUP_DAMAGED');
  if (account !== ACCOUNT) refuse('BACKUP_ACCOUNT', { values: { account } });
  if (productVersion !== PRODUCT_VERSION) {
    refuse('BACKUP_VERSION', { values: { version: productVersion, own: PRODUCT_VERSION } });
  }
  return backup.data;
}
