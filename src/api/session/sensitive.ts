import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { endpoint } from '@/lib/contract/endpoint';
import { secret } from '@/lib/rules/secret';

export const proofMethod = z.enum(['password', 'phone', 'email']);
export type ProofMethod = z.output<typeof proofMethod>;

/** What a 40114 carries: the ways to prove who one is. A way that the console does not know leaves the others standing. */
export const sensitiveChallenge = z
  .object({
    methods: z
      .array(z.unknown())
      .transform((given) => given.map((one) => proofMethod.safeParse(one).data).filter((one) => one !== undefined))
      .pipe(z.array(proofMethod).min(1))
      .catch(['password']),
  })
  .catch({ methods: ['password'] });

export const sensitives = {
  verify: endpoint('/api/acm/sensitive/verify', {
    req: z.object({ method: proofMethod, value: secret(z.string().min(1).max(64)) }),
    res: z.object({ ticket: z.string() }),
    codes: ['WRONG_PASSWORD', 'WRONG_CODE'],
  }),
  sendCode: endpoint('/api/acm/sensitive/sendCode', {
    req: z.object({ method: z.enum(['phone', 'email']) }),
    res: z.object({ target: z.string(), resendAfter: z.int() }),
  }),
};

export const sensitiveApi = client(sensitives);
