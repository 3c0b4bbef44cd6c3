import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import { SEED_TIME } from '@mock/runtime/world';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { edgeNodeApi } from '@/api/account-center/edge-node';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { alarmRecordApi } from '@/api/alarm/record';
import { alarmTaskApi } from '@/api/alarm/task';
import { logApi } from '@/api/log/query';
import { objectAddress } from '@/components/log/object-address';
import { takeBackOf } from '@/components/log/take-back';
import { DAY, HOUR, startOfDay } from '@/lib/time';
import { browserZone } from '@/lib/time-zone';
import { widerRange } from '../../../src/pages/log/query/areas';
import { comparableSpans, earlier } from '../../../src/pages/log/query/compare';
import { ENTRY } from '../../support/log-entry';
import { renderScreen } from '../../support/render';
import { openList } from '../../support/select';
import { findRow, tableRows } from '../../support/table';

describe('the log', () => {
  it('BEY-08 shows what was just done, its fields before and after, and takes it back after a question', async () => {
    const { user } = await renderScreen('/log/query/operation', {
      onWorld: (world) => world.setClock(Date.UTC(2026, 10, 2, 9, 30)),
    });
    await secretKeyApi.disable({ id: 'AK20260001' });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    const row = await findRow({ Operation: 'Disable · Secret key', Object: 'CI pipeline', Account: 'acme' });
    await user.click(within(row).getByRole('button', { name: 'Details' }));
    const dialog = await screen.findByRole('dialog', { name: 'Log entry' });
    await waitFor(() => expect(dialog).toHaveTextContent(/status\s*Enabled\s*Disabled/));
    await user.click(within(dialog).getByRole('button', { name: 'Undo' }));
    const question = await screen.findByRole('dialog', { name: /^Enable .*CI pipeline/ });
    await user.click(within(question).getByRole('button', { name: 'Enable' }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    const { list } = await secretKeyApi.list({ current: 1, pageSize: 1, keyword: 'AK20260001' });
    expect(list[0]?.status).toBe('enabled');
  });

  it('says the codes of what was changed in words', async () => {
    const { user } = await renderScreen('/log/query/operation');
    const { status: _, inAlarm: __, updatedAt: ___, ...task } = await alarmTaskApi.get({ id: 'AT-203' });
    await alarmTaskApi.update({ ...task, level: 'warning', notice: 'firstAndLast' });
    const { version } = await alarmTaskApi.get({ id: 'AT-203' });
    await alarmTaskApi.update({ ...task, level: 'emergency', notice: 'single', version });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    const rows = await screen.findAllByRole('row', { name: /Edit · Alarm task/ });
    await user.click(within(rows[0] ?? document.body).getByRole('button', { name: 'Details' }));
    const dialog = await screen.findByRole('dialog', { name: 'Log entry' });
    await waitFor(() => expect(dialog).toHaveTextContent(/level\s*Warning\s*Emergency/i));
    expect(dialog).toHaveTextContent(/First and last\s*Single/);
    expect(dialog).not.toHaveTextContent(/firstAndLast/);
  });

  it('goes on with the next page as of the same moment, whatever is written meanwhile', async () => {
    const { user } = await renderScreen('/log/query/operation');
    await waitFor(() => expect(tableRows()).toHaveLength(10));
    const first = tableRows();
    await secretKeyApi.disable({ id: 'AK20260001' });
    await user.click(await screen.findByRole('listitem', { name: '2' }));
    await waitFor(() => expect(tableRows()[0]).not.toEqual(first[0]));
    expect(tableRows()).not.toContainEqual(first[9]);
  });

  it('shows an entry as its row has it where the gateway does not tell what was changed', async () => {
    const { user } = await renderScreen('/log/query/operation?kind=secretKey', {
      onWorld: (world) => {
        world.gateway = GATEWAY_KINDS.core;
      },
    });
    await secretKeyApi.disable({ id: 'AK20260001' });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    const row = await findRow({ Operation: 'Disable · Secret key', Object: 'CI pipeline', Account: 'acme' });
    await user.click(within(row).getByRole('button', { name: 'Details' }));
    const dialog = await screen.findByRole('dialog', { name: 'Log entry' });
    await waitFor(() => expect(within(dialog).getByText('AK20260001')).toBeVisible());
    expect(within(dialog).queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(within(dialog).queryByRole('heading', { name: 'Changes' })).toBeNull();
    expect(screen.queryByRole('figure', { name: 'Entries over time' })).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a hostile text as text, with what would turn it around by name', async () => {
    await renderScreen('/log/query/all?panel=entry&item=OLD-10');
    const dialog = await screen.findByRole('dialog', { name: 'Log entry' });
    await waitFor(() => expect(within(dialog).getByText('invoice⟨U+202E⟩fdp.exe')).toBeVisible());
    expect(within(dialog).getByText(/a⟨U\+2066⟩b/)).toBeVisible();
  });

  it('leaves out at a press what alarms write at every look, and takes that back at the next', async () => {
    const { user, history } = await renderScreen('/log/query/all?notVerb=delete');
    const press = async () => user.click(await screen.findByRole('button', { name: 'Hide alarm triggers' }));
    await press();
    await waitFor(() => expect(history.location.search).toContain('notVerb=delete%2Ctrigger'));
    await waitFor(() => expect(tableRows()).toHaveLength(10));
    await waitFor(() =>
      expect(tableRows().filter(({ Operation = '' }) => /Trigger|Delete/.test(Operation))).toEqual([]),
    );
    expect(screen.getByRole('button', { name: 'Hide alarm triggers' })).toHaveAttribute('aria-pressed', 'true');
    await press();
    await waitFor(() => expect(history.location.search).toBe('?notVerb=delete'));
  });

  it('is narrowed to the one object that an address names, which can be taken off again', async () => {
    const { user, history } = await renderScreen('/log/query/operation?objectId=AK20260001', {
      onWorld: (world) => world.setClock(Date.UTC(2026, 10, 2, 9, 30)),
    });
    await secretKeyApi.disable({ id: 'AK20260001' });
    await secretKeyApi.disable({ id: 'AK20260002' });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await findRow({ Operation: 'Disable · Secret key' });
    expect(new Set(tableRows().map((row) => row.Object))).toEqual(new Set(['CI pipeline']));
    await user.click(await screen.findByRole('button', { name: 'Remove filter Object ID: AK20260001' }));
    await waitFor(() => expect(new Set(tableRows().map((row) => row.Object)).size).toBeGreaterThan(1));
    expect(history.location.search).toBe('?range=all');
  });

  it('says that an account without the right to all logs sees its own', async () => {
    await renderScreen('/log/query/all', { persona: 'readonly' });
    await waitFor(() =>
      expect(
        screen.getByText(
          'Only the logs of acme-readonly are shown. Seeing all logs requires the full log data permission.',
        ),
      ).toBeVisible(),
    );
  });

  it('shows everything once its range is taken off, and the last seven days where it is opened anew', async () => {
    const { user, history } = await renderScreen('/log/query/all');
    expect(history.location.search).toMatch(/from=\d+&to=\d+/);
    await user.click(await screen.findByRole('button', { name: 'Clear filters' }));
    // It says so: a reload and the way back to it show the same.
    await waitFor(() => expect(history.location.search).toBe('?range=all'));
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
    act(() => history.push('/log/query/all?panel=entry&item=OP-1'));
    act(() => history.back());
    await waitFor(() => expect(history.location.search).toBe('?range=all'));
    act(() => history.push('/log/query/all'));
    await waitFor(() => expect(history.location.search).toMatch(/from=\d+&to=\d+/));
    expect(history.action).toBe('REPLACE');
  });

  it('narrows the list to what was chosen over time, by keyboard', async () => {
    const { user, history } = await renderScreen('/log/query/all');
    const span = () => {
      const query = new URLSearchParams(history.location.search);
      return (Number(query.get('to')) + 1 - Number(query.get('from'))) / DAY;
    };
    // Asked nothing, it shows the last seven days.
    expect(span()).toBe(7);
    const slider = await screen.findByRole('slider', { name: 'Entries over time' });
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/ entries \(so far\)$/));
    expect(slider).toHaveAccessibleDescription(/^Drag to select a period, or use the arrow keys/);
    expect(screen.getByRole('button', { name: /^Drag to select a period/ })).toBeVisible();
    slider.focus();
    await user.keyboard('{ArrowLeft}{Shift>}{ArrowLeft}{/Shift}');
    expect(slider).toHaveAttribute('aria-valuetext', expect.stringMatching(/ to .*, [\d,]+ entries$/));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(span()).toBeCloseTo(0.5, 0));
  });
});

