import { Input, Radio, Skeleton } from 'antd';
import { roleApi, roleInput } from '@/api/business-account/role';
import { MenuTree } from '@/components/menu-tree/menu-tree';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { formOf } from '@/ui/form/form-of';
import { typeOptions } from './labels';

const { Field, useValue } = formOf(roleInput);

/** `id` names the role that may keep its own name; one that is in use keeps its type. */
export function RoleFields({ id }: { id?: string }) {
  const t = useT();
  const uses = useLoad(roleApi.getUses, { id: id ?? '' }, { isReady: id !== undefined });
  const type = useValue('type');
  // One of a type that nobody here knows has to be given one.
  const isHeld =
    type !== undefined && uses.data !== undefined && uses.data.accounts.total + uses.data.mappings.total > 0;
  const tree = useLoad(roleApi.getMenuTree, {});
  const check = async (name: string) => {
    const { isUnique } = await roleApi.checkUnique({ name, ...(id !== undefined && { id }) });
    return isUnique ? null : t('rule.roleNameTaken');
  };
  return (
    <>
      <Field name="name" label={t('role.name')} check={check}>
        <Input autoComplete="off" />
      </Field>
      <Field name="type" label={t('role.type')} help={t(isHeld ? 'role.typeHeld' : 'role.typeHelp')}>
        <Radio.Group options={typeOptions(t)} disabled={isHeld} />
      </Field>
      {tree.failure && !tree.data && <LoadFailure failure={tree.failure} onRetry={tree.reload} />}
      {/* As tall as most trees: what is under it must not move away from a pointer. */}
      {tree.isLoading && !tree.data && <Skeleton active paragraph={{ rows: 16 }} />}
      {tree.data && (
        <Field name="menus" label={t('role.menus')}>
          <MenuTree label={t('role.menus')} tree={tree.data.list} />
        </Field>
      )}
    </>
  );
}
