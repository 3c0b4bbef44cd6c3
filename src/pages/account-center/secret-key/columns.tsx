import type { SecretKey } from '@/api/account-center/secret-key';
import { keyColumns } from '@/components/secret-key/key-columns';
import type { T } from '@/i18n/use-t';
import { columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/page/row-actions';

const col = columnsOf<SecretKey>();

export const secretKeyColumns = (t: T, actions: (key: SecretKey) => readonly Action[]) => [
  ...keyColumns<SecretKey>(t),
  col.actions(t('table.actions'), actions),
];
