import { identityProviderApi } from '@/api/business-account/identity-provider';
import { to } from '@/routes/href';
import { object } from './object';

const PROVIDERS = '/business_account/sso_management/role_sso';

export const identityProvider = object({
  label: 'log.kindIdentityProvider',
  fields: {
    authEndpoint: 'log.fieldAuthEndpoint',
    certificates: 'log.fieldCertificates',
    clientId: 'log.fieldClientId',
    clientSecret: 'log.fieldClientSecret',
    endpoints: 'log.fieldEndpoints',
    entityId: 'log.fieldEntityId',
    tokenEndpoint: 'log.fieldTokenEndpoint',
  },
  address: ({ id }) => to(`${PROVIDERS}/:id`, { id }),
  create: { title: 'identityProvider.create', call: identityProviderApi.add, path: `${PROVIDERS}/create` },
});
