import { useCallback } from 'react';
import { organizationApi } from '@/api/business-account/organization';
import { comesIntoSight, leadsThrough } from '@/api/business-account/organization-state';
import { useT } from '@/i18n/use-t';
import type { TreeNode } from '@/lib/contract/tree';
import { useOwnOrganization } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';

/** Why an organization cannot stand below another one, from the path to that one; `id` is absent while it is created. */
export function useParentRefusal(id: string | undefined): (path: readonly TreeNode[]) => string | null {
  const t = useT();
  const own = useOwnOrganization();
  const isReady = own !== null && id !== undefined;
  const ownOne = useLoad(organizationApi.get, { id: own ?? '' }, { isReady }).data;
  const from = useLoad(organizationApi.getPaths, { ids: [id ?? ''] }, { isReady }).data?.list;
  return useCallback(
    (path: readonly TreeNode[]) => {
      if (id === undefined) return null;
      if (path.at(-1)?.id === id) return t('organization.isItself');
      if (leadsThrough(path, id)) return t('organization.isBelow');
      return ownOne && from && comesIntoSight(ownOne, from, path) ? t('organization.isInSight') : null;
    },
    [id, ownOne, from, t],
  );
}
