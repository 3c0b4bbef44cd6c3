import { type RoleDetail, roleType } from '@/api/business-account/role';
import { asItCame } from '@/lib/rules/kept-choice';

type Role = Pick<RoleDetail, 'name' | 'type' | 'menus'>;

/** What the form starts with; a type that this console does not know stays. */
export function toForm({ name, type, menus }: Role) {
  return { name, menus, type: asItCame(roleType, type) };
}

/** A copy starts with everything but the name, which is unique. */
export function toCopy(role: Role) {
  return { ...toForm(role), name: '' };
}

/** The menu items that two roles share, and those that only one of them has. */
export function compareMenus(first: readonly string[], second: readonly string[]) {
  return {
    onlyFirst: first.filter((id) => !second.includes(id)),
    onlySecond: second.filter((id) => !first.includes(id)),
    both: first.filter((id) => second.includes(id)),
  };
}
