import { routingStates } from '@/api/system-settings/routing-state';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import { isLinked, networkOf } from './node-network';
import { sessionsOf } from './routing-sessions';

export const routingState = implement(routingStates, {
  getRoutingState: ({ id }, { world }) => {
    const { config } = networkOf(world, id);
    if (!isLinked(world, id)) refuse('ILLEGAL_STATE');
    const { bgp, ospf, bfd } = sessionsOf(world, id, config);
    return { now: world.now(), bgp, ospf, bfd };
  },
});
