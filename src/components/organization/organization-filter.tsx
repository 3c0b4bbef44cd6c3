import { useEffect, useMemo } from 'react';
import { organizationApi } from '@/api/business-account/organization';
import { useLoad } from '@/ui/data/use-load';
import type { Filter } from '@/ui/list/filter-bar';
import { useQuery } from '@/ui/page/use-query';
import { OrganizationPick } from './org-tree-select';

const NAME = 'within' as const;

/** A list's filter by one organization and all below it. */
export function useOrganizationFilter(label: string): Filter<typeof NAME> {
  const [query, changeQuery] = useQuery();
  const chosen = query.get(NAME) ?? '';
  const ids = useMemo(() => chosen.split(',').filter(Boolean), [chosen]);
  const paths = useLoad(organizationApi.getPaths, { ids }, { isReady: ids.length > 0 });
  const nodes = paths.data?.list;
  // One that is gone, or that never was, falls back alone.
  const known = paths.isLoading ? undefined : nodes && ids.filter((id) => nodes.some((one) => one.id === id)).join();
  useEffect(() => {
    if (known !== undefined && known !== chosen) changeQuery({ [NAME]: known || undefined });
  }, [known, chosen, changeQuery]);
  return useMemo(
    () => ({
      name: NAME,
      label,
      options: nodes?.map(({ id, name }) => ({ value: id, label: name })) ?? [],
      control: ([id], change) => (
        <span className="filter-control">
          <OrganizationPick
            aria-label={label}
            placeholder={label}
            value={id ?? null}
            onChange={(next) => change(next === null ? [] : [next])}
          />
        </span>
      ),
    }),
    [label, nodes],
  );
}
