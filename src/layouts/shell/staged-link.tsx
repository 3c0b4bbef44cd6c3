import { EditOutlined } from '@ant-design/icons';
import { useStagedNodeIds } from '@/components/network-changes/staged-keys';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useSessionState } from '@/session/session';
import { reach } from './menu';

const NODES = '/system_settings/node_access_management/business_node_management';

/** The way to network changes that wait to be applied: to the review of the node, or the list if they are many. */
export function StagedLink() {
  const t = useT();
  const state = useSessionState();
  const [first, ...others] = useStagedNodeIds();
  if (state.status !== 'ready' || reach(NODES, state.session) !== true) return null;
  if (first === undefined) return null;
  const count = others.length + 1;
  const label = t('shell.staged', { count });
  const target = count === 1 ? to(`${NODES}/:id/network`, { id: first }, { tab: 'review' }) : NODES;
  return (
    <Link className="header-button" to={target} aria-label={label} title={label}>
      <EditOutlined aria-hidden />
      <span className="header-badge" aria-hidden>
        {count}
      </span>
    </Link>
  );
}
