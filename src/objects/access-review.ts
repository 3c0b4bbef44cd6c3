import { to } from '@/routes/href';
import { object } from './object';

export const accessReview = object({
  label: 'log.kindAccessReview',
  address: ({ name }) => to('/business_account/account_management/review', { tab: 'signOffs', q: name }),
});
