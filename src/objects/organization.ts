import { organizationApi } from '@/api/business-account/organization';
import { to } from '@/routes/href';
import { found, object } from './object';

const ORGANIZATIONS = '/business_account/organization_management';

export const organization = object({
  label: 'log.kindOrganization',
  address: ({ name }) => to(ORGANIZATIONS, { q: name }),
  fields: {
    accounts: 'log.fieldAccounts',
    affiliatedId: 'log.fieldAffiliatedId',
    affiliatedName: 'log.fieldAffiliatedName',
    parentName: 'log.fieldParentName',
    policy: 'log.fieldPolicy',
    policyIds: 'log.fieldPolicyIds',
  },
  create: {
    title: 'palette.createOrganization',
    call: organizationApi.add,
    path: ORGANIZATIONS,
    query: 'panel=create',
  },
  find: found({
    screen: ORGANIZATIONS,
    group: 'accounts',
    call: organizationApi.list,
    line: ({ name, code }) => ({ address: to(ORGANIZATIONS, { q: code }), words: [name, code] }),
  }),
  edit: {
    call: organizationApi.update,
    address: (item, restore) => to(ORGANIZATIONS, { panel: 'edit', item, restore }),
  },
});
