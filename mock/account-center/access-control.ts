import { type AccessControlInput, accessControls } from '@/api/account-center/access-control';
import { normaliseRule, shutsOut } from '@/lib/rules/access-list';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import type { World } from '../runtime/world';

/** Where every operator of the mock gateway sits. */
const CLIENT_ADDRESS = '203.0.113.24';

const fresh = (): AccessControlInput & { version: number } => ({
  rules: [
    { type: 'mask', ip: '203.0.113.0', mask: '24' },
    { type: 'range', start: '198.51.100.10', end: '198.51.100.40' },
  ],
  maxForwarders: 1,
  version: 1,
});

const lists = new WeakMap<World, ReturnType<typeof fresh>>();

function of(world: World) {
  const known = lists.get(world) ?? fresh();
  lists.set(world, known);
  return known;
}

export const accessControl = implement(accessControls, {
  get: (_, { world }) => ({ ...of(world), clientAddress: CLIENT_ADDRESS }),
  update: ({ rules, maxForwarders, version, acceptsLockout }, { world }) => {
    if (of(world).version !== version) refuse('STALE_VERSION');
    if (shutsOut(rules, CLIENT_ADDRESS) && !acceptsLockout) refuse('LOCKED_OUT');
    lists.set(world, { rules: rules.map(normaliseRule), maxForwarders, version: version + 1 });
    return {};
  },
});
