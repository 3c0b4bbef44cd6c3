import { robotApi } from '@/api/message/robot';
import { to } from '@/routes/href';
import { DELIVERY_FIELDS } from './delivery-fields';
import { object } from './object';

const CONTACTS = '/message/contact';

export const robot = object({
  label: 'log.kindRobot',
  // The screen knows of which service it is.
  address: ({ id, name }) => to(CONTACTS, { tab: 'robot', item: id, q: name }),
  fields: { ...DELIVERY_FIELDS, webhook: 'log.fieldWebhook' },
  edit: {
    call: robotApi.update,
    address: (item, restore) => to(CONTACTS, { tab: 'robot', panel: 'edit', item, restore }),
  },
});
