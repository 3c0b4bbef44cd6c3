import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../support/render';

// The narrowest screen that is asked for is the one there is.
beforeEach(() => {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    real(query.replace('max-width: 599px', 'min-width: 1px')),
  );
});

const PATH = '/account_center/secret_key';

describe('a list on a phone', () => {
  it('names a row, says how it stands with two facts, and has the rest of it one press away', async () => {
    const { user } = await renderScreen(PATH);
    const rows = () => screen.getAllByRole('row').filter((row) => row.textContent.includes('AK2026'));
    await waitFor(() =>
      expect(rows()[0]).toHaveTextContent(/^Status: EnabledKey ID: AK20260001Description: CI pipelineLast used /),
    );
    expect(screen.queryByText('Secret suffix')).toBeNull();
    const [first] = rows();
    if (!first) throw new Error('no row');
    // The menu of the row has it first, before what can be done to it.
    const press = async (name: string) => {
      await user.click(within(first).getByRole('button', { name: /^More/ }));
      const [item] = await screen.findAllByRole('menuitem');
      expect(item).toHaveTextContent(name);
      if (item) await user.click(item);
    };
    await press('Show all fields');
    expect(within(first).getByText('Secret suffix')).toBeVisible();
    await press('Show fewer fields');
    expect(within(first).queryByText('Secret suffix')).toBeNull();
  });

  it('has one heading over the rows of an address, which do not repeat it', async () => {
    await renderScreen('/system_settings/node_access_management/business_node_management/announcements?size=100');
    const rows = () => screen.getAllByRole('row').filter((row) => within(row).queryByRole('link') !== null);
    await waitFor(() => expect(rows().length).toBeGreaterThan(10));
    for (const address of ['192.88.99.53', '192.88.99.55', '2001:db8:53::53'])
      expect(screen.getAllByText(address)).toHaveLength(1);
  });

  it('says of a log entry what it is about, how it went, who did what, and when, and opens it by its name', async () => {
    const { user } = await renderScreen('/log/query/all');
    const [row] = await screen.findAllByRole('row', {
      name: /^Result \/ level: Succeeded.*Object: .*Time: .*Operation: \S+ · /,
    });
    expect(row).not.toHaveTextContent('Log type');
    expect(screen.getAllByRole('row', { name: /Result \/ level: (Error|Critical|Alert)/ })).not.toHaveLength(0);
    if (!row) throw new Error('no row');
    const [name, ...others] = within(row).getAllByRole('button');
    expect(others).toEqual([]);
    if (name) await user.click(name);
    await screen.findByRole('dialog', { name: 'Log entry' });
  });

  it('says of an alarm how bad it is and who has it, without a press', async () => {
    await renderScreen('/alarm/monitoring_alarm/list');
    const [acknowledge] = await screen.findAllByRole('button', { name: 'Acknowledge' });
    expect(acknowledge?.closest('tr')).toHaveTextContent(/^Level: .*Alarm: .*Status: In alarm.*Acknowledge$/);
  });

  it('says what a time and a second state are of', async () => {
    await renderScreen('/business_account/account_management/review');
    // Only a hidden label has a colon.
    await screen.findAllByRole('row', { name: /Status: Normal.*Last sign-in \d{4}-.*License In effect/ });
  });

  it('marks a value that is not there, which is left out', async () => {
    await renderScreen('/business_account/sso_management/role_sso');
    await screen.findAllByRole('row', { name: /OIDC/ });
    // Alone in its place after the label: a reason would stand with it.
    for (const dash of screen.getAllByText('—')) expect(dash.parentElement?.children[1]).toBe(dash);
  });

  it('says why there is no next report where its time would stand', async () => {
    await renderScreen('/alarm/business_report/subscription_task');
    expect(await screen.findByRole('row', { name: /Next report Paused/ })).toBeVisible();
  });

  it('has one button for all filters, which says how many are set, and a sheet that clears them', async () => {
    const { user, history } = await renderScreen(`${PATH}?status=disabled`);
    await user.click(await screen.findByRole('button', { name: /Filter \(1\)/ }));
    const sheet = await screen.findByRole('dialog', { name: 'Filter' });
    expect(within(sheet).getByRole('combobox', { name: 'Status' })).toBeVisible();
    expect(within(sheet).getByRole('combobox', { name: 'Sort by' })).toBeVisible();
    await user.click(within(sheet).getByRole('button', { name: 'Clear filters' }));
    await waitFor(() => expect(history.location.search).toBe(''));
    await user.click(within(sheet).getByRole('button', { name: 'Show 24 rows' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Filter' })).toBeVisible());
  });

  it('keeps its tools in one menu', async () => {
    const { user } = await renderScreen(PATH);
    await user.click(await screen.findByRole('button', { name: 'More tools' }));
    await screen.findByRole('menuitem', { name: 'Refresh' });
    expect(screen.getByRole('menuitem', { name: 'Views and columns' })).toBeInTheDocument();
    expect(screen.getByRole('menuitem', { name: 'CSV' })).toBeInTheDocument();
  });
});
