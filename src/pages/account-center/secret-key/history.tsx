import { type SecretKey, secretKeyApi } from '@/api/account-center/secret-key';
import { HistoryDrawer } from '@/components/history/history-drawer';
import type { Column } from '@/ui/list/columns';

interface Props {
  id: string;
  columns: readonly Column<SecretKey>[];
  onClose: () => void;
}

export default function SecretKeyHistory(props: Props) {
  return <HistoryDrawer kind="secretKey" of={secretKeyApi.get} {...props} />;
}
