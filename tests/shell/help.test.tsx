import { documentSeeds } from '@mock/help/documents';
import { guides } from '@mock/help/guides';
import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { documentApi } from '@/api/help/doc';
import { routeRows } from '@/routes';
import { signIn } from '../support/gateway';
import { renderScreen } from '../support/render';

describe('KIT-08 context help', () => {
  it('opens what the handbook says about the screen, and gives the focus back', async () => {
    const { user } = await renderScreen('/account_center/secret_key', { hasShell: true });
    const opener = screen.getByRole('button', { name: 'Help' });
    await user.click(opener);
    const drawer = await screen.findByRole('dialog', { name: 'Help: Secret keys' });
    await waitFor(() => expect(within(drawer).getByRole('article', { name: 'Manage secret keys' })).toBeVisible());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  });

  it('opens with a question mark, but not while one is typed into a field', async () => {
    const { user } = await renderScreen('/account_center/secret_key', { hasShell: true });
    await user.type(await screen.findByRole('searchbox'), '?');
    expect(screen.queryByRole('dialog')).toBeNull();
    screen.getByRole('heading', { level: 1 }).focus();
    await user.keyboard('?');
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Help: Secret keys' })).toBeVisible());
  });

  it('is a line of the account’s menu on a phone, beside language and appearance, and gives the focus back', async () => {
    const real = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      real(query.replace('max-width: 599px', 'min-width: 1px')),
    );
    const { user } = await renderScreen('/account_center/secret_key', { hasShell: true });
    for (const name of ['Help', 'Language', 'Appearance and time zone'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    const menu = await screen.findByRole('button', { name: 'Account acme' });
    await user.click(menu);
    const look = await screen.findByRole('button', { name: 'Appearance and time zone' });
    expect(look).toHaveAttribute('aria-expanded', 'false');
    await user.click(look);
    expect(await screen.findByRole('button', { name: 'Dark' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Language' }));
    expect(await screen.findByRole('combobox', { name: 'Language' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Dark' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Help' }));
    expect(await screen.findByRole('dialog', { name: 'Help: Secret keys' })).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(menu).toHaveFocus());
  });

  it('says so where there is no document', async () => {
    const { user } = await renderScreen('/update_log', { hasShell: true });
    await user.click(screen.getByRole('button', { name: 'Help' }));
    const drawer = await screen.findByRole('dialog', { name: /^Help: / });
    await waitFor(() => expect(within(drawer).getByText('No document')).toBeVisible());
    expect(within(drawer).getByRole('link', { name: 'Open the document center' })).toHaveAttribute(
      'href',
      '/anonymous/help_doc',
    );
  });

  it('names the questions of the FAQ about the screen, also on the screens below it', async () => {
    const { user } = await renderScreen('/cost_center/order_management/quota', { hasShell: true });
    await user.click(screen.getByRole('button', { name: 'Help' }));
    const drawer = await screen.findByRole('dialog', { name: /^Help: / });
    await waitFor(() =>
      expect(within(drawer).getByRole('link', { name: /exceeds resource limit/ })).toHaveAttribute(
        'href',
        '/common_problem?id=resource-limit',
      ),
    );
    expect(within(drawer).queryByText('No document')).toBeNull();
  });

  it('finds documents by title and questions by any word, whose answers open in place', async () => {
    const { user } = await renderScreen('/account_center/secret_key', { hasShell: true });
    await user.click(screen.getByRole('button', { name: 'Help' }));
    const drawer = await screen.findByRole('dialog', { name: /^Help: / });
    const field = within(drawer).getByRole('searchbox');
    await user.type(field, 'retention{Enter}');
    await waitFor(() =>
      expect(within(drawer).getByRole('link', { name: 'Log retention' })).toHaveAttribute(
        'href',
        '/help_doc/list?id=guide-storage',
      ),
    );
    expect(within(drawer).queryByRole('article')).toBeNull();
    await user.clear(field);
    await user.type(field, 'exceeds{Enter}');
    await user.click((await within(drawer).findAllByText(/resource limit/))[0] ?? drawer);
    expect(within(drawer).getAllByText(/upgrade the edition/)[0]).toBeVisible();
  });

  it('finds words in what documents say, in any order and in either language, and shows where', async () => {
    const { user } = await renderScreen('/account_center/secret_key', { hasShell: true });
    await user.click(screen.getByRole('button', { name: 'Help' }));
    const drawer = await screen.findByRole('dialog', { name: /^Help: / });
    const field = within(drawer).getByRole('searchbox');
    await user.type(field, 'programs disabled{Enter}');
    const hit = await within(drawer).findByRole('link', { name: 'Manage secret keys' });
    const passage = within(hit.closest('li') ?? drawer).getByText(/^Before a key is/);
    expect(passage).toHaveTextContent('Before a key is disabled, look at the programs that depend on it.');
    expect([...passage.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['disabled', 'programs']);
    await user.clear(field);
    await user.type(field, '依赖 停用{Enter}');
    await waitFor(() => expect(within(drawer).getByRole('link', { name: 'Manage secret keys' })).toBeVisible());
  });

  it('looks through the titles where the gateway does not search', async () => {
    const { user } = await renderScreen('/account_center/secret_key', {
      hasShell: true,
      onWorld: (world) => {
        world.gateway = GATEWAY_KINDS.core;
      },
    });
    await user.click(screen.getByRole('button', { name: 'Help' }));
    const drawer = await screen.findByRole('dialog', { name: /^Help: / });
    await user.type(within(drawer).getByRole('searchbox'), 'keys manage{Enter}');
    await waitFor(() => expect(within(drawer).getByRole('link', { name: 'Manage secret keys' })).toBeVisible());
  });

  it('has every guide of the handbook in an area, the first domain first', async () => {
    signIn();
    const { list } = await documentApi.getDirectories({});
    const all = list.find(({ type }) => type === 'guide')?.documents ?? [];
    expect(all.filter(({ area }) => area === undefined).map(({ id }) => id)).toEqual([]);
    expect(all[0]?.id).toBe('guide-start');
    // The documents of an area stand together.
    const areas = all.map(({ area }) => area);
    expect(areas.filter((area, at) => area !== areas[at - 1])).toHaveLength(new Set(areas).size);
  });

  it('has a document about every screen of the side menu', () => {
    expect(routeRows.filter((row) => row.menu && !row.help).map(({ path }) => path)).toEqual([]);
  });

  it('has a full guide about every screen of the side menu, which leads on to others', () => {
    const menu = [...new Set(routeRows.flatMap((row) => (row.menu && row.help?.[0] ? [row.help[0]] : [])))];
    const seeds = new Map([...documentSeeds, ...guides].map((one) => [one.id, one]));
    const thin = menu.filter((id) => {
      const seed = seeds.get(id);
      if (!seed) return true;
      const lines = Object.values(seed.text).map(({ detail }) => detail.split(/<(?:p|li)>/).length - 1);
      return Math.min(...lines) < 8 || (seed.related ?? []).length === 0;
    });
    expect(thin).toEqual([]);
    const related = [...seeds.values()].flatMap((seed) => seed.related ?? []);
    expect(related.filter((id) => !seeds.has(id))).toEqual([]);
  });

  it('names only documents that exist', () => {
    const known = [...documentSeeds, ...guides].map((one) => one.id);
    expect(routeRows.flatMap((row) => row.help ?? []).filter((id) => !known.includes(id))).toEqual([]);
  });
});
