import { businessNodeApi } from '@/api/system-settings/business-node';
import { to } from '@/routes/href';
import { found, object } from './object';

const NODES = '/system_settings/node_access_management/business_node_management';

export const businessNode = object({
  label: 'log.kindBusinessNode',
  fields: {
    command: 'log.fieldCommand',
    despite: 'log.fieldDespite',
    freeze: 'log.fieldFreeze',
    hostname: 'log.fieldHostname',
    priority: 'log.fieldPriority',
    protocol: 'log.fieldProtocol',
    upgrade: 'log.fieldUpgrade',
  },
  address: ({ id }) => to(`${NODES}/:id/network`, { id }),
  find: found({
    screen: NODES,
    group: 'nodes',
    call: businessNodeApi.list,
    // The list, with what can be done to it; what was done to it is nearly always its network.
    line: ({ id, name, ip }) => ({ address: to(NODES, { q: id }), words: [name, ip, id] }),
  }),
});
