import {
  type AccessFacts,
  type AccessQuestion,
  type AccessResource,
  CONSOLE_PRODUCT,
} from '@/api/business-account/access';
import { actionsOn, screenOfAction } from '@/api/business-account/console-action';

/** Everything that can be asked about, as the gateway gives it. */
interface Targets {
  products: readonly { code: string; menus: readonly { key: string }[] }[];
  resources: readonly AccessResource[];
}

/** How a resource stands in the address: its type and name. */
export const resourceKey = ({ type, name }: Pick<AccessResource, 'type' | 'name'>): string => `${type}:${name}`;

/**
 * The question in an address; each part that is missing or unknown falls back alone. Reading and writing are asked of a
 * resource only: a menu is there or not, and on a screen of the console each action is a question of its own.
 */
export function questionOf(query: URLSearchParams, { products, resources }: Targets): AccessQuestion {
  const product = products.find((one) => one.code === query.get('product')) ?? products[0];
  const wanted = product?.code === CONSOLE_PRODUCT ? query.get('action') : null;
  const place = (wanted !== null && screenOfAction(wanted)) || query.get('menu');
  const menu = product?.menus.find((one) => one.key === place) ?? product?.menus[0];
  const action = actionsOn(menu?.key ?? '').find((one) => one === wanted);
  const resource = resources.find((one) => one.module === product?.code && resourceKey(one) === query.get('resource'));
  return {
    product: product?.code ?? '',
    menu: menu?.key ?? '',
    operation: resource && query.get('operation') === 'write' ? 'write' : 'read',
    resource: resource ?? null,
    ...(action && { action }),
  };
}

/** The question as it can be answered: of a gateway that does not say who may do which action, only about the screen. */
export function answerable({ action, ...question }: AccessQuestion, { actions }: AccessFacts): AccessQuestion {
  return action === undefined || actions === undefined ? question : { ...question, action };
}
