import { Alert } from 'antd';
import { standingFreezeApi } from '@/api/system-settings/standing-freeze';
import { zonedStamp } from '@/components/time-zone/zoned-time';
import { longestAt } from '@/domain/freeze/freeze';
import { useT } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { useLoad } from '@/ui/data/use-load';

/** Says before it is tried that what is about to be done to some nodes, or to all (null), is refused by a freeze. */
export default function FrozenNodes({ nodeIds }: { nodeIds: readonly string[] | null }) {
  const t = useT();
  const { data } = useLoad(standingFreezeApi.getStanding, {});
  const own =
    data?.list.filter((one) => {
      if (one.nodeIds === null || nodeIds === null) return nodeIds?.length !== 0;
      return one.nodeIds.some((id) => nodeIds.includes(id));
    }) ?? [];
  const freeze = longestAt(own, gatewayNow());
  if (!freeze) return null;
  const { name, reason, zone, endAt } = freeze;
  return (
    <Alert
      type="warning"
      showIcon
      className="form-problem"
      title={
        <>
          <strong>{t('freeze.someActive', { time: zonedStamp(endAt, zone), reason })}</strong>
          <div className="time-note">{t('freeze.noWay', { name })}</div>
        </>
      }
    />
  );
}
