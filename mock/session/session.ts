import { frontInits } from '@/api/session/front-init';
import { sensitives } from '@/api/session/sensitive';
import { type Session, sessions } from '@/api/session/session';
import { ownLogin } from '../account-center/login-settings';
import { ownOrganization } from '../business-account/account-rows';
import { menusOfAccount } from '../business-account/authorization';
import { menuTreeOf, productsOfMenus } from '../business-account/products';
import { implement } from '../runtime/implement';
import { CODE, mayDo, maySee } from '../runtime/personas';
import { refuse } from '../runtime/refusal';
import type { World } from '../runtime/world';
import { brandVersionOf } from '../system-settings/personalize';
import { productsOf } from './products';
import { actionKeys, menuKeys } from './rights';
import { unreadOf } from './unread';

const ofMenus = new Set(menuTreeOf('en-US').map(({ code }) => code));

/** The products of a sub-account: of those that have menus, the ones that its role and its own choice leave it. */
function productsFor(world: World, id: string): Session['products'] {
  const open = productsOfMenus(menusOfAccount(world, id));
  return productsOf(world).map((one) => {
    const isOpened = one.isOpened && (open.includes(one.code) || !ofMenus.has(one.code));
    return { ...one, isOpened, isOpenedByMain: one.isOpened };
  });
}

/** The session of the present account; one that another account looks as has its menus and products, and no right to act. */
function sessionOf(world: World): Session {
  const { id, name, type, isMain, passwordReset } = world.persona;
  const unreadByCategory = unreadOf(world);
  const actions = actionKeys().filter((key) => mayDo(world.persona, key));
  return {
    account: { id, name, mainAccount: 'acme', type, isMain, organizationId: ownOrganization(world) },
    viewedBy: world.viewer?.name ?? null,
    menus: menuKeys.filter((key) => maySee(world.persona, key)),
    actions: world.viewer ? [] : actions,
    ...(world.viewer && { viewedActions: actions }),
    products: isMain ? productsOf(world) : productsFor(world, id),
    passwordReset: world.viewer ? 'none' : passwordReset,
    isLoginSecurityOn: ownLogin(world).isOn,
    isScreenMode: !world.viewer && ownLogin(world).isScreenMode,
    brandVersion: brandVersionOf(world),
    unreadMessages: Object.values(unreadByCategory).reduce((sum, count) => sum + count, 0),
    unreadByCategory,
    now: world.now(),
  };
}

export const session = implement(sessions, {
  get: (_, { world }) => sessionOf(world),
  end: (_, { world }) => {
    world.isEnded = true;
    return {};
  },
});

export const frontInit = implement(frontInits, {
  get: (_, { world: { gateway } }) => ({
    defaultUrl: null,
    defaultUrlCheck: null,
    ...(gateway.isDeclared && { capabilities: [...gateway.capabilities] }),
  }),
});

export const sensitive = implement(sensitives, {
  verify: ({ method, value }, { world }) => {
    const expected = method === 'password' ? world.password : CODE;
    if (value !== expected) refuse(method === 'password' ? 'WRONG_PASSWORD' : 'WRONG_CODE', { fields: ['value'] });
    const ticket = crypto.randomUUID();
    world.tickets.add(ticket);
    return { ticket };
  },
  sendCode: ({ method }) => ({ target: method === 'phone' ? '138****0001' : 'o***@acme.example', resendAfter: 60 }),
});
