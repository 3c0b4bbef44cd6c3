import type { AccessQuestion, Resource } from '@/api/business-account/access';

/** Everything that can be asked about, as the gateway gives it. */
interface Targets {
  products: readonly { code: string; menus: readonly { key: string }[] }[];
  resources: readonly Resource[];
}

/** How a resource stands in the address: its type and name. */
export const resourceKey = ({ type, name }: Pick<Resource, 'type' | 'name'>): string => `${type}:${name}`;

/** The question in an address; each part that is missing or unknown falls back alone. */
export function questionOf(query: URLSearchParams, { products, resources }: Targets): AccessQuestion {
  const product = products.find((one) => one.code === query.get('product')) ?? products[0];
  const menu = product?.menus.find((one) => one.key === query.get('menu')) ?? product?.menus[0];
  const resource = resources.find((one) => one.module === product?.code && resourceKey(one) === query.get('resource'));
  return {
    product: product?.code ?? '',
    menu: menu?.key ?? '',
    operation: query.get('operation') === 'write' ? 'write' : 'read',
    resource: resource ?? null,
  };
}
