import { to } from '@/routes/href';
import { object } from './object';

export const edgeGroup = object({
  label: 'log.kindEdgeGroup',
  address: ({ id }) => to('/account_center/client_management', { within: id }),
});
