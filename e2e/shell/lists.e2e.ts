import { PASSWORD } from '../../mock/runtime/personas';
import { ask, chooseIn, expect, rowOf, signIn, test } from '../support/console';

const LIST = '/account_center/secret_key';

test('APP-11 D16 a success is told at the top of the page, goes by itself and stays in the notice log', async ({
  page,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(LIST);
  await rowOf(page, 'CI pipeline').getByRole('button', { name: 'Disable' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  const notice = page.getByText('Key AK20260001 disabled', { exact: true });
  await expect(notice).toBeVisible();
  const box = await page.getByRole('region', { name: /^Key AK\d+ disabled$/ }).boundingBox();
  expect(box?.y).toBeCloseTo(65, 0);
  expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(640, 0);
  await expect(notice).toBeHidden();
  await page.getByRole('button', { name: 'Notice log' }).click();
  await expect(page.getByRole('dialog', { name: 'Notice log' })).toContainText('Key AK20260001 disabled');
});

test.describe('with motion, as most systems have it', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const [where, added, query] of [
    ['to the next row', 0, ''],
    // The last page of 31 has one row.
    ['into the page, where the list goes on to the page before', 7, '?size=10&page=4'],
  ] as const) {
    test(`KIT-10 A11Y-3 the focus goes from a row that was deleted ${where}`, async ({ page }) => {
      await signIn(page, 'main', { language: 'en-US' });
      for (let count = 0; count < added; count += 1) await ask(page, '/api/acm/secretKey/add', { description: 'more' });
      await page.goto(`${LIST}${query}`);
      const rows = page.locator('tbody tr[data-row-key]');
      const id = (await rows.first().getAttribute('data-row-key')) ?? '';
      const next = added === 0 ? await rows.nth(1).getAttribute('data-row-key') : null;
      await chooseIn(rowOf(page, id), 'Delete');
      const question = page.getByRole('dialog', { name: `Delete key ${id}?` });
      await question.getByLabel('Your account password').fill(PASSWORD);
      await question.getByRole('button', { name: 'Delete' }).click();
      await expect(question).toHaveCount(0);
      await expect(rowOf(page, id)).toHaveCount(0);
      if (next) await expect(rowOf(page, next).getByRole('button', { name: /^More actions/ })).toBeFocused();
      else await expect(page.locator('main :focus')).toHaveCount(1);
    });
  }
});
