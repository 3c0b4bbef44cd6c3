import { to } from '@/routes/href';
import { LOGIN_FIELDS } from './fields';
import { object } from './object';

export const ownAccount = object({
  label: 'log.kindOwnAccount',
  address: () => to('/account_center/account_security'),
  fields: LOGIN_FIELDS,
});
