import { edgeNodeApi } from '@/api/account-center/edge-node';
import { to } from '@/routes/href';
import { found, object } from './object';

const NODES = '/account_center/client_management';

export const edgeNode = object({
  label: 'log.kindEdgeNode',
  address: ({ name }) => to(NODES, { q: name }),
  fields: {
    capacity: 'log.fieldCapacity',
    deviceName: 'log.fieldDeviceName',
    groupId: 'log.fieldGroupId',
    groupName: 'log.fieldGroupName',
  },
  create: { title: 'palette.createEdgeNode', call: edgeNodeApi.add, path: NODES, query: 'panel=create' },
  find: found({
    screen: NODES,
    group: 'nodes',
    call: edgeNodeApi.list,
    line: ({ nodeId, deviceName, name }) => ({ address: to(NODES, { q: nodeId }), words: [deviceName, name, nodeId] }),
  }),
  edit: { call: edgeNodeApi.update, address: (item, restore) => to(NODES, { panel: 'edit', item, restore }) },
});
