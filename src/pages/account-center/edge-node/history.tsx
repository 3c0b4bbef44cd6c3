import { type EdgeNode, edgeNodeApi } from '@/api/account-center/edge-node';
import { HistoryDrawer } from '@/components/history/history-drawer';
import type { Column } from '@/ui/list/columns';

interface Props {
  id: string;
  columns: readonly Column<EdgeNode>[];
  onClose: () => void;
}

export default function EdgeNodeHistory(props: Props) {
  return <HistoryDrawer kind="edgeNode" of={edgeNodeApi.get} {...props} />;
}
