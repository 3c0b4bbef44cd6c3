import { Alert } from 'antd';
import type { StandingFreeze } from '@/api/system-settings/standing-freeze';
import { zonedStamp } from '@/components/time-zone/zoned-time';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useFreezes } from './use-freezes';

const DETAIL = '/system_settings/node_access_management/business_node_management/freezes/:id';

/** Says before anybody tries that a node is frozen, or will be: why, until when, and who may override it. */
export function FreezeBanner({ nodeId }: { nodeId: string }) {
  const { now, coming } = useFreezes(nodeId);
  if (now) return <Banner freeze={now} isNow />;
  return coming && <Banner freeze={coming} isNow={false} />;
}

function Banner({ freeze, isNow }: { freeze: StandingFreeze; isNow: boolean }) {
  const t = useT();
  const { id, name, reason, zone, startAt, endAt, overriders, mayOverride } = freeze;
  const who = overriders.join(t('common.separator')) || t('freeze.nobody');
  return (
    <Alert
      type={isNow ? 'warning' : 'info'}
      showIcon
      className="form-problem"
      title={
        <>
          <strong>
            {isNow
              ? t('freeze.active', { time: zonedStamp(endAt, zone), reason })
              : t('freeze.coming', { time: zonedStamp(startAt, zone), reason })}
          </strong>
          <div className="time-note">
            {t('freeze.whoMay', { name, who })} {isNow && mayOverride && t('freeze.mayOverride')}
          </div>
        </>
      }
      action={<Link to={to(DETAIL, { id })}>{t('freeze.see')}</Link>}
    />
  );
}
