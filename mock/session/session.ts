import { frontInits } from '@/api/session/front-init';
import { sensitives } from '@/api/session/sensitive';
import { sessions } from '@/api/session/session';
import { implement } from '../runtime/implement';
import { mayDo, maySee } from '../runtime/personas';
import { refuse } from '../runtime/refusal';
import type { World } from '../runtime/world';
import { productsOf } from './products';
import { actionKeys, menuKeys } from './rights';
import { unreadOf } from './unread';

/** Switches that other features turn, such as the security login that the home banner asks for. */
export const sessionState = new WeakMap<World, { isLoginSecurityOn: boolean }>();

export const session = implement(sessions, {
  get: (_, { world }) => ({
    account: {
      id: `A-${world.persona.key}`,
      name: world.persona.name,
      mainAccount: 'acme',
      type: world.persona.type,
      isMain: world.persona.isMain,
    },
    menus: menuKeys.filter((key) => maySee(world.persona, key)),
    actions: actionKeys().filter((key) => mayDo(world.persona, key)),
    products: productsOf(world),
    passwordReset: world.persona.passwordReset,
    isLoginSecurityOn: sessionState.get(world)?.isLoginSecurityOn ?? false,
    unreadMessages: unreadOf(world),
    now: world.now(),
  }),
  end: (_, { world }) => {
    world.isEnded = true;
    return {};
  },
});

export const frontInit = implement(frontInits, {
  get: () => ({ defaultUrl: null, defaultUrlCheck: null }),
});

export const sensitive = implement(sensitives, {
  verify: ({ method, value }, { world }) => {
    const expected = method === 'password' ? world.password : '246810';
    if (value !== expected) refuse('WRONG_PASSWORD', { fields: ['value'] });
    const ticket = crypto.randomUUID();
    world.tickets.add(ticket);
    return { ticket };
  },
  sendCode: ({ method }) => ({ target: method === 'phone' ? '138****0001' : 'o***@acme.example', resendAfter: 60 }),
});
