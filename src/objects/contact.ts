import { contactApi } from '@/api/message/contact';
import { to } from '@/routes/href';
import { object } from './object';

const CONTACTS = '/message/contact';

export const contact = object({
  label: 'log.kindContact',
  address: ({ name }) => to(CONTACTS, { q: name }),
  fields: {
    emailState: 'log.fieldEmailState',
    phoneState: 'log.fieldPhoneState',
    wechatState: 'log.fieldWechatState',
  },
  create: { title: 'palette.createContact', call: contactApi.add, path: CONTACTS, query: 'panel=create' },
  edit: { call: contactApi.update, address: (item, restore) => to(CONTACTS, { panel: 'edit', item, restore }) },
});
