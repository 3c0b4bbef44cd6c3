import { EditOutlined } from '@ant-design/icons';
import { useStagedNodeIds } from '@/components/network-changes/staged-keys';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import './staged-mark.css';

/** Says that network changes wait on a node, and leads to their review. */
export function StagedMark({ nodeId }: { nodeId: string }) {
  const t = useT();
  const isStaged = useStagedNodeIds().includes(nodeId);
  if (!isStaged) return null;
  return (
    <Link
      className="staged-mark"
      to={to(
        '/system_settings/node_access_management/business_node_management/:id/network',
        { id: nodeId },
        { tab: 'review' },
      )}
    >
      <EditOutlined aria-hidden /> {t('businessNode.staged')}
    </Link>
  );
}
