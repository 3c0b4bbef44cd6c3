import { productPage } from '@mock/product-page';
import { expect, it } from 'vitest';

const ask = (path: string, language: string) =>
  productPage(new Request(`http://localhost${path}`, { headers: { 'accept-language': language } }), '/base/');

it('a product has a page of its own that leads back to the console', async () => {
  const text = await ask('/product/cloud', 'en-US')?.text();
  expect(text).toContain('<h1>cloud</h1>');
  expect(text).toContain('<a href="/base/">Back to the console</a>');
  expect(await ask('/product/cloud', 'zh-CN')?.text()).toContain('返回控制台');
});

it.each(['/product/', '/product/a/b', '/landing_page/cloud'])('%s is none', (path) => {
  expect(ask(path, 'en-US')).toBeNull();
});
