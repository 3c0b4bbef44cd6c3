import { ClockCircleOutlined, PauseCircleOutlined } from '@ant-design/icons';
import { pendingApplyApi } from '@/api/system-settings/pending-apply';
import { standingFreezeApi } from '@/api/system-settings/standing-freeze';
import { zonedStamp } from '@/components/time-zone/zoned-time';
import { longestAt } from '@/domain/freeze/freeze';
import { useT } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useLoad } from '@/ui/data/use-load';
import './staged-mark.css';

const NODES = '/system_settings/node_access_management/business_node_management';

/** Says when a set is applied to a node, and leads to it; one call tells of all nodes. */
export function ScheduledMark({ nodeId }: { nodeId: string }) {
  const t = useT();
  const { data } = useLoad(pendingApplyApi.getPending, {});
  const own = data?.list.find((one) => one.nodeId === nodeId);
  if (!own) return null;
  return (
    <Link className="staged-mark" to={to(`${NODES}/scheduled/:id`, { id: own.id })}>
      <ClockCircleOutlined aria-hidden /> {t('businessNode.scheduled', { time: zonedStamp(own.at, own.zone) })}
    </Link>
  );
}

/** Says until when nothing is applied to a node, and leads to the freeze. */
export function FreezeMark({ nodeId }: { nodeId: string }) {
  const t = useT();
  const { data } = useLoad(standingFreezeApi.getStanding, {});
  const own = data?.list.filter(({ nodeIds }) => nodeIds === null || nodeIds.includes(nodeId)) ?? [];
  const freeze = longestAt(own, gatewayNow());
  if (!freeze) return null;
  return (
    <Link className="staged-mark" to={to(`${NODES}/freezes/:id`, { id: freeze.id })}>
      <PauseCircleOutlined aria-hidden /> {t('businessNode.frozen', { time: zonedStamp(freeze.endAt, freeze.zone) })}
    </Link>
  );
}
