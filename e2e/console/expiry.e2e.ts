import { expect, signIn, test } from '../support/console';

test('BEY-40 from the home to what ends soon, and as a calendar that is read without a sign-in', async ({
  page,
  playwright,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto('/console');
  await page
    .getByRole('region', { name: 'Needs your attention' })
    .getByRole('link', { name: /^Due in 30 days/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Expiring soon' })).toBeVisible();
  await page.getByRole('button', { name: 'Subscribe in calendar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create address' }).click();
  await page
    .getByRole('dialog', { name: 'Create a calendar address?' })
    .getByRole('button', { name: 'Create address' })
    .click();
  const shown = page.getByRole('dialog', { name: 'Calendar address created' });
  const address = /https?:\S+\.ics/.exec((await shown.textContent()) ?? '')?.[0] ?? '';
  const stranger = await playwright.request.newContext();
  const answer = await stranger.get(address);
  expect(answer.headers()['content-type']).toContain('text/calendar');
  expect(await answer.text()).toContain('SUMMARY:Trial expires: ');
  await stranger.dispose();
});
