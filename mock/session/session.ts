import { frontInits } from '@/api/session/front-init';
import { sensitives } from '@/api/session/sensitive';
import { type Session, sessions } from '@/api/session/session';
import { accountsOf } from '../business-account/account-rows';
import { authorizationOf } from '../business-account/authorization';
import { implement } from '../runtime/implement';
import { mayDo, maySee, personas } from '../runtime/personas';
import { refuse } from '../runtime/refusal';
import type { World } from '../runtime/world';
import { brandVersionOf } from '../system-settings/personalize';
import { productsOf } from './products';
import { actionKeys, menuKeys } from './rights';
import { unreadOf } from './unread';

/** Switches that other features turn, such as the security login that the home banner asks for. */
export const sessionState = new WeakMap<World, { isLoginSecurityOn: boolean }>();

const ownSession = (world: World): Session => ({
  account: {
    id: `A-${world.persona.key}`,
    name: world.persona.name,
    mainAccount: 'acme',
    type: world.persona.type,
    isMain: world.persona.isMain,
  },
  viewedBy: null,
  menus: menuKeys.filter((key) => maySee(world.persona, key)),
  actions: actionKeys().filter((key) => mayDo(world.persona, key)),
  products: productsOf(world),
  passwordReset: world.persona.passwordReset,
  isLoginSecurityOn: sessionState.get(world)?.isLoginSecurityOn ?? false,
  brandVersion: brandVersionOf(world),
  unreadMessages: Object.values(unreadOf(world)).reduce((sum, count) => sum + count, 0),
  unreadByCategory: unreadOf(world),
  now: world.now(),
});

/** The session as a sub-account would have it, without any right to act (BEY-04). */
function viewedSession(world: World, id: string): Session {
  if (!mayDo(world.persona, 'subAccount.viewAs')) refuse('NO_RIGHT');
  const { name, type } = accountsOf(world).get(id);
  const { basic } = authorizationOf(world, id);
  const persona = Object.values(personas).find((one) => one.name === name) ?? personas.newcomer;
  return {
    ...ownSession(world),
    account: { id, name, mainAccount: 'acme', type, isMain: false },
    viewedBy: world.persona.name,
    menus: menuKeys.filter((key) => maySee(persona, key)),
    actions: [],
    products: productsOf(world).map((one) => ({ ...one, isOpened: one.isOpened && basic.products.includes(one.code) })),
  };
}

export const session = implement(sessions, {
  get: (_, { world, viewAs }) => (viewAs === null ? ownSession(world) : viewedSession(world, viewAs)),
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
