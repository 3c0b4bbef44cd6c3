import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../support/render';

/** The gateway's answer with nothing in any directory. */
const empty = {
  path: '/api/help/doc/getDirectories',
  times: 9,
  envelope: { code: 20000, message: '', data: { list: [{ type: 'guide', documents: [] }] } },
};

describe('HELP-03 documents', () => {
  it.each([
    ['/use_handbook', 'Manage secret keys', 'Upgrade log, October 2026'],
    ['/update_log', 'Upgrade log, October 2026', 'Manage secret keys'],
  ])('%s shows its own directory, each document at an address of its own', async (path, own, foreign) => {
    const { user, history } = await renderScreen(path);
    const directory = await screen.findByRole('navigation', { name: 'Directories' });
    expect(within(directory).queryByText(foreign)).toBeNull();
    await user.click(within(directory).getByRole('link', { name: new RegExp(own) }));
    await waitFor(() => expect(screen.getByRole('article', { name: own })).toBeVisible());
    expect(history.location.search).toMatch(/^\?id=/);
  });

  it('names the ways from one upgrade log to the others by their age', async () => {
    await renderScreen('/update_log');
    expect(await screen.findByRole('link', { name: /^Older/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /^(Next|Newer)/ })).toBeNull();
  });

  it('links each entry of an upgrade log, by a number that a newer entry does not change', async () => {
    const { user } = await renderScreen('/update_log');
    const article = await screen.findByRole('article', { name: 'Upgrade log, November 2026' });
    await user.click(within(article).getByRole('button', { name: 'Copy link to 10 November' }));
    const { pathname, search } = new URL(await navigator.clipboard.readText());
    expect(`${pathname}${search}`).toMatch(/^\/update_log\?id=[\w-]+&entry=1/);
    cleanup();
    await renderScreen(`${pathname}${search}`);
    const again = await screen.findByRole('heading', { name: /^10 November/ });
    expect(again).toHaveAttribute('aria-current', 'true');
  });

  it.each(['/use_handbook', '/update_log'])('%s says "No document" of an empty directory', async (path) => {
    await renderScreen(path, { onWorld: ({ faults }) => faults.push({ ...empty }) });
    await waitFor(() => expect(screen.getByText('No document')).toBeVisible());
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('is searched from each screen of the help, questions too, with the hits open and marked, in the address', async () => {
    const { user, history } = await renderScreen('/use_handbook?q=depend%20programs');
    const search = await screen.findByRole('searchbox', { name: 'Search documents and questions' });
    const hit = await screen.findByRole('link', { name: /Manage secret keys/ });
    expect(screen.queryByRole('navigation', { name: 'Directories' })).toBeNull();
    expect(screen.getAllByText(/depend/i, { selector: 'mark' }).length).toBeGreaterThan(0);
    await user.clear(search);
    await user.type(search, 'TTL{Enter}');
    const questions = within((await screen.findByRole('heading', { name: 'FAQ' })).closest('section') ?? document.body);
    expect(questions.getAllByRole('group')[0]).toHaveAttribute('open');
    expect(history.location.search).toBe('?q=TTL');
    expect(hit).not.toBeInTheDocument();
    await user.clear(search);
    await user.type(search, 'BGP{Enter}');
    await screen.findByRole('link', { name: /network of a node/ });
    await user.type(search, ' unicorn{Enter}');
    await screen.findByText(/^No document or question has all of these words/);
    await user.clear(search);
    await screen.findByRole('navigation', { name: 'Directories' });
  });

  it('leads from a guide to its screen, to what to read next and to the guides beside it', async () => {
    const { user, history } = await renderScreen('/use_handbook?id=guide-freezes');
    const guide = await screen.findByRole('article', { name: 'Freeze changes to nodes' });
    expect(within(guide).getByRole('link', { name: 'Open Freezes' })).toHaveAttribute(
      'href',
      '/system_settings/node_access_management/business_node_management/freezes',
    );
    expect(within(guide).getAllByRole('listitem').length).toBeGreaterThanOrEqual(8);
    expect(within(guide).getByRole('link', { name: 'Back up and recover' })).toBeVisible();
    expect(within(guide).getByRole('link', { name: /^Previous/ })).toHaveTextContent('Schedule network changes');
    await user.click(within(guide).getByRole('link', { name: /^Next/ }));
    await waitFor(() => expect(history.location.search).toBe('?id=guide-drain'));
  });

  it('tells an account nothing of screens that it may not open, nor of what the gateway does not offer', async () => {
    const { user } = await renderScreen('/use_handbook?id=guide-secret-key', {
      onWorld: (world) => {
        world.gateway = GATEWAY_KINDS.core;
        world.persona = { ...world.persona, menus: ['help'] };
      },
    });
    const guide = await screen.findByRole('article', { name: 'Manage secret keys' });
    expect(within(guide).queryByRole('link', { name: /^Open / })).toBeNull();
    const directory = screen.getByRole('navigation', { name: 'Directories' });
    await user.click(within(directory).getByText('Nodes and devices'));
    expect(within(directory).getByRole('link', { name: 'Change the network of a node' })).toBeVisible();
    expect(within(directory).queryByRole('link', { name: 'Freeze changes to nodes' })).toBeNull();
  });

  it('the document center leads to the FAQ, the license guide and the domain scopes', async () => {
    const { user, history } = await renderScreen('/help_doc/list');
    expect(await screen.findByRole('link', { name: 'What are the default TTL and its range?' })).toHaveAttribute(
      'href',
      '/common_problem?id=ttl-range',
    );
    await user.click(await screen.findByRole('link', { name: 'Domain names that ownership monitoring covers' }));
    await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent('WHOIS'));
    await user.click(screen.getByRole('link', { name: /Activate and renew a license/ }));
    await waitFor(() => expect(screen.getByRole('article')).toHaveTextContent('machine code'));
    await user.click(screen.getByRole('link', { name: 'All questions' }));
    expect(history.location.pathname).toBe('/common_problem');
  });

  it('has the area of the document unfolded alone, and shows all that there is to read before one is chosen', async () => {
    const { user, history } = await renderScreen('/help_doc/list', { hasShell: true });
    expect(await screen.findByRole('link', { name: 'Run a top-level domain' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Upgrade log, November 2026' })).toBeVisible();
    expect(screen.queryByRole('article')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Manage domains' }));
    await waitFor(() => expect(history.location.search).toBe('?id=guide-domains'));
    const directory = await screen.findByRole('navigation', { name: 'Directories' });
    expect(within(directory).getByText('Run a top-level domain')).toBeVisible();
    expect(within(directory).getByText('Manage secret keys')).not.toBeVisible();
  });
});
