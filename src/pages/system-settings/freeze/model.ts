import type { Freeze } from '@/api/system-settings/node-freeze';
import { shownZone } from '@/lib/clock-zone';
import { HOUR } from '@/lib/time';

export const LIST = '/system_settings/node_access_management/business_node_management/freezes';
export const DETAIL = `${LIST}/:id` as const;

/** A new freeze as its form shows it: of all nodes, from the next full hour on for a day. */
export const fresh = (now: number) => {
  const startAt = Math.ceil(now / HOUR) * HOUR;
  return {
    name: '',
    reason: '',
    zone: shownZone(),
    startAt,
    endAt: startAt + 24 * HOUR,
    scope: { kind: 'all' as const },
    overriders: { roleIds: [], accountIds: [] },
  };
};

/** A freeze as its form shows it. */
export const toForm = ({ name, reason, zone, startAt, endAt, scope, overriders }: Freeze) => ({
  ...{ name, reason, zone, startAt, endAt, scope, overriders },
});
