import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../support/render';

const PATH = '/anonymous/help_doc';

describe('document centre', () => {
  it('shows the first document, and says of an empty directory that it has none', async () => {
    await renderScreen(PATH);
    const directories = await screen.findByRole('navigation', { name: 'Directories' });
    expect(within(directories).getByRole('heading', { name: 'FAQ' }).parentElement).toHaveTextContent('No document');
    expect(await screen.findByRole('article', { name: /Get started/ })).toHaveTextContent('registrar');
  });

  it('opens the document of a deep link, and each link leads to an address of its own', async () => {
    const { user, history } = await renderScreen(`${PATH}?id=licence-guide`);
    expect(await screen.findByRole('article', { name: 'Activate and renew a license' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: /failover/ }));
    expect(await screen.findByRole('article', { name: 'Set up failover switching' })).toBeVisible();
    expect(history.location.search).toBe('?id=guide-failover');
  });

  it('keeps the directories when a document is gone', async () => {
    await renderScreen(`${PATH}?id=deleted`);
    expect(await screen.findByRole('alert')).toHaveTextContent('The object does not exist or was deleted');
    expect(screen.getByRole('link', { name: /failover/ })).toBeVisible();
  });
});
