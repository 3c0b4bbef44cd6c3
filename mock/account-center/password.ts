import { passwords } from '@/api/account-center/password';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';

export const password = implement(passwords, {
  change: ({ current, next }, { world }) => {
    if (current !== world.password) refuse('WRONG_PASSWORD', { fields: ['current'] });
    world.password = next;
    world.persona = { ...world.persona, passwordReset: 'none' };
    return {};
  },
});
