import { passwords } from '@/api/account-center/password';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import { setPassword } from './credentials';

export const password = implement(passwords, {
  change: ({ current, next }, { world }) => {
    if (current !== world.password) refuse('WRONG_PASSWORD', { fields: ['current'] });
    world.password = next;
    setPassword(world, world.persona, next, 'none');
    world.persona = { ...world.persona, passwordReset: 'none' };
    return {};
  },
});
