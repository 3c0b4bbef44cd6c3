import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { endpoint, nothing } from '@/lib/contract/endpoint';
import { accessRule } from '@/lib/rules/access';
import { integer } from '@/lib/rules/integer';

export const MAX_RULES = 100;

/** IP access control: only these addresses may sign in; without rules every address may. */
export const accessControlInput = z.object({
  rules: z.array(accessRule).max(MAX_RULES),
  /** How many proxies may stand between browser and gateway. */
  maxForwarders: integer(0),
});
export type AccessControlInput = z.output<typeof accessControlInput>;

export const accessControls = {
  get: endpoint('/api/acm/accessControl/get', {
    req: nothing,
    res: accessControlInput.extend({
      /** The address that this call came from, as the gateway sees it. */
      clientAddress: z.string(),
      version: z.int(),
    }),
  }),
  update: endpoint('/api/acm/accessControl/update', {
    req: accessControlInput.extend({
      version: z.int(),
      /** The operator knows that the rules shut out the address he is at. */
      acceptsLockout: z.boolean(),
    }),
    res: nothing,
    codes: ['STALE_VERSION', 'LOCKED_OUT'],
    access: 'accessControl.update',
  }),
};

export const accessControlApi = client(accessControls);
