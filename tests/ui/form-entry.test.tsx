import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../support/render';

const KEYS = '/account_center/secret_key';
const NODE = '/system_settings/node_access_management/business_node_management/BN2026-0001';

describe('a form that is opened by its address', () => {
  it('says at once to who has no right that it is for reading only, and shows its values', async () => {
    await renderScreen(`${KEYS}?panel=edit&item=AK90020001`, { persona: 'readonly' });
    const field = await screen.findByRole('textbox', { name: /Description/ });
    expect(field).toBeDisabled();
    expect(field).not.toHaveValue('');
    expect(screen.getByText('Read-only')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(
      'The account has no right to do this',
    );
  });

  it.each([
    ['/alarm/monitoring_alarm/task_management/create', 'Scenario'],
    ['/log/push_management/create', 'Task name'],
  ])('says so wherever it stands, and can be left: %s', async (address, label) => {
    const { user, history } = await renderScreen(address, { persona: 'readonly' });
    await waitFor(() => expect(screen.getByText('Read-only')).toBeVisible());
    expect(screen.getByLabelText(label)).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(`${history.location.pathname}/create`).toBe(address));
  });

  it('has the cursor in its first field', async () => {
    await renderScreen(`${KEYS}?panel=create`);
    const field = await screen.findByRole('textbox', { name: /Description/ });
    await waitFor(() => expect(field).toHaveFocus());
  });

  it.each([
    ['ospf&panel=ospfInterface', 'combobox', {}],
    ['system&panel=snmp', 'radio', { checked: true }],
  ])('has the focus on a choice that comes first: ?tab=%s', async (query, role, state) => {
    await renderScreen(`${NODE}/network?tab=${query}`);
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(within(dialog).getAllByRole(role, state)[0]).toHaveFocus());
  });

  it('has the focus on the dialog itself on a touch screen, whose keyboard would cover it', async () => {
    const real = window.matchMedia.bind(window);
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      query === '(pointer: coarse)' ? { ...real(query), matches: true } : real(query),
    );
    await renderScreen(`${KEYS}?panel=create`);
    const dialog = await screen.findByRole('dialog', { name: 'Create key' });
    await within(dialog).findByRole('textbox', { name: /Description/ });
    await waitFor(() => expect(dialog).toHaveFocus());
    vi.restoreAllMocks();
  });
});
