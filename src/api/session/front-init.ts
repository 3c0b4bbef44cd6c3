import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { endpoint, nothing } from '@/lib/contract/endpoint';
import { FRONT_INIT } from './first-calls';

/** Where an operator who enters at the root is sent (one of the two endpoints that are known). */
const frontInit = z.object({
  defaultUrl: z.string().nullish(),
  defaultUrlCheck: z.string().nullish(),
  /** What the gateway offers beyond the specification, where it says so. */
  capabilities: z.array(z.string()).nullish(),
});

export const frontInits = {
  get: endpoint(FRONT_INIT, { req: nothing, res: frontInit }),
};

export const frontInitApi = client(frontInits);
