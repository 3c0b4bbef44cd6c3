import { secretKeyApi } from '@/api/account-center/secret-key';
import { KeyUses } from '@/components/secret-key/key-uses';
import type { BulkTarget } from '@/lib/contract/endpoint';
import { useLoad } from '@/ui/data/use-load';

/** What stops working when many keys are disabled or deleted. */
export function BulkImpact({ target, warning }: { target: BulkTarget; warning: string }) {
  return <KeyUses loaded={useLoad(secretKeyApi.getBulkUses, target)} warning={warning} />;
}
