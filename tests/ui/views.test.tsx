import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../support/render';
import { findRow, tableRows } from '../support/table';

const PATH = '/account_center/secret_key';
const KEPT = `list:A-main:${PATH}`;

async function openPanel(user: UserEvent): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'Views and columns' }));
  return screen.findByRole('dialog', { name: 'Views and columns' });
}

const headers = () => Object.keys(tableRows()[0] ?? {}).filter(Boolean);

describe('KIT-03 saved views and columns', () => {
  it('keeps the filters under a name and applies them again, page and open panels left out', async () => {
    const { user, history } = await renderScreen(`${PATH}?status=disabled&sort=createdAt:ascend`);
    const panel = await openPanel(user);
    await user.type(within(panel).getByRole('textbox', { name: 'Name of the view' }), 'Disabled{Enter}');
    await user.click(within(panel).getByRole('button', { name: 'Close' }));
    history.push(`${PATH}?q=Automation&page=2`);
    await findRow({ Description: 'Automation 11' });
    await user.click(within(await openPanel(user)).getByRole('button', { name: 'Disabled' }));
    await waitFor(() => expect(history.location.search).toBe('?status=disabled&sort=createdAt%3Aascend'));
    await findRow({ Description: 'Zone transfer backup' });
  });

  it('keeps and shows what another tab saved meanwhile, whatever this one then does', async () => {
    const { user } = await renderScreen(PATH);
    const panel = await openPanel(user);
    const name = within(panel).getByRole('textbox', { name: 'Name of the view' });
    await user.type(name, 'Mine{Enter}');
    const kept = () => JSON.parse(localStorage.getItem(KEPT) ?? '{}');
    const namesKept = () => kept().views.map((one: { name: string }) => one.name);
    const saveElsewhere = (added: string) =>
      localStorage.setItem(KEPT, JSON.stringify({ ...kept(), views: [...kept().views, { name: added, query: '' }] }));
    saveElsewhere('Theirs');
    await user.type(name, 'Third{Enter}');
    expect(namesKept()).toEqual(['Mine', 'Theirs', 'Third']);
    saveElsewhere('Fourth');
    await user.click(within(panel).getByRole('button', { name: 'Move Third up' }));
    expect(namesKept()).toEqual(['Mine', 'Third', 'Theirs', 'Fourth']);
    saveElsewhere('Fifth');
    await user.click(within(panel).getByRole('button', { name: 'Delete view Mine' }));
    expect(namesKept()).toEqual(['Third', 'Theirs', 'Fourth', 'Fifth']);
    saveElsewhere('Sixth');
    expect(within(panel).queryByRole('button', { name: 'Sixth' })).toBeNull();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: KEPT })));
    expect(within(panel).getByRole('button', { name: 'Sixth' })).toBeVisible();
  });

  it('hides, shows and moves columns by keyboard alone; the focus goes with the moved one; reset brings all back', async () => {
    const { user } = await renderScreen(PATH);
    await findRow({ 'Key ID': 'AK20260001' });
    const panel = await openPanel(user);
    await user.click(within(panel).getByRole('checkbox', { name: 'Description' }));
    const up = within(panel).getByRole('button', { name: 'Move Status up' });
    up.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(within(panel).getByRole('button', { name: 'Move Status up' })).toHaveFocus());
    await user.keyboard('{Enter}');
    expect(within(panel).getByText('Status is now at 1 of 6')).toBeInTheDocument();
    expect(within(panel).getByRole('button', { name: 'Move Status down' })).toHaveFocus();
    expect(headers()).toEqual(['Status', 'Key ID', 'Secret suffix', 'Created', 'Last used', 'Actions']);
    await user.click(within(panel).getByRole('button', { name: 'Default columns' }));
    expect(headers().slice(0, 3)).toEqual(['Key ID', 'Description', 'Status']);
  });

  it('never lets the last column go', async () => {
    const { user } = await renderScreen(PATH);
    const panel = await openPanel(user);
    const boxes = within(panel).getAllByRole('checkbox');
    for (const box of boxes.slice(1)) await user.click(box);
    expect(boxes[0]).toBeDisabled();
  });

  it('shows what this account chose from the first paint on, and nothing of another account', async () => {
    const layout = { order: [], hidden: ['description'], density: 'roomy' };
    localStorage.setItem(KEPT, JSON.stringify({ version: 1, layout, views: [] }));
    localStorage.setItem(
      `list:A-readonly:${PATH}`,
      JSON.stringify({ version: 1, layout: { ...layout, hidden: ['status'] } }),
    );
    await renderScreen(PATH);
    await findRow({ 'Key ID': 'AK20260001' });
    expect(headers()).not.toContain('Description');
    expect(headers()).toContain('Status');
  });

  it.each(['garbage', '{"version":9}', '[]'])('ignores %s in the browser', async (stored) => {
    localStorage.setItem(KEPT, stored);
    await renderScreen(PATH);
    await findRow({ 'Key ID': 'AK20260001', Description: 'CI pipeline' });
  });

  it('SEC-6 takes a file that it wrote, and says what is wrong with another', async () => {
    const { user } = await renderScreen(PATH);
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return 'blob:saved';
    });
    const panel = await openPanel(user);
    await user.type(within(panel).getByRole('textbox', { name: 'Name of the view' }), 'Mine{Enter}');
    await user.click(within(panel).getByRole('button', { name: 'Export to file' }));
    await user.click(within(panel).getByRole('button', { name: 'Delete view Mine' }));
    const text = (await saved[0]?.text()) ?? '';
    const input = within(panel).getByLabelText('Import from file', { selector: 'input' });
    const take = (content: string, name = 'views.json') =>
      user.upload(input, new File([content], name, { type: 'application/json' }));
    await take(text.replace(PATH, '/elsewhere'));
    await waitFor(() => expect(within(panel).getByRole('alert')).toHaveTextContent('The file belongs to another list'));
    await take('{"kind":');
    await waitFor(() =>
      expect(within(panel).getByRole('alert')).toHaveTextContent('The file contains no list views, or is damaged'),
    );
    await take(text.replace(PATH, '/elsewhere'));
    await waitFor(() => expect(within(panel).getByRole('alert')).toHaveTextContent('The file belongs to another list'));
    // Good inside, but its name turns what an operator reads of it around.
    await take(text, 'nosj.\u202Eviews.json');
    await waitFor(() =>
      expect(within(panel).getByRole('alert')).toHaveTextContent('The file contains no list views, or is damaged'),
    );
    await take(text);
    await waitFor(() => expect(within(panel).getByRole('button', { name: 'Mine' })).toBeVisible());
    expect(within(panel).queryByRole('alert')).toBeNull();
  });
});