describe('the log of alarms', () => {
  it('has an alarm of the list under its id, and leads to it and to its task', async () => {
    const { user, history } = await renderScreen('/alarm/monitoring_alarm/list');
    const { list } = await alarmRecordApi.list({ current: 1, pageSize: 1, filters: { status: ['recovered'] } });
    const [alarm] = list;
    if (!alarm) throw new Error('no alarm recovered');
    act(() => history.push(`/log/query/alarm?q=${alarm.id}`));
    const row = await findRow({
      Operation: 'Restore · Alarm',
      Object: alarm.name,
      Account: 'System',
      'Source IP': '—',
    });
    expect(tableRows()).toHaveLength(Math.min(10, alarm.triggerCount + 1));
    const address = `/alarm/monitoring_alarm/list/${alarm.id}`;
    expect(within(row).getByRole('link', { name: alarm.name })).toHaveAttribute('href', address);
    await user.click(within(row).getByRole('button', { name: 'Details' }));
    const dialog = await screen.findByRole('dialog', { name: 'Log entry' });
    expect(await within(dialog).findByRole('link', { name: alarm.taskName })).toHaveAttribute(
      'href',
      `/alarm/monitoring_alarm/task_management/${alarm.taskId}`,
    );
    await user.click(within(dialog).getByRole('link', { name: alarm.name }));
    expect(await screen.findByRole('heading', { level: 1, name: alarm.name })).toBeVisible();
    expect(history.location.pathname).toBe(address);
  });

  it('leads nowhere from an interception, which is no alarm of the list', async () => {
    await renderScreen('/log/query/alarm?threatType=phishing');
    const row = await findRow({ Object: '威胁域名拦截' });
    expect(within(row).queryByRole('link')).toBeNull();
  });

  it('names no task that is gone', async () => {
    await renderScreen('/log/query/alarm');
    await alarmTaskApi.disable({ id: 'AT-203' });
    const about = { current: 1, pageSize: 1, keyword: 'node-bj-03: CPU' };
    const [entry] = (await logApi.listAlarm(about)).list;
    expect(await logApi.get({ id: entry?.id ?? '' })).toMatchObject({ alarmTask: { id: 'AT-203' } });
    await alarmTaskApi.delete({ id: 'AT-203' });
    expect(await logApi.get({ id: entry?.id ?? '' })).not.toHaveProperty('alarmTask');
  });
});

