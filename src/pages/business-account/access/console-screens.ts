import { type AccessTargets, CONSOLE_PRODUCT } from '@/api/business-account/access';
import type { T } from '@/i18n/use-t';
import { routeRows } from '@/routes';

/** The screens that a right opens, each once, by its own title. */
function screens(t: T): { key: string; name: string }[] {
  const found = new Map<string, string>();
  for (const { permission, title } of routeRows) {
    if (permission !== null && !found.has(permission)) found.set(permission, t(title));
  }
  return [...found].map(([key, name]) => ({ key, name }));
}

/** What can be asked about: the products that the gateway names, then the console itself, whose screens it knows best. */
export const withConsole = (targets: AccessTargets, t: T): AccessTargets => ({
  ...targets,
  products: [...targets.products, { code: CONSOLE_PRODUCT, name: t('access.console'), menus: screens(t) }],
});
