import { serviceProviderApi } from '@/api/system-settings/service-provider';
import { to } from '@/routes/href';
import { DELIVERY_FIELDS } from './delivery-fields';
import { object, switched } from './object';

const PROVIDERS = '/system_settings/service_provider_management';

export const serviceProvider = object({
  label: 'log.kindServiceProvider',
  address: () => to(PROVIDERS),
  fields: {
    ...DELIVERY_FIELDS,
    account: 'log.fieldAccount',
    endpoint: 'log.fieldEndpoint',
    signature: 'log.fieldSignature',
  },
  create: { title: 'palette.createProvider', call: serviceProviderApi.add, path: PROVIDERS, query: 'panel=create' },
  edit: {
    call: serviceProviderApi.update,
    address: (item, restore) => to(PROVIDERS, { panel: 'edit', item, restore }),
  },
  flips: switched(serviceProviderApi),
});
