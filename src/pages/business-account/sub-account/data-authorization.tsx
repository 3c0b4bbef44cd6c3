import { Form } from 'antd';
import type { ProductMenus } from '@/api/business-account/menu-tree';
import { ResourceRows } from '@/components/resource-rows/resource-rows';
import { useT } from '@/i18n/use-t';
import { FormSection } from '@/ui/form/form-section';
import { DataFields } from './data-fields';
import { coveredModules } from './model';
import { RoleFields } from './role-fields';

/** The wizard's second step: role and menus, data as a whole, single resources. */
export function DataAuthorization({ tree }: { tree: readonly ProductMenus[] }) {
  const t = useT();
  const form = Form.useFormInstance();
  const full: unknown = Form.useWatch(AT_FULL, form);
  const modules = coveredModules(Object(full));
  return (
    <>
      <FormSection title={t('subAccount.roleSection')}>
        <RoleFields at={AT} tree={tree} />
      </FormSection>
      <FormSection title={t('subAccount.dataSection')}>
        <DataFields at={AT} tree={tree} />
      </FormSection>
      <FormSection title={t('subAccount.resourceSection')}>
        <ResourceRows
          label={t('subAccount.resources')}
          {...(modules.length > 0 && { covered: { modules, note: t('subAccount.coveredNote') } })}
        />
      </FormSection>
    </>
  );
}

const AT = ['basic'];
const AT_FULL = ['basic', 'fullBusinessData'];
