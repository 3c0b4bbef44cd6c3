import { accessApi } from '@/api/business-account/access';
import { roleApi } from '@/api/business-account/role';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';

/** What a list of rights can be narrowed to, as the gateway gives it. */
export const useTargets = () => useLoad(accessApi.getTargets, {}).data;

/** The filter by role, the same in both lists. */
export function useRoleFilter() {
  const t = useT();
  const roles = useLoad(roleApi.getOptions, {}).data?.list ?? [];
  return {
    name: 'role',
    label: t('subAccount.role'),
    options: roles.map(({ id, name }) => ({ value: id, label: name })),
  } as const;
}
