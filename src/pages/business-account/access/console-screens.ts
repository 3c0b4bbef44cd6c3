import { type AccessTargets, CONSOLE_PRODUCT } from '@/api/business-account/access';
import { consoleScreens } from '@/components/console-action/console-screens';
import type { T } from '@/i18n/use-t';

/** What can be asked about: the products that the gateway names, then the console itself, whose screens it knows best. */
export const withConsole = (targets: AccessTargets, t: T): AccessTargets => ({
  ...targets,
  products: [
    ...targets.products,
    {
      code: CONSOLE_PRODUCT,
      name: t('access.console'),
      menus: [...consoleScreens(t)].map(([key, name]) => ({ key, name })),
    },
  ],
});
