import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { endpoint, nothing } from '@/lib/contract/endpoint';

/** What a new main account should do first, in this order. */
const firstStep = z.enum(['loginSecurity', 'contact', 'secretKey', 'subAccount', 'alarmTask']);
export type FirstStep = z.output<typeof firstStep>;

export const firstSteps = {
  get: endpoint('/api/acm/firstStep/get', {
    capability: 'firstSteps',
    req: nothing,
    /** From the account's own state. Empty where there is nothing to begin with, as for a sub-account. */
    res: z.object({
      steps: z.array(z.object({ key: firstStep.or(z.string()), isDone: z.boolean() })),
      isDismissed: z.boolean(),
    }),
  }),
  dismiss: endpoint('/api/acm/firstStep/dismiss', { capability: 'firstSteps', req: nothing, res: nothing }),
};

export const firstStepApi = client(firstSteps);
