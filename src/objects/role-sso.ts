import { to } from '@/routes/href';
import { object } from './object';

export const roleSso = object({
  label: 'log.kindRoleSso',
  address: ({ name }) => to('/business_account/sso_management/role_sso', { tab: 'mappings', q: name }),
  fields: {
    attribute: 'log.fieldAttribute',
    precedence: 'log.fieldPrecedence',
    providerId: 'log.fieldProviderId',
    providerName: 'log.fieldProviderName',
    roleId: 'log.fieldRoleId',
    roleName: 'log.fieldRoleName',
    value: 'log.fieldValue',
  },
});
