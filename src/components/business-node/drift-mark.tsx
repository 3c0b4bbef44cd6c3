import { DiffOutlined } from '@ant-design/icons';
import { nodeDriftApi } from '@/api/system-settings/node-drift';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useLoad } from '@/ui/data/use-load';
import './staged-mark.css';

/** Says that something else runs on a node than was applied, and leads to the comparison; one call tells of all nodes. */
export function DriftMark({ nodeId }: { nodeId: string }) {
  const t = useT();
  const { data, isUnoffered } = useLoad(nodeDriftApi.getDrifts, {});
  const lines = data?.list.find(({ id }) => id === nodeId)?.lines ?? 0;
  if (lines === 0 || isUnoffered) return null;
  return (
    <Link
      className="staged-mark"
      to={to(
        '/system_settings/node_access_management/business_node_management/:id/network',
        { id: nodeId },
        { tab: 'versions', to: 'running' },
      )}
    >
      <DiffOutlined aria-hidden /> {t('businessNode.drift', { count: lines })}
    </Link>
  );
}
