import type { ProductMenus } from '@/api/business-account/menu-tree';
import { operation } from '@/api/business-account/resource-row';
import { subAccountForm } from '@/api/business-account/sub-account';
import { ResourceRows } from '@/components/resource-rows/resource-rows';
import { useT } from '@/i18n/use-t';
import { formOf } from '@/ui/form/form-of';
import { FormSection } from '@/ui/form/form-section';
import { DataFields } from './data-fields';
import { coveredModules } from './model';
import { AccountRoleFields } from './role-fields';

const { useValue } = formOf(subAccountForm);

/** The wizard's second step: role and menus, data as a whole, single resources. */
export function DataAuthorization({ tree }: { tree: readonly ProductMenus[] }) {
  const t = useT();
  const cap = operation.safeParse(useValue(['basic', 'dataAccess'])).data;
  const modules = coveredModules(useValue(['basic', 'fullBusinessData']) ?? {});
  return (
    <>
      <FormSection title={t('subAccount.roleSection')}>
        <AccountRoleFields tree={tree} />
      </FormSection>
      <FormSection title={t('subAccount.dataSection')}>
        <DataFields tree={tree} />
      </FormSection>
      <FormSection title={t('subAccount.resourceSection')}>
        <ResourceRows
          label={t('subAccount.resources')}
          cap={cap}
          {...(modules.length > 0 && { covered: { modules, note: t('subAccount.coveredNote') } })}
        />
      </FormSection>
    </>
  );
}
