import { Skeleton } from 'antd';
import { type RoleDetail, roleApi } from '@/api/business-account/role';
import { MenuList } from '@/components/menu-tree/menu-list';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { Choice } from '@/ui/form/choice';
import { Section } from '@/ui/page/detail-page';
import { useQuery } from '@/ui/page/use-query';
import { compareMenus } from './model';
import './role.css';

/** The menus of a role beside those of another one, which stands in the address (`?with=`). */
export function RoleCompare({ role }: { role: RoleDetail }) {
  const t = useT();
  const [query, change] = useQuery();
  const id = query.get('with') ?? '';
  const options = useLoad(roleApi.getOptions, {});
  const roles = options.data?.list.filter((one) => one.id !== role.id) ?? [];
  return (
    <>
      <Choice
        className="role-compare-with"
        showSearch={{ optionFilterProp: 'label' }}
        loading={options.isLoading}
        aria-label={t('role.compareWith')}
        placeholder={t('role.compareWith')}
        value={id || null}
        options={roles.map((one) => ({ value: one.id, label: one.name }))}
        onChange={(next) => change({ with: next ?? undefined })}
      />
      {options.failure && <LoadFailure failure={options.failure} onRetry={options.reload} />}
      {id !== '' && <Comparison key={id} role={role} id={id} />}
    </>
  );
}

function Comparison({ role, id }: { role: RoleDetail; id: string }) {
  const t = useT();
  const other = useLoad(roleApi.get, { id });
  const tree = useLoad(roleApi.getMenuTree, {});
  const failed = [other, tree].find(({ failure, data }) => failure && !data);
  if (failed?.failure) return <LoadFailure failure={failed.failure} onRetry={failed.reload} />;
  if (!other.data || !tree.data) return <Skeleton active />;
  const { onlyFirst, onlySecond, both } = compareMenus(role.menus, other.data.menus);
  const parts = [
    { title: t('role.onlyIn', { name: role.name }), menus: onlyFirst },
    { title: t('role.onlyIn', { name: other.data.name }), menus: onlySecond },
    { title: t('role.inBoth'), menus: both },
  ];
  return parts.map(({ title, menus }) => (
    <Section key={title} title={title}>
      {menus.length > 0 ? (
        <MenuList tree={tree.data?.list ?? []} menus={menus} />
      ) : (
        <p className="absent">{t('role.noMenus')}</p>
      )}
    </Section>
  ));
}
