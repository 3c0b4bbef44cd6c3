import { useMemo } from 'react';
import { rolloutApi } from '@/api/system-settings/rollout';
import { MOST_UPGRADED } from '@/domain/rollout/plan';
import { useT } from '@/i18n/use-t';
import type { ListQuery } from '@/lib/contract/client';
import { go } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useOffers } from '@/ui/data/use-offers';
import { useReport } from '@/ui/feedback/report';
import type { BulkAction, Chosen } from '@/ui/list/use-selection';
import type { Action } from '@/ui/page/row-actions';

const CREATE = '/system_settings/node_access_management/node_software_management/rollouts/create';

/** The list that nodes are chosen in. */
type List = (
  request: ListQuery & { current: number; pageSize: number },
) => Promise<{ list: readonly { id: string }[]; total: number }>;

/** Leads from one node to the plan of its upgrade; none where the gateway, or the account, cannot start one. */
export function useUpgradeAction(): (id: string) => readonly Action[] {
  const t = useT();
  const can = useCan();
  const offers = useOffers();
  return useMemo(() => {
    const isThere = offers(rolloutApi.add) && can(rolloutApi.add) === true;
    const label = t('nodeUpgrade.upgrade');
    return (id) => (isThere ? [{ key: 'upgrade', label, run: () => go(to(CREATE, { nodes: id })) }] : []);
  }, [t, can, offers]);
}

/** The same from chosen nodes: the first so many, and how many are left. */
export function useUpgradeOfMany<Row>(list: List): readonly BulkAction<Row>[] {
  const t = useT();
  const can = useCan();
  const offers = useOffers();
  const report = useReport();
  return useMemo(() => {
    if (!offers(rolloutApi.add) || can(rolloutApi.add) !== true) return [];
    const idsOf = async ({ target }: Chosen<Row>) => {
      if ('ids' in target) return { ids: target.ids.slice(0, MOST_UPGRADED), total: target.ids.length };
      const { list: rows, total } = await list({ ...target.all, current: 1, pageSize: MOST_UPGRADED });
      return { ids: rows.map(({ id }) => id), total };
    };
    const run = (chosen: Chosen<Row>) =>
      void idsOf(chosen).then(
        ({ ids, total }) =>
          go(to(CREATE, { nodes: ids.join(','), ...(total > ids.length && { left: String(total - ids.length) }) })),
        (thrown: unknown) => report.error(thrown),
      );
    return [{ key: 'upgrade', label: t('nodeUpgrade.upgrade'), run }];
  }, [t, can, offers, report, list]);
}
