import { isConsoleAction } from '@/api/business-account/console-action';
import type { T } from '@/i18n/use-t';

/** An action of the console in words; one that the console does not know stays as it came. */
export const actionText = (t: T, action: string) => (isConsoleAction(action) ? t(`consoleAction.${action}`) : action);
