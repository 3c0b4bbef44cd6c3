import { secretKeyApi } from '@/api/account-center/secret-key';
import { to } from '@/routes/href';
import { found, object, switched } from './object';

const KEYS = '/account_center/secret_key';
const address = ({ id }: { id: string }) => to(KEYS, { q: id });

export const secretKey = object({
  label: 'log.kindSecretKey',
  address,
  create: { title: 'palette.createKey', call: secretKeyApi.add, path: KEYS, query: 'panel=create' },
  find: found({
    screen: KEYS,
    group: 'keys',
    call: secretKeyApi.list,
    line: (key) => ({ address: address(key), words: [key.id, key.description] }),
  }),
  edit: { call: secretKeyApi.update, address: (item, restore) => to(KEYS, { panel: 'edit', item, restore }) },
  flips: switched(secretKeyApi),
});
