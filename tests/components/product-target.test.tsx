import { expect, it } from 'vitest';
import { ownAddress, productTarget } from '@/components/product/product-target';

const here = window.location.origin;

it.each([
  ['an address of ours', '/product/cloud', `${here}/product/cloud`],
  ['one of ours with its origin', `${here}/zones?view=all`, `${here}/zones?view=all`],
  ['the page that describes another product', '/landing_page/dns', `${here}/landing_page/dns`],
  ['none', undefined, null],
  ['an empty one', '', null],
  ['a foreign one', 'https://elsewhere.example/', null],
  ['the page that describes it', '/landing_page/cloud', null],
  ['that page with its origin, a slash and a query', `${here}/landing_page/cloud/?from=home#top`, null],
  ['the home that the card stands on', '/console', null],
  ['the entry of the console', '/', null],
])('%s as the address of a product', (_case, productUrl, expected) => {
  expect(ownAddress({ code: 'cloud', productUrl })).toBe(expected);
});

it('a product without an address to enter is read about by who may see that screen', () => {
  const product = { id: 2, code: 'cloud', isAccessible: true, isOpened: true, productUrl: '/landing_page/cloud' };
  expect(productTarget(product, ['landing'])).toEqual({ href: '/landing_page/cloud', isScreen: true });
  expect(productTarget(product, [])).toBeNull();
});
