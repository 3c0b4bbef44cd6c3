import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { computed, objectVersion } from '@/lib/contract/version';
import { presentPassword } from '@/lib/rules/password';
import { uploadedFile } from '../fs/upload';

/** The license of an account, and the environment it is for. An absent value is null. */
const license = z.object({
  /** Where the account's products run: `publicCloud`, `private`, or what a newer gateway names. */
  deployEnv: z.string(),
  address: z.string().nullable(),
  machineCode: z.string().nullable(),
  serialNumber: z.string().nullable(),
  productVersion: z.string().nullable(),
  nodes: computed(z.object({ registered: z.int(), authorized: z.int() }).nullable()),
  status: z.enum(['notInEffect', 'expired', 'normal']).or(z.string()),
  expiresAt: instant.nullable(),
  /** By the gateway's clock. */
  daysLeft: computed(z.int().nullable()),
  version: objectVersion,
});
export type License = z.output<typeof license>;

/** The file of the license, and one's own password. */
export const licenseForm = z.object({ file: uploadedFile, password: presentPassword });

export const licenses = {
  get: endpoint('/api/acm/license/get', { req: byId, res: license, codes: ['NOT_FOUND'] }),
  /** A license that is refused leaves the one in use as it is. */
  activate: endpoint('/api/acm/license/activate', {
    req: byId.extend({ fileId: z.string().min(1), password: presentPassword }),
    res: license,
    codes: ['NOT_FOUND', 'WRONG_PASSWORD', 'BAD_LICENSE', 'OTHER_MACHINE', 'LICENSE_EXPIRED'],
    access: 'license.activate',
  }),
};

export const licenseApi = client(licenses);
