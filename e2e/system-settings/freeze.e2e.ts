import { expect, signIn, test } from '../support/console';

const CREATE = '/system_settings/node_access_management/business_node_management/freezes/create';

test('the index of a long form marks the section that is read, and stands 24 px beside it where there is room', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 600 });
  await signIn(page, 'nodeadmin');
  await page.goto(CREATE);
  const index = page.getByRole('navigation', { name: '本页内容' });
  const sections = index.getByRole('button');
  await expect(sections.first()).toHaveAttribute('aria-current', 'location');
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(sections.last()).toHaveAttribute('aria-current', 'location');
  await sections.nth(1).click();
  await expect(sections.nth(1)).toHaveAttribute('aria-current', 'location');
  const heading = await page.getByRole('main').getByRole('heading', { level: 2 }).first().boundingBox();
  const box = await index.boundingBox();
  expect((box?.x ?? 0) - ((heading?.x ?? 0) + (heading?.width ?? 0))).toBe(24);
  await page.setViewportSize({ width: 1000, height: 600 });
  await expect(index).toBeHidden();
});
