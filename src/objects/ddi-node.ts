import { ddiNodeApi } from '@/api/system-settings/ddi-node';
import { to } from '@/routes/href';
import { found, object } from './object';

const NODES = '/system_settings/node_access_management/ddi_node_management';
const address = ({ name }: { name: string }) => to(NODES, { q: name });

export const ddiNode = object({
  label: 'log.kindDdiNode',
  address,
  fields: {
    command: 'log.fieldCommand',
    lastSyncAt: 'log.fieldLastSyncAt',
    linkAddress: 'log.fieldLinkAddress',
    model: 'log.fieldModel',
    organizationName: 'log.fieldOrganizationName',
    serviceNodeName: 'log.fieldServiceNodeName',
    upgrade: 'log.fieldUpgrade',
    username: 'log.fieldUsername',
  },
  create: { title: 'palette.createDdiNode', call: ddiNodeApi.add, path: NODES, query: 'panel=create' },
  find: found({
    screen: NODES,
    group: 'nodes',
    call: ddiNodeApi.list,
    line: ({ name, ip, serviceNodeName, linkAddress }) => ({
      address: address({ name }),
      words: [name, ip],
      further: [serviceNodeName, linkAddress],
    }),
  }),
  edit: { call: ddiNodeApi.update, address: (item, restore) => to(NODES, { panel: 'edit', item, restore }) },
});
