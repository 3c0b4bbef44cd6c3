import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { secretKeyApi, secretKeys } from '@/api/account-center/secret-key';
import { renderScreen } from '../support/render';
import { expectRows, findRow, tableRows } from '../support/table';

const PATH = '/account_center/secret_key';
const bar = () => screen.findByRole('group', { name: 'Bulk actions' });
const pick = async (user: UserEvent, id: string) =>
  user.click(await screen.findByRole('checkbox', { name: `Select ${id}` }));

async function confirm(user: UserEvent, verb: string): Promise<void> {
  await user.click(within(await bar()).getByRole('button', { name: verb }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: verb }));
}

describe('KIT-04 bulk actions', () => {
  it('says how many rows are chosen, over several pages, and gives the filters back when the choice is cleared', async () => {
    const { user } = await renderScreen(PATH);
    await pick(user, 'AK20260001');
    await user.click(screen.getByRole('listitem', { name: '2' }));
    await pick(user, 'AK20260012');
    await bar();
    expect(screen.getByText('2 rows selected')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('group', { name: 'Bulk actions' })).toBeNull();
    expect(screen.getByRole('checkbox', { name: 'Select all on this page' })).toHaveFocus();
  });

  it('acts on the chosen rows only, after one question that names what depends on them', async () => {
    const { user } = await renderScreen(PATH);
    await pick(user, 'AK20260001');
    await pick(user, 'AK20260002');
    await user.click(within(await bar()).getByRole('button', { name: 'Disable' }));
    const dialog = await screen.findByRole('dialog', { name: 'Disable 2 keys?' });
    await waitFor(() => expect(within(dialog).getByText(/zone-sync \(AK20260002\)/)).toBeVisible());
    await user.click(within(dialog).getByRole('button', { name: 'Disable' }));
    await findRow({ 'Key ID': 'AK20260002', Status: 'Disabled' });
    await findRow({ 'Key ID': 'AK20260006', Status: 'Enabled' });
  });

  it('acts on everything that the filters match, also on pages that were never loaded', async () => {
    const { user, history } = await renderScreen(`${PATH}?q=Automation`);
    await pick(user, 'AK20260006');
    await user.click(await screen.findByRole('button', { name: 'Select all 19 rows that match' }));
    expect(screen.getByText('All 19 rows that match are selected')).toBeVisible();
    await confirm(user, 'Disable');
    await user.click(screen.getByRole('listitem', { name: '2' }));
    await findRow({ 'Key ID': 'AK20260024', Status: 'Disabled' });
    expect(tableRows().map((row) => row.Status)).not.toContain('Enabled');
    history.push(PATH);
    await findRow({ 'Key ID': 'AK20260001', Status: 'Enabled' });
  });

  it('names every row that was refused with its reason, saves both as a file, and keeps the row chosen', async () => {
    const { user } = await renderScreen(PATH);
    await pick(user, 'AK20260001');
    await pick(user, 'AK20260003');
    await confirm(user, 'Enable');
    const result = await screen.findByRole('region', { name: 'Result of the bulk action' });
    expect(result).toHaveTextContent('1 row done, 1 failed');
    const failed = within(result).getByRole('list', { name: 'Rows that failed' });
    expect(failed).toHaveTextContent('AK20260001 Already enabled');
    expect(screen.getByRole('checkbox', { name: 'Select AK20260001' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Select AK20260003' })).not.toBeChecked();
    const blobs: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) blobs.push(blob);
      return 'blob:saved';
    });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    await user.click(within(result).getByRole('button', { name: 'Export result' }));
    await waitFor(() => expect(names).toEqual([expect.stringMatching(/^Secret-keys-Enable-.+\.csv$/)]));
    const lines = (await blobs[0]?.text())?.replace(/^\uFEFF/, '').split('\r\n');
    expect(lines).toEqual([
      '"Name","ID","Result","Reason"',
      '"AK20260001","AK20260001","Failed","Already enabled"',
      '"AK20260003","AK20260003","Done",',
    ]);
    await user.click(within(result).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('region', { name: 'Result of the bulk action' })).toBeNull();
  });

  it('KIT-13 deletes all that match only once their number was typed, and says what is wrong with another', async () => {
    const { user } = await renderScreen(`${PATH}?q=Automation`);
    const { list } = await secretKeyApi.list({ current: 1, pageSize: 100 });
    const others = list.filter(({ description }) => !description.includes('Automation'));
    expect([list.length, others.length]).toEqual([24, 5]);
    await pick(user, 'AK20260006');
    await user.click(await screen.findByRole('button', { name: 'Select all 19 rows that match' }));
    await user.click(within(await bar()).getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete 19 keys?' });
    const typed = within(dialog).getByLabelText('Type “19” to confirm');
    await user.type(within(dialog).getByLabelText('Your account password'), 'Console#2026');
    await user.type(typed, '91');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(within(dialog).getByText('Type “19” exactly')).toBeVisible());
    await user.clear(typed);
    await user.type(typed, '19');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByText('Nothing matches the filters')).toBeVisible());
    // Had every key been deleted, nothing would match either.
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await expectRows(others.map(({ id }) => ({ 'Key ID': id })));
  });

  it('keeps the question open on a refusal of the whole, such as a wrong password', async () => {
    const { user } = await renderScreen(PATH);
    await pick(user, 'AK20260001');
    await user.click(within(await bar()).getByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete 1 key?' });
    await user.type(within(dialog).getByLabelText('Your account password'), 'wrong{Enter}');
    await waitFor(() => expect(within(dialog).getByText('Account name or password is incorrect')).toBeVisible());
  });

  it('forgets the choice when the filters change, since "all that match" would mean something else', async () => {
    const { user, history } = await renderScreen(PATH);
    await pick(user, 'AK20260001');
    await bar();
    history.push(`${PATH}?status=disabled`);
    await waitFor(() => expect(tableRows()).toHaveLength(1));
    expect(screen.queryByRole('group', { name: 'Bulk actions' })).toBeNull();
  });

  it('says why an account without the right cannot act', async () => {
    const { user } = await renderScreen(PATH, { persona: 'readonly' });
    await pick(user, 'AK90020001');
    expect(within(await bar()).getByRole('button', { name: 'Delete' })).toHaveAccessibleDescription(
      'The account has no right to do this',
    );
  });
});

describe('the request of a bulk verb', () => {
  it.each([
    [{ ids: ['a'] }, true],
    [{ all: {} }, true],
    [{ all: { filters: { status: ['enabled'] }, keyword: 'x', timeRange: [1, 2] } }, true],
    [{ ids: [] }, false],
    [{}, false],
    [{ all: { filters: { status: 'enabled' } } }, false],
  ])('%j is accepted: %s', (request, isGood) => {
    expect(secretKeys.bulkEnable.req.safeParse(request).success).toBe(isGood);
  });
});
