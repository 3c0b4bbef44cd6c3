import { to } from '@/routes/href';
import { object } from './object';

export const message = object({
  label: 'log.kindMessage',
  fields: {
    isRead: 'log.fieldIsRead',
  },
  address: ({ id }) => to('/message/all', { panel: 'message', item: id }),
});
