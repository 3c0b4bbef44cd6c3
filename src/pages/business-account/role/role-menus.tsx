import { Skeleton } from 'antd';
import { roleApi } from '@/api/business-account/role';
import { MenuList } from '@/components/menu-tree/menu-list';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';

/** The menu items of a role, by product. */
export function RoleMenus({ menus }: { menus: readonly string[] }) {
  const tree = useLoad(roleApi.getMenuTree, {});
  if (tree.data) return <MenuList tree={tree.data.list} menus={menus} />;
  return tree.failure ? <LoadFailure failure={tree.failure} onRetry={tree.reload} /> : <Skeleton active />;
}
