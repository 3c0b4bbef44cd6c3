import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { askLeave } from '@/layouts/start/leave';
import { renderScreen } from '../support/render';

const KEYS = '/account_center/secret_key';

afterEach(() => askLeave(null));

describe('a page in the place of a screen', () => {
  it('without the right names the screen and whom to ask, and leads back before it ends the session', async () => {
    const { user, history } = await renderScreen('/console', { hasShell: true, persona: 'registry' });
    act(() => history.push(KEYS));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'No permission' })).toBeVisible());
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent('The account does not have permission.');
    expect(main).toHaveTextContent(/“Secret keys” needs a right.* administrator of \S+ can grant it/);
    expect(document.title).toMatch(/^No permission - /);
    const names = within(main)
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(names).toEqual(['Back', 'Close and exit']);
    await user.click(within(main).getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(history.location.pathname).toBe('/console'));
  });

  it('asks under a title of its own before it leaves, and staying is the first choice', async () => {
    act(() => askLeave('https://elsewhere.example/'));
    await renderScreen(KEYS, { hasShell: true });
    expect(document.title).toMatch(/^Leave the console\? - /);
    const names = within(screen.getByRole('main'))
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(names).toEqual(['Stay in the console', 'Continue']);
    expect(screen.getByRole('button', { name: 'Language' })).toBeVisible();
  });

  it('asks for a new password under its own title, with language and appearance', async () => {
    await renderScreen(KEYS, { hasShell: true, persona: 'newcomer' });
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible());
    expect(document.title).toMatch(/^Set a new password - /);
    expect(screen.getByRole('button', { name: 'Appearance' })).toBeVisible();
  });
});

it('the language menu has the two languages of the console on top, by either name, without emoji', async () => {
  const { user } = await renderScreen(KEYS, { hasShell: true });
  await user.click(screen.getByRole('button', { name: 'Language' }));
  const options = await screen.findAllByRole('option');
  expect(options.slice(0, 2).map((one) => one.textContent)).toEqual(['CN简体中文语言', 'USEnglishLanguage']);
  await user.type(screen.getByRole('combobox', { name: 'Language' }), '英文');
  expect((await screen.findAllByRole('option'))[0]).toHaveTextContent('English');
});
