import type { MenuChoice } from '@/api/business-account/effective-menus';
import type { World } from '../runtime/world';

interface User {
  id: string;
  name: string;
  status: string;
  choice: () => MenuChoice;
}

type Users = (world: World, roleId: string) => readonly User[];
let users: Users = () => [];

/** Lets the accounts tell who has a role, without the roles knowing that feature. */
export function listRoleUsersBy(given: Users): void {
  users = given;
}

export const roleUsersOf: Users = (world, roleId) => users(world, roleId);
