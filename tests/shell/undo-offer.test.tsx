import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { logApi } from '@/api/log/query';
import { plan } from '../support/gateway';
import { renderScreen } from '../support/render';
import { findRow } from '../support/table';

const LIST = '/account_center/secret_key';
const DISABLED = 'Key AK20260001 disabled';
const OFFER = `Undo: ${DISABLED}`;

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const offer = () => screen.queryByRole('button', { name: OFFER });

async function turn(user: UserEvent, verb: 'Disable' | 'Enable') {
  const row = await findRow({ 'Key ID': 'AK20260001' });
  await user.click(within(row).getByRole('button', { name: verb }));
  const question = await screen.findByRole('dialog', { name: new RegExp(`^${verb} key`) });
  await user.click(within(question).getByRole('button', { name: verb }));
}

async function disable() {
  const rendered = await renderScreen(LIST, { hasShell: true });
  await turn(rendered.user, 'Disable');
  await screen.findByRole('button', { name: OFFER });
  return rendered;
}

const statusOf = async () =>
  (await secretKeyApi.list({ current: 1, pageSize: 1, keyword: 'AK20260001' })).list[0]?.status;
const enabled = async () =>
  (await logApi.listOperation({ current: 1, pageSize: 1, filters: { verb: ['enable'] } })).total;

describe('Undo', () => {
  it('stands in the header for ten seconds, names its object and is read out; the notice is gone after 1.5', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await disable();
    expect(offer()?.closest('[role=status]')).toBeInTheDocument();
    await pass(2_000);
    expect(screen.queryByRole('region', { name: DISABLED })).toBeNull();
    expect(offer()).toBeVisible();
    await pass(8_500);
    expect(offer()).toBeNull();
  });

  it('stays in the log after that, as long as it works', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = await disable();
    await pass(11_000);
    expect(offer()).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Notice log' }));
    const log = within(await screen.findByRole('dialog', { name: 'Notice log' }));
    await user.click(log.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(log.getByText('Key AK20260001 enabled')).toBeVisible());
    expect(log.getAllByRole('listitem')[1]).not.toHaveTextContent('Undo');
    expect(await statusOf()).toBe('enabled');
  });

  it('is reached by F8 when its notice is gone, waits under the focus, and hands the focus to the log beside it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { user } = await disable();
    await pass(2_000);
    fireEvent.keyDown(document.body, { key: 'F8' });
    expect(offer()).toHaveFocus();
    await pass(60_000);
    await user.keyboard('{Enter}');
    expect(offer()).toBeNull();
    expect(screen.getByRole('button', { name: 'Notice log' })).toHaveFocus();
    await findRow({ 'Key ID': 'AK20260001', Status: 'Enabled' });
  });

  it('sends one write, however often it is pressed in a moment', async () => {
    await disable();
    const before = await enabled();
    const button = offer();
    act(() => {
      button?.click();
      button?.click();
    });
    await findRow({ 'Key ID': 'AK20260001', Status: 'Enabled' });
    expect((await enabled()) - before).toBe(1);
  });

  it('works again where it did not get through, and not where it was refused', async () => {
    const { user, world } = await disable();
    plan(world, { path: '/api/acm/secretKey/enable', status: 503 });
    plan(world, { path: '/api/acm/secretKey/enable', envelope: { code: 60001, message: 'Not today' } });
    await user.click(screen.getByRole('button', { name: 'Notice log' }));
    const log = within(await screen.findByRole('dialog', { name: 'Notice log' }));
    await user.click(log.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(log.getByText(/The service is unavailable/)).toBeVisible());
    await user.click(log.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(log.getByText('Not today')).toBeVisible());
    expect(log.queryByRole('button', { name: 'Undo' })).toBeNull();
  });
});

it('a clock that was put back swallows no notice', async () => {
  const { user } = await disable();
  await turn(user, 'Enable');
  await findRow({ 'Key ID': 'AK20260001', Status: 'Enabled' });
  const hourAgo = Date.now() - 3_600_000;
  vi.spyOn(Date, 'now').mockImplementation(() => hourAgo);
  // The same words within a second are one notice, and this one is to be another.
  const elapsed = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed() + 2_000);
  await turn(user, 'Disable');
  await findRow({ 'Key ID': 'AK20260001', Status: 'Disabled' });
  await user.click(screen.getByRole('button', { name: 'Notice log' }));
  const log = within(await screen.findByRole('dialog', { name: 'Notice log' }));
  expect(log.getAllByText(DISABLED)).toHaveLength(2);
});

it('an export that failed stays in the log, with the way to its list and Retry', async () => {
  const { user, world } = await renderScreen(`${LIST}?q=Automation`, { hasShell: true });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  const csv = await screen.findByRole('menuitem', { name: 'CSV' });
  plan(world, { path: '/api/acm/secretKey/list', status: 503 });
  await user.click(csv);
  await screen.findByRole('region', { name: 'Export of Secret keys failed' });
  await user.click(screen.getByRole('button', { name: 'Notice log' }));
  const log = within(await screen.findByRole('dialog', { name: 'Notice log' }));
  expect(log.getByRole('link', { name: 'Export of Secret keys failed' })).toHaveAttribute(
    'href',
    `${LIST}?q=Automation`,
  );
  await user.click(log.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: /^Secret keys: \d+ rows exported$/ })).toBeVisible();
});
