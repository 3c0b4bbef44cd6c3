import { Form, Radio } from 'antd';
import { useEffect, useMemo } from 'react';
import type { ProductMenus } from '@/api/business-account/menu-tree';
import { roleApi } from '@/api/business-account/role';
import { subAccountForm } from '@/api/business-account/sub-account';
import { MenuList } from '@/components/menu-tree/menu-list';
import { MenuTree } from '@/components/menu-tree/menu-tree';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { Choice } from '@/ui/form/choice';
import { formOf } from '@/ui/form/form-of';
import { useLoadedOptions } from '@/ui/form/loaded-options';
import { menusOf, productsOf, within } from './model';
import './sub-account.css';

const { Field, useValue } = formOf(subAccountForm);

interface Props {
  tree: readonly ProductMenus[];
}

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

/** The role, and whether the account follows it or has a choice of its own among the role's menu items. */
export function AccountRoleFields({ tree }: Props) {
  const t = useT();
  const chosen = useValue(['basic', 'roleId']) ?? '';
  const follows = useValue(['basic', 'followsRole']);
  const roles = useLoad(roleApi.getOptions, { type: 'ordinary' });
  const loadedRoles = useLoadedOptions(roles);
  const role = useLoad(roleApi.get, { id: chosen }, { isReady: chosen !== '' });
  const own = role.data?.id === chosen ? role.data : undefined;
  const options = roles.data?.list.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  // One that no account should have, and this one has: it is named, and cannot be chosen again.
  const odd = own && roles.data && !options.some(({ value }) => value === own.id);
  return (
    <>
      <Field name={['basic', 'roleId']} label={t('subAccount.role')}>
        <Choice
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={t('subAccount.chooseRole')}
          options={odd ? [...options, { value: own.id, label: own.name, disabled: true }] : options}
          {...loadedRoles}
        />
      </Field>
      {role.failure && !own && <LoadFailure failure={role.failure} onRetry={role.reload} />}
      <Field name={['basic', 'followsRole']} label={t('subAccount.menus')}>
        <Radio.Group
          vertical
          options={[
            { value: true, label: t('subAccount.followsRole') },
            { value: false, label: t('subAccount.ownChoice') },
          ]}
        />
      </Field>
      {own && follows === true && <MenuList tree={tree} menus={own.menus} />}
      {own && follows === false && <ChoiceFields key={own.id} tree={tree} menus={own.menus} />}
    </>
  );
}

/** Products and menu items among those of the role; what it does not have is no choice. */
function ChoiceFields({ tree, menus }: Props & { menus: readonly string[] }) {
  const t = useT();
  const form = Form.useFormInstance();
  const offered = useMemo(() => within(tree, menus), [tree, menus]);
  const products = useValue(['basic', 'products']) ?? [];
  // A choice begins with all that the role has; what was chosen among the menus of another role is none any more.
  useEffect(() => {
    const before: unknown = form.getFieldValue(['basic', 'menus']);
    const after = before === undefined ? [...menus] : texts(before).filter((id) => menus.includes(id));
    if (after.length === texts(before).length) return;
    form.setFieldValue(['basic', 'menus'], after);
    form.setFieldValue(['basic', 'products'], productsOf(offered, after));
  }, [form, menus, offered]);
  return (
    <>
      <Field name={['basic', 'products']} label={t('subAccount.products')} help={t('subAccount.productsHelp')}>
        <Choice
          mode="multiple"
          showSearch={{ optionFilterProp: 'label' }}
          placeholder={t('subAccount.chooseProducts')}
          options={offered.map(({ code, title }) => ({ value: code, label: title }))}
          onChange={(codes: string[]) =>
            form.setFieldValue(
              ['basic', 'menus'],
              menusOf(offered, codes, texts(form.getFieldValue(['basic', 'menus']))),
            )
          }
        />
      </Field>
      {products.length > 0 && (
        <Field name={['basic', 'menus']} label={t('subAccount.chosenMenus')}>
          <MenuTree label={t('subAccount.chosenMenus')} tree={offered} products={products} />
        </Field>
      )}
    </>
  );
}
