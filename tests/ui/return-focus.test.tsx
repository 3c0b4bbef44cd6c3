import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../support/render';
import { findRow, tableRows } from '../support/table';

const PATH = '/account_center/secret_key';
const menuOf = (id: string) => screen.getByRole('button', { name: `More actions for ${id}` });

async function remove(user: UserEvent, id: string): Promise<void> {
  await findRow({ 'Key ID': id });
  await user.click(menuOf(id));
  const item = await screen.findByRole('menuitem', { name: 'Delete' });
  // The menu takes the focus three frames after it opened, also from what was opened out of it meanwhile.
  await waitFor(() => expect(item.closest('[role=menu]')?.contains(document.activeElement)).toBe(true));
  await user.click(item);
  const dialog = await screen.findByRole('dialog', { name: `Delete key ${id}?` });
  await user.type(await within(dialog).findByLabelText('Your account password'), 'Console#2026{Enter}');
  await waitFor(() => expect(tableRows().map((row) => row['Key ID'])).not.toContain(id));
}

describe('KIT-10 A11Y-3 the focus after a row was deleted', () => {
  it('goes to the same control of the next row', async () => {
    const { user } = await renderScreen(PATH);
    await remove(user, 'AK20260002');
    await waitFor(() => expect(menuOf('AK20260003')).toHaveFocus());
  });

  it('goes to the row before where the last one went', async () => {
    const { user } = await renderScreen(`${PATH}?page=3`);
    await remove(user, 'AK20260024');
    await waitFor(() => expect(menuOf('AK20260023')).toHaveFocus());
  });

  it('goes to the heading where no row is left', async () => {
    const { user } = await renderScreen(`${PATH}?q=CI%20pipeline`);
    await remove(user, 'AK20260001');
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });
});

describe('KIT-10 A11Y-3 the focus after a drawer that was opened by its address', () => {
  it('goes to the row of its object', async () => {
    const { user } = await renderScreen(`${PATH}?panel=edit&item=AK20260002`);
    await screen.findByRole('textbox', { name: /Description/ });
    await user.keyboard('{Escape}');
    const row = await findRow({ 'Key ID': 'AK20260002' });
    await waitFor(() => expect(within(row).getByRole('button', { name: 'Edit' })).toHaveFocus());
  });

  it('goes to the button of the screen where there is no object', async () => {
    const { user } = await renderScreen(`${PATH}?panel=create`);
    await screen.findByRole('textbox', { name: /Description/ });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Create key' })).toHaveFocus());
  });
});
