import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { reportInstanceApi } from '@/api/report/instance';
import { plan } from '../support/gateway';
import { renderScreen } from '../support/render';
import { findRow } from '../support/table';

const LIST = '/account_center/secret_key';
const MAYBE = /It may have gone through anyway\. Check the current state before you try again\./;
const AGAIN = 'Send it again?';

const totalOf = async () => (await secretKeyApi.list({ current: 1, pageSize: 1 })).total;
const press = (user: UserEvent, name: string) => user.click(screen.getByRole('button', { name }));
const told = async (words: RegExp | string) => {
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words));
};
const write = async (user: UserEvent, text: string) => {
  const field = await screen.findByRole('textbox', { name: /Description/ });
  await user.clear(field);
  await user.type(field, text);
};

describe('a write that went through without an answer', () => {
  it('shows what is stored now, and says that it may have gone through', async () => {
    const { user, world } = await renderScreen(LIST);
    plan(world, { path: '/api/acm/secretKey/disable', status: 504, isDone: true });
    await user.click(within(await findRow({ 'Key ID': 'AK20260001' })).getByRole('button', { name: 'Disable' }));
    const question = within(await screen.findByRole('dialog'));
    const disable = question.getByRole('button', { name: 'Disable' });
    await waitFor(() => expect(disable).toBeEnabled());
    await user.click(disable);
    await waitFor(() =>
      expect(question.getByRole('alert')).toHaveTextContent(/Gateway timeout.*It may have gone through/),
    );
    await findRow({ 'Key ID': 'AK20260001', Status: 'Disabled' });
  });

  it.each([
    ['a broken line', { drop: true }],
    ['a page in the place of JSON', { body: '<html>' }],
  ])('of an edit: Save finds it stored and is done (%s)', async (_, fault) => {
    const { user, world } = await renderScreen(`${LIST}?panel=edit&item=AK20260001`);
    await write(user, 'Mine');
    plan(world, { path: '/api/acm/secretKey/update', isDone: true, ...fault });
    await press(user, 'Save');
    await told(MAYBE);
    await press(user, 'Save');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(/Somebody else/)).toBeNull();
    await findRow({ 'Key ID': 'AK20260001', Description: 'Mine' });
    expect(screen.getByRole('region', { name: /^Key AK20260001/ })).toBeVisible();
  });

  it('of an edit that was changed since: the first is taken for one’s own, and the rest is saved after it', async () => {
    const { user, world } = await renderScreen(`${LIST}?panel=edit&item=AK20260001`);
    await write(user, 'First');
    plan(world, { path: '/api/acm/secretKey/update', isDone: true, status: 502 });
    await press(user, 'Save');
    await told(MAYBE);
    await write(user, 'Second');
    await press(user, 'Save');
    await told('The first attempt went through. Save again what was changed since.');
    await press(user, 'Save');
    await findRow({ 'Key ID': 'AK20260001', Description: 'Second' });
  });

  it('of an edit that somebody else changed after it: that is compared, not overwritten', async () => {
    const { user, world } = await renderScreen(`${LIST}?panel=edit&item=AK20260001`);
    await write(user, 'Mine');
    plan(world, { path: '/api/acm/secretKey/update', isDone: true, status: 502 });
    await press(user, 'Save');
    await told(MAYBE);
    const { version } = await secretKeyApi.get({ id: 'AK20260001' });
    await secretKeyApi.update({ id: 'AK20260001', version, description: 'Theirs' });
    await press(user, 'Save');
    await screen.findByRole('dialog', { name: 'Somebody else changed this meanwhile' });
    expect((await secretKeyApi.get({ id: 'AK20260001' })).description).toBe('Theirs');
  });

  it('that makes something is made a second time only after a question', async () => {
    const { user, world } = await renderScreen(`${LIST}?panel=create`);
    const before = await totalOf();
    await write(user, 'Nightly export');
    plan(world, { path: '/api/acm/secretKey/add', isDone: true, drop: true });
    await press(user, 'Create');
    await told(MAYBE);
    await screen.findByText(`${before + 1} rows`);
    await press(user, 'Create');
    const question = await screen.findByRole('dialog', { name: AGAIN });
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: AGAIN })).toBeNull());
    expect(await totalOf()).toBe(before + 1);
    expect(screen.getByRole('textbox', { name: /Description/ })).toHaveValue('Nightly export');
    await press(user, 'Create');
    await user.click(
      within(await screen.findByRole('dialog', { name: AGAIN })).getByRole('button', { name: 'Send again' }),
    );
    await screen.findByRole('dialog', { name: 'Key created' });
    expect(await totalOf()).toBe(before + 2);
  });

  it('that makes something out of a question says on its button that once more may make a second one', async () => {
    const { user, world } = await renderScreen('/alarm/business_report/subscription_task/RS-1');
    const reports = async () => {
      const filters = { subscriptionId: ['RS-1'] };
      return (await reportInstanceApi.list({ current: 1, pageSize: 1, filters })).total;
    };
    await user.click(await screen.findByRole('button', { name: 'Generate one now' }));
    const before = await reports();
    const question = within(await screen.findByRole('dialog'));
    plan(world, { path: '/api/report/subscription/makeNow', isDone: true, status: 504 });
    await user.click(question.getByRole('button', { name: 'Generate one now' }));
    await told(MAYBE);
    await waitFor(() => expect(question.queryByRole('button', { name: 'Generate one now' })).toBeNull());
    expect(await reports()).toBe(before + 1);
    await user.click(question.getByRole('button', { name: 'Send again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await reports()).toBe(before + 2);
  });

  it('of an import asks too', async () => {
    const { user, world } = await renderScreen('/business_account/account_management?panel=import');
    await screen.findByRole('button', { name: 'Choose file' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file input');
    const text = 'name,phone,email,role\nnight-team,13900000001,night@acme.example,Domain operators';
    await userEvent.upload(input, new File([text], 'accounts.csv'));
    plan(world, { path: '/api/acm/subAccount/import', isDone: true, status: 504 });
    const send = await screen.findByRole('button', { name: 'Import 1 account' });
    await user.click(send);
    await waitFor(() => expect(screen.getByText(MAYBE)).toBeVisible());
    await user.click(send);
    const question = await screen.findByRole('dialog', { name: AGAIN });
    await user.click(within(question).getByRole('button', { name: 'Send again' }));
    await screen.findByText(/Account name has already been registered/);
  });
});

it('an edit that did not go through is simply sent again', async () => {
  const { user, world } = await renderScreen(`${LIST}?panel=edit&item=AK20260001`);
  await write(user, 'Mine');
  plan(world, { path: '/api/acm/secretKey/update', status: 503 });
  await press(user, 'Save');
  await told(MAYBE);
  await press(user, 'Save');
  await findRow({ 'Key ID': 'AK20260001', Description: 'Mine' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
