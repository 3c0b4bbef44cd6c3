import { to } from '@/routes/href';
import { object } from './object';

export const dataStorage = object({
  label: 'log.kindDataStorage',
  fields: {
    retentionDays: 'log.fieldRetentionDays',
    threshold: 'log.fieldThreshold',
  },
  address: () => to('/system_settings/data_storage'),
});
