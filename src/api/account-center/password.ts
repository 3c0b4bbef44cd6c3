import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { endpoint, nothing } from '@/lib/contract/endpoint';
import { crossField } from '@/lib/rules/cross-field';
import { confirmation, password, presentPassword, unchangedPassword } from '@/lib/rules/password';

const change = z.object({ current: presentPassword, next: password });

/** What the form asks for: the repetition is never sent. */
export const passwordForm = crossField(change.extend({ confirm: presentPassword }), ({ current, next, confirm }) => [
  ...unchangedPassword(current, next, 'next'),
  ...confirmation(next, confirm, 'confirm'),
]);

export const passwords = {
  change: endpoint('/api/acm/account/changePassword', {
    req: crossField(change, ({ current, next }) => unchangedPassword(current, next, 'next')),
    res: nothing,
    codes: ['WRONG_PASSWORD'],
  }),
};

export const passwordApi = client(passwords);
