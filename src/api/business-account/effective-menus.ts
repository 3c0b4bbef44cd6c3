/** What an account takes of its role: all of it, whatever becomes of the role, or no more than what it names. */
export type MenuChoice = { followsRole: true } | { followsRole: false; menus: readonly string[] };

/**
 * The menu items that an account has. A role gives, the account's own choice only takes away: who follows the role has
 * all of its items, also those that the role gets later; who chose has those of the role that are named, and no others.
 * Without a role there is nothing to take. Console and gateway ask here, so what a screen says is what an account gets.
 */
export function effectiveMenus(role: readonly string[] | null, choice: MenuChoice): string[] {
  if (role === null) return [];
  if (choice.followsRole) return [...role];
  const chosen = new Set(choice.menus);
  return role.filter((id) => chosen.has(id));
}

/** What the role has and the account's own choice takes away. */
export function withheldMenus(role: readonly string[] | null, choice: MenuChoice): string[] {
  const own = new Set(effectiveMenus(role, choice));
  return (role ?? []).filter((id) => !own.has(id));
}
