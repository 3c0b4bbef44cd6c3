import { nodeDrifts } from '@/api/system-settings/node-drift';
import { implement } from '../runtime/implement';
import { isLinked, managedNetworks } from './node-network';
import { driftedLines } from './running';

export const nodeDrift = implement(nodeDrifts, {
  // The router of a node that is off line is asked again once it is back.
  getDrifts: (_, { world }) => ({
    list: managedNetworks(world).map(({ id, config, byHand }) => {
      const isRead = isLinked(world, id);
      return { id, lines: isRead ? driftedLines(config, byHand) : null, checkedAt: isRead ? world.now() : null };
    }),
  }),
});
