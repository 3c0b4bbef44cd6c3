import { CONSOLE_PRODUCT } from '@/api/business-account/access';
import { actionsOn, isConsoleAction } from '@/api/business-account/console-action';
import type { ProductMenus } from '@/api/business-account/menu-tree';
import { actionText } from '@/components/console-action/action-text';
import { consoleScreens } from '@/components/console-action/console-screens';
import type { T } from '@/i18n/use-t';

const SCREEN = `${CONSOLE_PRODUCT}:`;

/** Every right that the console knows, in words: the menu items of products, then its own screens, each with its actions. */
export function rightOptions(t: T, tree: readonly ProductMenus[]): { value: string; label: string }[] {
  const menus = tree.flatMap(({ title, menus: items }) =>
    items.map((item) => ({ value: item.id, label: `${title} / ${item.title}` })),
  );
  const own = [...consoleScreens(t)].flatMap(([key, name]) => [
    { value: `${SCREEN}${key}`, label: `${t('role.console')} / ${name}` },
    ...actionsOn(key).map((action) => ({ value: action, label: `${name} / ${actionText(t, action)}` })),
  ]);
  return [...menus, ...own];
}

/** Where the access review says who has a right that no role gives; null for one that roles give. */
export function reviewOf(right: string): Record<string, string> | null {
  if (right.startsWith(SCREEN)) return { tab: 'screens', screen: right };
  return isConsoleAction(right) ? { tab: 'actions', action: right } : null;
}
