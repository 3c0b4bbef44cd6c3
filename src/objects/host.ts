import { hostApi } from '@/api/system-settings/host';
import { to } from '@/routes/href';
import { found, object } from './object';

const HOSTS = '/system_settings/host_management';
const address = ({ name }: { name: string }) => to(HOSTS, { q: name });

export const host = object({
  label: 'log.kindHost',
  address,
  fields: { hostname: 'log.fieldHostname', user: 'log.fieldUser' },
  create: { title: 'palette.createHost', call: hostApi.add, path: HOSTS, query: 'panel=create' },
  find: found({
    screen: HOSTS,
    group: 'nodes',
    call: hostApi.list,
    line: ({ name, ip, hostname, remark }) => ({
      address: address({ name }),
      words: [name, ip],
      further: [hostname, remark],
    }),
  }),
  edit: { call: hostApi.update, address: (item, restore) => to(HOSTS, { panel: 'edit', item, restore }) },
});
