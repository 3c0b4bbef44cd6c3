import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { endpoint, nothing } from '@/lib/contract/endpoint';
import { email, phone } from '@/lib/rules/contact';
import { optional } from '@/lib/rules/optional';
import { LIMITS, lines, text } from '@/lib/rules/text';

/** An application for a trial; an advisor answers it. */
export const trialInput = z.object({
  name: text(LIMITS.short),
  company: text(LIMITS.name),
  phone,
  email,
  product: z.string().min(1),
  remark: optional(lines(LIMITS.remark)),
});

/** Anybody may apply, signed in or not. */
export const trials = {
  getOptions: endpoint('/api/acm/trial/getOptions', {
    req: nothing,
    res: z.object({ list: z.array(z.object({ code: z.string(), name: z.string() })) }),
    access: 'anonymous',
  }),
  add: endpoint('/api/acm/trial/add', {
    req: trialInput,
    res: z.object({ id: z.string() }),
    codes: ['INVALID'],
    access: 'anonymous',
  }),
};

export const trialApi = client(trials);
