import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { chooseZone } from '@/lib/clock-zone';
import { timeText } from '@/lib/time';
import { zonedTime } from '@/lib/time-zone';
import { renderScreen } from '../support/render';
import { watchSavedFiles } from '../support/saved-files';
import { tableRows } from '../support/table';

const LOG = '/log/query/operation';
const NOW = Date.UTC(2026, 9, 25, 9, 30);
const onWorld = (world: { setClock: (at: number) => void }) => world.setClock(NOW);

// The browser's zone, wherever the test runs: its clocks go forward on 8 March.
const OWN = 'America/New_York';
const BERLIN = 'Europe/Berlin';
const SHANGHAI = 'Asia/Shanghai';
const inZone = (at: number, zone: string) => Object.values(zonedTime(at, zone)).join(' ');

beforeEach(() => {
  vi.stubEnv('TZ', OWN);
  chooseZone(null);
});
afterEach(() => {
  chooseZone(null);
  vi.unstubAllEnvs();
});

const menu = () => screen.getByRole('button', { name: /^Appearance and time zone/ });

describe('the zone of all times', () => {
  it('is chosen with the appearance, holds at once for what stands on the screen, and at the next start', async () => {
    const { user } = await renderScreen(LOG, { hasShell: true, onWorld });
    await waitFor(() => expect(tableRows()).not.toEqual([]));
    const [before] = tableRows();
    const at = Date.parse(screen.getAllByRole('row')[1]?.querySelector('time')?.dateTime ?? '');
    expect(before?.Time).toBe(inZone(at, OWN));
    await user.click(menu());
    await user.click(await screen.findByRole('button', { name: 'Another zone…' }));
    await user.type(screen.getByRole('combobox', { name: 'Another zone…' }), 'shang');
    await user.click(screen.getByRole('option', { name: /^Asia\/Shanghai/ }));
    expect(tableRows()[0]?.Time).toBe(inZone(at, SHANGHAI));
    expect(menu()).toHaveFocus();
    await user.click(menu());
    expect(await screen.findByRole('button', { name: /^Asia\/Shanghai/ })).toHaveAttribute('aria-pressed', 'true');
    cleanup();
    await renderScreen(LOG, { hasShell: true, onWorld });
    await waitFor(() => expect(tableRows()).not.toEqual([]));
    const next = Date.parse(screen.getAllByRole('row')[1]?.querySelector('time')?.dateTime ?? '');
    expect(tableRows()[0]?.Time).toBe(inZone(next, SHANGHAI));
  });

  it('can be UTC, by the palette too, and the browser’s again', async () => {
    const { user } = await renderScreen(LOG, { hasShell: true, onWorld });
    await user.click(menu());
    await user.click(await screen.findByRole('button', { name: 'UTC' }));
    expect(menu()).toHaveAccessibleName('Appearance and time zone (UTC)');
    await user.click(await screen.findByRole('button', { name: /^Browser’s zone/ }));
    expect(menu()).toHaveAccessibleName('Appearance and time zone');
    await user.keyboard('{Escape}{Control>}k{/Control}');
    const dialog = await screen.findByRole('dialog');
    await user.type(await within(dialog).findByRole('combobox'), 'times in utc');
    await user.click(await screen.findByRole('option', { name: /Show times in UTC/ }));
    await waitFor(() => expect(menu()).toHaveAccessibleName('Appearance and time zone (UTC)'));
  });

  it('is told on hover with what the other clock shows', async () => {
    chooseZone(SHANGHAI);
    const { user } = await renderScreen(LOG, { onWorld });
    await waitFor(() => expect(tableRows()).not.toEqual([]));
    const shown = screen.getAllByRole('row')[1]?.querySelector('time');
    if (!shown) throw new Error('no time');
    await user.hover(shown);
    const other = inZone(Date.parse(shown.dateTime), OWN);
    expect(await screen.findByRole('tooltip')).toHaveTextContent(other);
  });
});

