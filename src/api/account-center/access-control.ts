import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { endpoint, nothing } from '@/lib/contract/endpoint';
import { computed, objectVersion } from '@/lib/contract/version';
import { accessRule } from '@/lib/rules/access';
import { integer } from '@/lib/rules/integer';
import { ofAccount } from './of-account';

export const MAX_RULES = 100;
const MAX_FORWARDERS = 10;

/** IP access control: only these addresses may sign in; without rules every address may. */
export const accessControlInput = z.object({
  rules: z.array(accessRule).max(MAX_RULES),
  /** How many proxies may stand between browser and gateway. */
  maxForwarders: integer(0, MAX_FORWARDERS),
});
export type AccessControlInput = z.output<typeof accessControlInput>;

const accessControlState = accessControlInput.extend({
  /** Where this call came from, as the gateway sees it; of another account: where it last signed in from. */
  clientAddress: computed(z.string().nullable()),
  /** Through how many proxies it came; null if that is not known. */
  clientForwarders: computed(z.int().nullable()),
  version: objectVersion,
});
export type AccessControlState = z.output<typeof accessControlState>;

export const accessControls = {
  get: endpoint('/api/acm/accessControl/get', {
    req: ofAccount,
    res: accessControlState,
    codes: ['NOT_FOUND'],
  }),
  update: endpoint('/api/acm/accessControl/update', {
    req: accessControlInput.extend({
      ...ofAccount.shape,
      version: objectVersion,
      /** The operator knows that the rules shut out the address he is at, or the proxies that he comes through. */
      acceptsLockout: z.boolean(),
    }),
    res: nothing,
    codes: ['STALE_VERSION', 'LOCKED_OUT', 'PROXY_LOCKED_OUT', 'NOT_FOUND', 'NO_RIGHT'],
    access: 'accessControl.update',
  }),
};

export const accessControlApi = client(accessControls);
