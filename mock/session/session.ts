import { frontInits } from '@/api/session/front-init';
import { sensitives } from '@/api/session/sensitive';
import { type Session, sessions } from '@/api/session/session';
import { ownLogin } from '../account-center/login-settings';
import { authorizationOf } from '../business-account/authorization';
import { implement } from '../runtime/implement';
import { mayDo, maySee } from '../runtime/personas';
import { refuse } from '../runtime/refusal';
import type { World } from '../runtime/world';
import { brandVersionOf } from '../system-settings/personalize';
import { productsOf } from './products';
import { actionKeys, menuKeys } from './rights';
import { unreadOf } from './unread';

/** The session of the present account; one that another account looks as has its menus and products, and no right to act. */
function sessionOf(world: World): Session {
  const { id, name, type, isMain, passwordReset } = world.persona;
  const unreadByCategory = unreadOf(world);
  return {
    account: { id, name, mainAccount: 'acme', type, isMain },
    viewedBy: world.viewer?.name ?? null,
    menus: menuKeys.filter((key) => maySee(world.persona, key)),
    actions: world.viewer ? [] : actionKeys().filter((key) => mayDo(world.persona, key)),
    products: world.viewer ? productsFor(world, id) : productsOf(world),
    passwordReset: world.viewer ? 'none' : passwordReset,
    isLoginSecurityOn: ownLogin(world).isOn,
    isScreenMode: !world.viewer && ownLogin(world).isScreenMode,
    brandVersion: brandVersionOf(world),
    unreadMessages: Object.values(unreadByCategory).reduce((sum, count) => sum + count, 0),
    unreadByCategory,
    now: world.now(),
  };
}

/** The products of a sub-account: those that its authorization opens. */
function productsFor(world: World, id: string): Session['products'] {
  const { products } = authorizationOf(world, id).basic;
  return productsOf(world).map((one) => ({ ...one, isOpened: one.isOpened && products.includes(one.code) }));
}

export const session = implement(sessions, {
  get: (_, { world }) => sessionOf(world),
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
    if (value !== expected) refuse(method === 'password' ? 'WRONG_PASSWORD' : 'WRONG_CODE', { fields: ['value'] });
    const ticket = crypto.randomUUID();
    world.tickets.add(ticket);
    return { ticket };
  },
  sendCode: ({ method }) => ({ target: method === 'phone' ? '138****0001' : 'o***@acme.example', resendAfter: 60 }),
});
