import { policyApi } from '@/api/business-account/policy';
import { to } from '@/routes/href';
import { object } from './object';

const POLICIES = '/business_account/policy_management';

export const policy = object({
  label: 'log.kindPolicy',
  address: ({ id }) => to(`${POLICIES}/:id`, { id }),
  fields: {
    accountIds: 'log.fieldAccountIds',
    accounts: 'log.fieldAccounts',
    organizationCount: 'log.fieldOrganizationCount',
    organizationIds: 'log.fieldOrganizationIds',
    organizations: 'log.fieldOrganizations',
    readOnlyCount: 'log.fieldReadOnlyCount',
    readWriteCount: 'log.fieldReadWriteCount',
  },
  create: { title: 'policy.createTitle', call: policyApi.add, path: `${POLICIES}/create` },
  edit: { call: policyApi.update, address: (id, restore) => to(`${POLICIES}/:id/edit`, { id }, { restore }) },
});
