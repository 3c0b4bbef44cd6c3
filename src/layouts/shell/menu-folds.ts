import { readStored, writeStored } from '@/lib/storage';
import { MENU_GROUPS, type MenuGroup } from '@/routes/route';

const KEY = 'menuFolded';

/** The groups of the side menu that the operator folded in this browser. */
export function foldedGroups(): MenuGroup[] {
  const stored = readStored(KEY);
  return Array.isArray(stored) ? MENU_GROUPS.filter((group) => stored.includes(group)) : [];
}

export function rememberFolded(groups: readonly MenuGroup[]): void {
  writeStored(KEY, groups);
}
