import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { worlds } from '../../support/gateway';
import { renderScreen } from '../../support/render';

const PATH = '/anonymous/help_doc';

describe('document center', () => {
  it('shows the first document, and has the questions of the FAQ for everybody', async () => {
    const { user, history } = await renderScreen(PATH);
    await waitFor(() => expect(screen.getByRole('article', { name: /Get started/ })).toHaveTextContent('registrar'));
    expect(screen.queryByText('No document')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'All questions' }));
    expect(history.location.search).toBe('?view=faq');
    expect(await screen.findByText('35 questions')).toBeVisible();
    expect(screen.getByRole('link', { name: /^What are the default TTL/ })).toBeVisible();
  });

  it('HELP-01 has category, keyword and question of the FAQ in the address, for everybody too', async () => {
    const { user, history } = await renderScreen(`${PATH}?view=faq&category=domainResolution&q=TTL`);
    const question = await screen.findByRole('link', {
      name: /^What are the default TTL/,
    });
    expect(screen.getByRole('link', { name: 'Domain resolution' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getAllByText('TTL', { selector: 'mark' }).length).toBeGreaterThan(1);
    await user.click(question);
    expect(history.location.search).toBe('?view=faq&category=domainResolution&q=TTL&id=ttl-range');
    expect(screen.getByRole('article', { name: /^What are the default TTL/ })).toHaveTextContent('3,600');
    await user.click(screen.getByRole('link', { name: 'Back to the questions' }));
    await user.click(screen.getByRole('link', { name: 'All' }));
    expect(history.location.search).toBe('?view=faq&q=TTL');
  });

  it('says of an empty directory that it has none', async () => {
    const data = { list: [{ type: 'guide', documents: [] }] };
    worlds.anonymous.faults.push({
      path: '/api/help/doc/getDirectories',
      times: 1,
      envelope: { code: 20000, message: '', data },
    });
    await renderScreen(PATH);
    expect((await screen.findAllByText('No document'))[0]).toBeVisible();
  });

  it('opens the document of a deep link, and each link leads to an address of its own', async () => {
    const { user, history } = await renderScreen(`${PATH}?id=license-guide`);
    await waitFor(() => expect(screen.getByRole('article', { name: 'Activate and renew a license' })).toBeVisible());
    await user.click(screen.getByRole('link', { name: /failover/ }));
    await waitFor(() => expect(screen.getByRole('article', { name: 'Set up failover switching' })).toBeVisible());
    expect(history.location.search).toBe('?id=guide-failover');
  });

  it('keeps the directories when a document is gone', async () => {
    await renderScreen(`${PATH}?id=deleted`);
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This document no longer exists'));
    // To ask again for what is gone would be no help.
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(screen.getByRole('link', { name: /failover/ })).toBeVisible();
  });
});
