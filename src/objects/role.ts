import { roleApi } from '@/api/business-account/role';
import { to } from '@/routes/href';
import { found, object } from './object';

const ROLES = '/business_account/role_management';
const address = ({ id }: { id: string }) => to(`${ROLES}/:id`, { id });

export const role = object({
  label: 'log.kindRole',
  address,
  fields: { menuCount: 'log.fieldMenuCount', productCount: 'log.fieldProductCount' },
  create: { title: 'role.createTitle', call: roleApi.add, path: `${ROLES}/create` },
  find: found({
    screen: ROLES,
    group: 'accounts',
    call: roleApi.list,
    line: (one) => ({ address: address(one), words: [one.name], further: [one.id] }),
  }),
  edit: { call: roleApi.update, address: (id, restore) => to(`${ROLES}/:id/edit`, { id }, { restore }) },
});