describe('a range that is typed', () => {
  const typed = async (from: string, to: string) => {
    const { user, history } = await renderScreen(LOG, { onWorld });
    await user.click(await screen.findByRole('button', { name: /^(Time|Last 7 days)/ }));
    const start = await screen.findByPlaceholderText('Time: from');
    const end = screen.getByPlaceholderText('Time: to');
    await user.click(start);
    fireEvent.change(start, { target: { value: from } });
    await user.keyboard('{Enter}');
    fireEvent.change(end, { target: { value: to } });
    await user.keyboard('{Enter}');
    await waitFor(() => expect(history.location.search).toContain('from='));
    const query = new URLSearchParams(history.location.search);
    return [Number(query.get('from')), Number(query.get('to'))];
  };

  it.each([
    [BERLIN, '2026-10-25 01:00:00', '2026-10-25 04:00:00', Date.UTC(2026, 9, 24, 23), Date.UTC(2026, 9, 25, 3)],
    [BERLIN, '2026-03-29 01:00:00', '2026-03-29 03:00:00', Date.UTC(2026, 2, 29, 0), Date.UTC(2026, 2, 29, 1)],
    ['UTC', '2026-03-08 02:30:00', '2026-03-08 03:00:00', Date.UTC(2026, 2, 8, 2, 30), Date.UTC(2026, 2, 8, 3)],
    [SHANGHAI, '2026-10-25 00:00:00', '2026-10-25 17:00:00', Date.UTC(2026, 9, 24, 16), Date.UTC(2026, 9, 25, 9)],
  ])('in %s, %s to %s, is asked for in that zone', async (zone, from, to, ...expected) => {
    chooseZone(zone);
    expect(await typed(from, to)).toEqual(expected);
    expect(screen.getByText(`Time: ${from} – ${to}`)).toBeVisible();
  });

  it('by a quick choice is the day of that zone, and stays the same time in another', async () => {
    chooseZone(SHANGHAI);
    const { user, history } = await renderScreen(LOG, { onWorld });
    await user.click(await screen.findByRole('button', { name: /^(Time|Last 7 days)/ }));
    await screen.findByPlaceholderText('Time: from');
    await user.click(await screen.findByText('Today'));
    const search = () => history.location.search;
    const from = Date.UTC(2026, 9, 24, 16);
    await waitFor(() => expect(search()).toBe(`?from=${from}&to=${Date.UTC(2026, 9, 25, 16) - 1}`));
    expect(screen.getByPlaceholderText('Time: from')).toHaveValue('2026-10-25 00:00:00');
    act(() => chooseZone('UTC'));
    expect(screen.getByPlaceholderText('Time: from')).toHaveValue('2026-10-24 16:00:00');
    expect(screen.getByText('Time: 2026-10-24 16:00:00 – 2026-10-25 15:59:59')).toBeVisible();
    expect(search()).toContain(`from=${from}`);
  });

  it('of an export is read in it, and keeps its place in time in another', async () => {
    chooseZone(SHANGHAI);
    const { user } = await renderScreen('/log/export_management/cloud?panel=create', { onWorld });
    const form = within(await screen.findByRole('dialog', { name: 'Create export task' }));
    await user.type(form.getByLabelText('Start'), '2026-10-25 08:00');
    await user.type(form.getByLabelText('End'), '2026-10-25 08:20');
    act(() => chooseZone('UTC'));
    expect(form.getByLabelText('Start')).toHaveValue('2026-10-25 00:00:00');
    expect(form.getByLabelText('End')).toHaveValue('2026-10-25 00:20:00');
  });
});

describe('an address with a zone', () => {
  it('shows its times in that zone, says so, and gives back one’s own', async () => {
    const { user, history } = await renderScreen(`${LOG}?kind=secretKey&tz=Europe%2FBerlin`, {
      hasShell: true,
      onWorld,
    });
    const mark = await screen.findByRole('complementary', { name: 'Time zone' });
    expect(mark).toHaveTextContent('Times are in Europe/Berlin, as the link says.');
    await waitFor(() => expect(tableRows()).not.toEqual([]));
    const at = Date.parse(screen.getAllByRole('row')[1]?.querySelector('time')?.dateTime ?? '');
    expect(tableRows()[0]?.Time).toBe(inZone(at, BERLIN));
    // It holds on the way through the console too.
    act(() => history.push('/log/query/all'));
    expect(await screen.findByRole('complementary', { name: 'Time zone' })).toBeVisible();
    act(() => history.back());
    await screen.findByRole('heading', { level: 1, name: 'Operation logs' });
    await user.click(screen.getByRole('button', { name: `Show in ${OWN}` }));
    expect(screen.queryByRole('complementary', { name: 'Time zone' })).toBeNull();
    expect(history.location.search).toBe('?kind=secretKey');
    await waitFor(() => expect(tableRows()[0]?.Time).toBe(inZone(at, OWN)));
    cleanup();
    await renderScreen(LOG, { hasShell: true, onWorld });
    expect(menu()).toHaveAccessibleName('Appearance and time zone');
  });

  it('is no part of a saved view', async () => {
    const { user } = await renderScreen('/account_center/secret_key?status=disabled&tz=Asia%2FShanghai');
    await user.click(await screen.findByRole('button', { name: /View/ }));
    await user.type(await screen.findByLabelText('Name of the view'), 'Off');
    await user.click(screen.getByRole('button', { name: 'Save view' }));
    await waitFor(() => expect(JSON.stringify({ ...localStorage })).toContain('status=disabled'));
    expect(JSON.stringify({ ...localStorage })).not.toContain('tz=');
  });
});

it('a file has its times and its name in the chosen zone', async () => {
  const saved = watchSavedFiles();
  chooseZone(SHANGHAI);
  const { user } = await renderScreen('/account_center/secret_key?q=CI+pipeline', { onWorld });
  await user.click(await screen.findByRole('button', { name: 'Export' }));
  await user.click(await screen.findByRole('menuitem', { name: 'CSV' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]?.name).toMatch(/^Secret-keys-20261025-1730\d\d\.csv$/);
  const { list } = await secretKeyApi.list({ current: 1, pageSize: 1, keyword: 'CI pipeline' });
  const created = timeText(list[0]?.createdAt ?? 0).replace(' ', 'T');
  expect(await saved[0]?.content.text()).toContain(`"${created}+08:00"`);
});