describe('the chart of the log', () => {
  it('BEY-09 has a link with its own absolute times and the filters of the list', async () => {
    const { user } = await renderScreen('/log/query/operation?kind=role&sort=at%3Aascend');
    const chart = await screen.findByRole('figure', { name: 'Entries over time' });
    await user.click(await within(chart).findByRole('button', { name: 'Copy link' }));
    const link = new URL(await navigator.clipboard.readText());
    expect(link.pathname).toBe('/log/query/operation');
    expect(Object.fromEntries(link.searchParams)).toEqual({
      kind: 'role',
      sort: 'at:ascend',
      from: expect.stringMatching(/^\d{13}$/),
      to: expect.stringMatching(/^\d{13}$/),
      tz: browserZone(),
    });
    expect(screen.getByText('Link copied. It opens the same view.')).toBeVisible();
  });
});

describe('BEY-38 two spans of the log', () => {
  const narrowed = async () => {
    const { keptSince } = await logApi.getScope({});
    const from = startOfDay(keptSince, 20);
    return [from, startOfDay(from, 1) - 1] as const;
  };

  it('stand beside each other, in the address, in words and as a table', async () => {
    const { user, history } = await renderScreen('/log/query/all');
    const [from, to] = await narrowed();
    act(() => history.push(`/log/query/all?from=${from}&to=${to}&vs=week`));
    const chart = within(await screen.findByRole('figure', { name: 'Entries over time' }));
    const starts = [from];
    const now = await logApi.getCounts({ timeRange: [from, to], starts });
    const then = await logApi.getCounts({
      timeRange: [startOfDay(from, -7), startOfDay(from, -6) - 1],
      starts: [startOfDay(from, -7)],
    });
    const saying = (total: number) => new RegExp(`, ${total.toLocaleString('en-US')} entries$`);
    expect(await chart.findByText(/^This span: /)).toHaveTextContent(saying(now.total));
    expect(await chart.findByText(/^One week before: /)).toHaveTextContent(saying(then.total));
    await user.click(chart.getByRole('button', { name: 'Show table' }));
    const columns = chart.getAllByRole('columnheader').map(({ textContent }) => textContent);
    expect(columns).toEqual(['Time', 'This span', 'One week before']);
    const sum = (place: number) =>
      chart
        .getAllByRole('row')
        .slice(1)
        .reduce((all, row) => all + Number(within(row).getAllByRole('cell')[place]?.textContent?.replace(/,/g, '')), 0);
    expect([sum(0), sum(1)]).toEqual([now.total, then.total]);
    const list = await openList(user, chart.getByRole('combobox', { name: 'Compare with' }));
    await user.click(await list.findByTitle('No comparison'));
    await waitFor(() => expect(history.location.search).not.toContain('vs='));
    expect(chart.queryByText(/^One week before: /)).toBeNull();
  });

  it('are not offered where nothing of the other one is kept', () => {
    const range: [number, number] = [SEED_TIME - 2 * DAY, SEED_TIME];
    expect(comparableSpans(range, SEED_TIME - 30 * DAY)).toEqual(['before', 'day', 'week']);
    expect(comparableSpans(range, SEED_TIME - 3 * DAY)).toEqual(['before', 'day']);
    expect(comparableSpans([SEED_TIME - 3 * DAY, SEED_TIME], SEED_TIME - 3 * DAY)).toEqual(['day']);
    expect(earlier('before', range)(range[0])).toBe(range[0] - 2 * DAY - 1);
  });
});

