import type { Product } from '@/api/session/session';
import type { World } from '../runtime/world';

/** Products by id; 5 and -1 exist at real gateways and never count for the boot choice. */
const seeds: Product[] = [
  { id: 1, code: 'dnp', isAccessible: true, isOpened: true },
  // Addresses of our own; one on a foreign origin is never followed.
  { id: 2, code: 'cloud', isAccessible: true, isOpened: true, productUrl: '/product/cloud' },
  { id: 3, code: 'dns', isAccessible: true, isOpened: true, productUrl: '/product/dns' },
  { id: 4, code: 'monitor', isAccessible: true, isOpened: true },
  { id: 5, code: 'ipal', isAccessible: true, isOpened: true, productUrl: '/product/ipal' },
  { id: 6, code: 'sdns', isAccessible: true, isOpened: true, productUrl: '/product/sdns' },
  { id: 7, code: 'cloud_sg', isAccessible: true, isOpened: true },
  { id: 8, code: 'waf', isAccessible: false, isOpened: false },
  { id: 9, code: 'tld', isAccessible: true, isOpened: false },
  { id: 10, code: 'dnr', isAccessible: true, isOpened: true },
  { id: 11, code: 'dpp_cloud', isAccessible: true, isOpened: true },
  { id: 12, code: 'ssl_cert', isAccessible: true, isOpened: true, productUrl: 'https://elsewhere.example/' },
  { id: 13, code: 'ipv6_sa', isAccessible: true, isOpened: true },
  { id: 14, code: 'brand_block', isAccessible: true, isOpened: true },
  { id: 15, code: 'brand_protection', isAccessible: true, isOpened: true },
  { id: -1, code: 'console', isAccessible: true, isOpened: true },
];

const hidden = new WeakMap<World, ReadonlySet<string>>();

/** Switches the access flag of a product off, for everybody. */
export function hideProduct(world: World, code: string): void {
  hidden.set(world, new Set([...(hidden.get(world) ?? []), code]));
}

/** The products of a world's account; a registry operator has the registry platform open. */
export function productsOf(world: World): Product[] {
  return seeds.map((one) => ({
    ...one,
    isAccessible: one.isAccessible && !hidden.get(world)?.has(one.code),
    isOpened: one.isOpened || (one.code === 'tld' && world.persona.key === 'registry'),
  }));
}
