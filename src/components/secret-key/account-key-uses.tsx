import { accountKeyApi } from '@/api/business-account/account-key';
import type { BulkTarget } from '@/lib/contract/endpoint';
import { useLoad } from '@/ui/data/use-load';
import { KeyUses } from './key-uses';

interface Props {
  accountId: string;
  target: BulkTarget;
  warning: string;
}

/** What stops working when keys of another account are disabled. */
export function AccountKeyUses({ accountId, target, warning }: Props) {
  return <KeyUses loaded={useLoad(accountKeyApi.getUses, { id: accountId, ...target })} warning={warning} />;
}