describe('the form of an object', () => {
  it('is filled with the values from before an entry of the log, and says so', async () => {
    await renderScreen('/business_account/role_management/ROLE-1/edit?restore=OLD-2');
    await waitFor(() => expect(screen.getByDisplayValue('Domain team')).toBeVisible());
    expect(screen.getByText(/^Filled with the values from before the change of 2026-10-31/)).toBeVisible();
  });

  it('shows the present values where the entry is about something else', async () => {
    await renderScreen('/business_account/role_management/ROLE-2/edit?restore=OLD-2');
    await waitFor(() => expect(screen.getByDisplayValue('安全审计')).toBeVisible());
    expect(screen.getByText('The old values cannot be read; the form shows the current ones.')).toBeVisible();
  });
});

describe('ranges of the log', () => {
  it('are widened around their middle, within what is kept', () => {
    expect(widerRange([10 * HOUR, 12 * HOUR], [0, 20 * HOUR])).toEqual([8 * HOUR, 14 * HOUR]);
    expect(widerRange([HOUR, 5 * HOUR], [0, 7 * HOUR])).toEqual([0, 7 * HOUR]);
  });
});

describe('an entry of the log', () => {
  it('leads to its object, unless that is gone or has no screen here', () => {
    expect(objectAddress(ENTRY)).toBe('/business_account/role_management/ROLE-1');
    expect(objectAddress({ ...ENTRY, verb: 'delete' })).toBeNull();
    expect(objectAddress({ ...ENTRY, object: { kind: 'record', id: 'R', name: 'r' } })).toBeNull();
    expect(objectAddress({ ...ENTRY, object: null })).toBeNull();
    const task = { kind: 'alarmTask', id: 'AT-1', name: 't' };
    expect(objectAddress({ ...ENTRY, object: task })).toBe('/alarm/monitoring_alarm/task_management/AT-1');
    expect(objectAddress({ ...ENTRY, type: 'alarm', object: task })).toBeNull();
    const alarm = { kind: 'alarm', id: 'AL-5001', name: 'node' };
    expect(objectAddress({ ...ENTRY, type: 'alarm', object: alarm })).toBe('/alarm/monitoring_alarm/list/AL-5001');
  });

  it('is taken back by the opposite verb, or by a form with the old values; a refused or deleted one is not', () => {
    const key = { kind: 'secretKey', id: 'AK1', name: 'k' };
    expect(takeBackOf({ ...ENTRY, verb: 'bulkDisable', object: key }).flip?.verb).toBe('enable');
    expect(takeBackOf({ ...ENTRY, verb: 'lock', object: { ...key, kind: 'subAccount' } }).flip).toMatchObject({
      verb: 'unlock',
      needsPassword: true,
    });
    expect(takeBackOf(ENTRY).edit?.to).toBe('/business_account/role_management/ROLE-1/edit?restore=OP-1');
    expect(takeBackOf({ ...ENTRY, result: 'failure' })).toEqual({});
    for (const kind of ['organization', 'edgeNode', 'host'])
      expect(takeBackOf({ ...ENTRY, path: '', object: { ...key, kind } }).edit?.to).toMatch(
        /panel=edit&item=AK1&restore=OP-1$/,
      );
    const task = { ...key, kind: 'alarmTask' };
    expect(takeBackOf({ ...ENTRY, verb: 'disable', object: task }).flip).toMatchObject({ verb: 'enable' });
    expect(takeBackOf({ ...ENTRY, verb: 'delete' })).toEqual({});
  });
});

describe('an edit of an edge node', () => {
  it('is taken back by its form, filled with the old values and saved by nobody but the operator', async () => {
    const { history } = await renderScreen('/account_center/client_management', {
      onWorld: (world) => world.setClock(Date.UTC(2026, 10, 2, 9, 30)),
    });
    const { list } = await edgeNodeApi.list({ current: 1, pageSize: 1 });
    const [node] = list;
    const { id = '', version = 0, deviceName = '', name = '', capacity = 1, groupId = null } = node ?? {};
    await edgeNodeApi.update({ id, version, deviceName: 'renamed-device', name, capacity, groupId });
    const entry = (await logApi.listOperation({ current: 1, pageSize: 1 })).list[0];
    act(() => history.push(`/account_center/client_management?panel=edit&item=${id}&restore=${entry?.id}`));
    const field = await screen.findByRole('textbox', { name: /Device name/ });
    expect(field).toHaveValue(deviceName);
    expect(screen.getByText(/Filled with the values from before the change/)).toBeVisible();
    expect((await edgeNodeApi.get({ id })).deviceName).toBe('renamed-device');
  });
});
