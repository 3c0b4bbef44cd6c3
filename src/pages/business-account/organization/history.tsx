import { type Organization, organizationApi } from '@/api/business-account/organization';
import { HistoryDrawer } from '@/components/history/history-drawer';
import type { Column } from '@/ui/list/columns';

interface Props {
  id: string;
  columns: readonly Column<Organization>[];
  onClose: () => void;
}

export default function OrganizationHistory(props: Props) {
  return <HistoryDrawer kind="organization" of={organizationApi.get} {...props} />;
}
