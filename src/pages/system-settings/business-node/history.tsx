import { type BusinessNode, businessNodeApi } from '@/api/system-settings/business-node';
import { HistoryDrawer } from '@/components/history/history-drawer';
import type { Column } from '@/ui/list/columns';

interface Props {
  id: string;
  columns: readonly Column<BusinessNode>[];
  onClose: () => void;
}

export default function BusinessNodeHistory(props: Props) {
  return <HistoryDrawer kind="businessNode" of={businessNodeApi.get} {...props} />;
}
