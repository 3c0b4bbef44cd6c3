import { nodeSoftwareApi } from '@/api/system-settings/node-software';
import { to } from '@/routes/href';
import { object } from './object';

const SOFTWARE = '/system_settings/node_access_management/node_software_management';

export const nodeSoftware = object({
  label: 'log.kindNodeSoftware',
  address: ({ name }) => to(SOFTWARE, { q: name }),
  create: { title: 'palette.createSoftware', call: nodeSoftwareApi.add, path: SOFTWARE, query: 'panel=create' },
});
