import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { askLeave } from '@/layouts/start/leave';
import { renderScreen } from '../support/render';

const KEYS = '/account_center/secret_key';

afterEach(() => askLeave(null));

describe('the side menu', () => {
  const menu = () => within(screen.getByRole('navigation', { name: 'Main menu' }));
  const links = () => menu().queryAllByRole('link');
  const group = (name: string) => menu().getByRole('button', { name });

  it('keeps a group folded over the next start, and names its links no more until it is unfolded', async () => {
    const { user } = await renderScreen('/message/all', { hasShell: true });
    const count = links().length;
    await user.click(group('Messages'));
    expect(group('Messages')).toHaveAttribute('aria-expanded', 'false');
    expect(links()).toHaveLength(count - 5);
    cleanup();
    const again = await renderScreen('/message/all', { hasShell: true });
    expect(group('Messages')).toHaveAttribute('aria-expanded', 'false');
    group('Messages').focus();
    await again.user.keyboard('{Enter}');
    expect(links()).toHaveLength(count);
  });

  it('has the screens on top that were pinned, by the menu or a key, also at the next start and in each of them', async () => {
    const { user, history } = await renderScreen('/message/all', { hasShell: true });
    const first = () =>
      links()
        .map((link) => link.getAttribute('href'))
        .slice(0, 2);
    await user.click(menu().getByRole('button', { name: 'Pin this screen' }));
    expect(first()[0]).toBe('/message/all');
    expect(menu().getByRole('button', { name: 'Pinned' })).toBeVisible();
    act(() => history.push(KEYS));
    await screen.findByRole('heading', { level: 1, name: 'Secret keys' });
    await user.keyboard('{Alt>}{Shift>}[KeyP]{/Shift}{/Alt}');
    expect(first()).toEqual(['/message/all', KEYS]);
    cleanup();
    const again = await renderScreen(KEYS, { hasShell: true });
    expect(first()).toEqual(['/message/all', KEYS]);
    await again.user.click(menu().getByRole('button', { name: 'Unpin this screen' }));
    expect(first()[0]).toBe('/message/all');
    expect(menu().getAllByRole('link', { name: 'Secret keys' })).toHaveLength(1);
  });
});

describe('a page in the place of a screen', () => {
  it('APP-10 without the right names the screen and whom to ask, and leads back before it ends the session', async () => {
    const { user, history, world } = await renderScreen('/console', { hasShell: true, persona: 'registry' });
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
    const left = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    act(() => history.push(KEYS));
    await user.click(await screen.findByRole('button', { name: 'Close and exit' }));
    await waitFor(() => expect(left).toHaveBeenCalledWith(expect.stringContaining('/sign-in')));
    expect(world.isEnded).toBe(true);
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
    expect(screen.getByRole('button', { name: 'Appearance and time zone' })).toBeVisible();
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
