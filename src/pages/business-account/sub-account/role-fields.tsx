import { Button, Form, Select } from 'antd';
import type { ProductMenus } from '@/api/business-account/menu-tree';
import { roleApi } from '@/api/business-account/role';
import { MenuTree } from '@/components/menu-tree/menu-tree';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { Field } from '@/ui/form/field';
import { menusOf, productsOf } from './model';
import './sub-account.css';

interface Props {
  /** Where the authorization stands in the form. */
  at: readonly string[];
  tree: readonly ProductMenus[];
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** Role, products and their menu items; what the role has can be taken over at once. */
export function RoleFields({ at, tree }: Props) {
  const t = useT();
  const form = Form.useFormInstance();
  const roleId: unknown = Form.useWatch([...at, 'roleId'], form);
  const products = texts(Form.useWatch([...at, 'products'], form));
  const chosen = typeof roleId === 'string' ? roleId : '';
  const roles = useLoad(roleApi.getOptions, {});
  const role = useLoad(roleApi.get, { id: chosen }, { isReady: chosen !== '' });
  const own = role.data?.id === chosen ? role.data : undefined;
  const set = (menus: string[], of: string[]) => {
    form.setFieldValue([...at, 'menus'], menus);
    form.setFieldValue([...at, 'products'], of);
    // The refusals show in the fields.
    void form
      .validateFields([
        [...at, 'menus'],
        [...at, 'products'],
      ])
      .catch(() => undefined);
  };
  return (
    <>
      <Field name={[...at, 'roleId']} label={t('subAccount.role')}>
        <Select
          showSearch={{ optionFilterProp: 'label' }}
          loading={roles.isLoading}
          placeholder={t('rule.pleaseSelect', { label: t('subAccount.role') })}
          options={roles.data?.list.map(({ id, name }) => ({ value: id, label: name })) ?? []}
        />
      </Field>
      {own && own.menus.length > 0 && (
        <p className="role-menus">
          <Button size="small" onClick={() => set(own.menus, productsOf(tree, own.menus))}>
            {t('subAccount.takeRoleMenus', { count: own.menus.length })}
          </Button>
        </p>
      )}
      <Field name={[...at, 'products']} label={t('subAccount.products')} help={t('subAccount.productsHelp')}>
        <Select
          mode="multiple"
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={t('rule.pleaseSelect', { label: t('subAccount.products') })}
          options={tree.map(({ code, title, menus }) => ({ value: code, label: title, disabled: menus.length === 0 }))}
          onChange={(codes: string[]) =>
            form.setFieldValue([...at, 'menus'], menusOf(tree, codes, texts(form.getFieldValue([...at, 'menus']))))
          }
        />
      </Field>
      {products.length > 0 && (
        <Field name={[...at, 'menus']} label={t('subAccount.menus')}>
          <MenuTree label={t('subAccount.menus')} tree={tree} products={products} />
        </Field>
      )}
    </>
  );
}
