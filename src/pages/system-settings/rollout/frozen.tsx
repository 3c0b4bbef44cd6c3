import { Alert } from 'antd';
import type { Rollout, RolloutMember } from '@/api/system-settings/rollout';
import { nextUp } from '@/api/system-settings/rollout-state';
import type { StandingFreeze } from '@/api/system-settings/standing-freeze';
import { isAbout, useStandingFreezes } from '@/components/freeze/use-freezes';
import { zonedStamp } from '@/components/time-zone/zoned-time';
import { longestAt } from '@/domain/freeze/freeze';
import { isolated, listed } from '@/i18n/isolated';
import { useT } from '@/i18n/use-t';
import { gatewayNow } from '@/lib/gateway-clock';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';

const FREEZE = '/system_settings/node_access_management/business_node_management/freezes/:id';

/** The freeze that a next wave meets, and which of its nodes. */
export interface Held {
  readonly freeze: StandingFreeze;
  readonly nodes: readonly string[];
}

/** What holds the next wave of a rollout now: null where nothing does, and before it is known. */
export function useHeld(rollout: Rollout | undefined, members: readonly RolloutMember[] = []): Held | null {
  const standing = useStandingFreezes();
  // Freezes are about business nodes.
  if (!standing || rollout?.type !== 'business') return null;
  const next = nextUp(rollout, members);
  const own = standing.filter((one) => next.some(({ id }) => isAbout(one, id)));
  const freeze = longestAt(own, gatewayNow());
  return freeze && { freeze, nodes: next.filter(({ id }) => isAbout(freeze, id)).map(({ name }) => name) };
}

/** Says of a rollout which freeze holds its next wave, until when and by whom; and of one that stopped, that it may go on. */
export function Frozen({ rollout, held }: { rollout: Rollout; held: Held | null }) {
  const t = useT();
  if (!held)
    return rollout.pausedBy === 'freeze' ? (
      <Alert className="rollout-alert" type="info" showIcon title={t('rollout.thawed')} />
    ) : null;
  const { id, name, zone, endAt, reason, setBy } = held.freeze;
  return (
    <Alert
      className="rollout-alert"
      type="warning"
      showIcon
      title={t('rollout.frozen', { name, time: zonedStamp(endAt, zone), reason })}
      description={
        <>
          <div>{t('rollout.frozenBy', { who: isolated(setBy) })}</div>
          <div>{t('rollout.frozenNodes', { nodes: listed(held.nodes, t('common.separator')) })}</div>
        </>
      }
      action={<Link to={to(FREEZE, { id })}>{t('rollout.toFreeze')}</Link>}
    />
  );
}
