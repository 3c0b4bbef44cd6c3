import { addAlarms } from '@mock/alarm/course';
import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import { SEED_TIME, type World } from '@mock/runtime/world';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type AlarmRecord, type AlarmTurn, alarmRecordApi } from '@/api/alarm/record';
import { ALARM_LEVEL } from '@/components/alarm/labels';
import { LevelTag } from '@/components/alarm/level-tag';
import { ALARM_LEVELS } from '@/domain/alarm/scene';
import { lengthText } from '@/lib/unit-text';
import { folded } from '@/pages/alarm/record/model';
import { plan } from '../../support/gateway';
import { renderPart, renderScreen } from '../../support/render';
import { findRow, tableRows } from '../../support/table';

const PATH = '/alarm/monitoring_alarm/list';
const SECOND = 1000;
const HOUR = 3_600_000;

const atSeed = (world: World) => world.setClock(SEED_TIME);

/** The alarms on screen by the addresses of their details. */
const shownAlarms = () =>
  screen
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => /\/list\/AL-/.test(href));

/** Has the list load by itself: choosing another pace does so at once. */
async function loadBehind(user: UserEvent): Promise<void> {
  const pace = screen.getByRole('button', { name: /^Auto refresh/ });
  await user.click(pace);
  await user.click(await screen.findByRole('menuitem', { name: pace.textContent === '30 s' ? '1 min' : '30 s' }));
}

describe('the alarm list', () => {
  it('lists alarms with status, level and duration, what is in alarm first, each part by its time', async () => {
    await renderScreen(PATH);
    await waitFor(() => expect(shownAlarms()).toHaveLength(10));
    expect(tableRows()).toContainEqual(
      expect.objectContaining({
        // Its name with the value, under it how long it went on; its source is in the name already.
        Alarm: expect.stringMatching(/^node-sh-02: memory usage \d+%Active for 2\d min/),
        Status: 'In alarm',
        Level: 'Notice',
        'Alarm task': 'Memory of the standby nodes',
      }),
    );
    expect(tableRows()).toHaveLength(10);
    // What is in alarm goes before what is not, and within both the newest leads.
    const order = tableRows().map((row) => `${row.Status === 'In alarm'} ${row['First alarm']}`);
    expect(order).toEqual([...order].sort().reverse());
    expect(new Set(tableRows().map(({ Status }) => Status)).size).toBeGreaterThan(1);
    expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeVisible();
  });

  it('tells levels apart by a sign of each, and is quiet about those of alarms that are over', async () => {
    await renderScreen(`${PATH}?status=recovered`);
    await waitFor(() => expect(tableRows().length).toBeGreaterThan(0));
    const levels = within(screen.getByRole('table')).getAllByText(/^(Emergency|Alert|Critical|Error|Warning|Notice)$/);
    for (const level of levels) expect(level).toHaveClass('status-tag-neutral');
    const shown = ALARM_LEVELS.map((level) => <LevelTag key={level} value={level} map={ALARM_LEVEL} />);
    await renderPart(<section aria-label="levels">{shown}</section>);
    const signs = [...screen.getByRole('region', { name: 'levels' }).querySelectorAll('svg')];
    expect(new Set(signs.map(({ innerHTML }) => innerHTML)).size).toBe(ALARM_LEVELS.length);
    // The worst first: each has one filled bar less than the one before it, whatever its color.
    const filled = signs.map((sign) => sign.querySelectorAll('rect:not([opacity])').length);
    expect(filled).toEqual([7, 6, 5, 4, 3, 2, 1, 0, 0]);
  });

  it('narrows by what stands in the address', async () => {
    await renderScreen(`${PATH}?status=interrupted`);
    await waitFor(() => expect(tableRows().length).toBeGreaterThan(0));
    expect(new Set(tableRows().map((row) => row.Status))).toEqual(new Set(['Interrupted']));
  });

  it('moves no row while alarms pour in: a bar counts them and shows them when asked', async () => {
    const { user, world } = await renderScreen(PATH);
    await waitFor(() => expect(shownAlarms()).toHaveLength(10));
    // By itself from the start, since that moves nothing.
    expect(screen.getByRole('button', { name: 'Auto refresh: 1 min' })).toBeVisible();
    const before = shownAlarms();
    addAlarms(world, 10_000, { from: world.now(), to: world.now() });
    await loadBehind(user);
    await waitFor(() => expect(screen.getByText('10,000 new alarms')).toBeVisible());
    expect(shownAlarms()).toEqual(before);
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(tableRows()[0]?.Alarm).toMatch(/^edge-/));
    expect(screen.queryByText('10,000 new alarms')).toBeNull();
  });

  it('asks for the whole query again on a gateway that keeps no moment of it, and groups nothing', async () => {
    const { user, world } = await renderScreen(PATH, {
      onWorld: (one) => {
        one.gateway = GATEWAY_KINDS.core;
      },
    });
    await waitFor(() => expect(shownAlarms()).toHaveLength(10));
    // Here that would move what is read.
    expect(screen.getByRole('button', { name: 'Auto refresh: off' })).toBeVisible();
    addAlarms(world, 20, { from: world.now(), to: world.now() });
    await loadBehind(user);
    await waitFor(() => expect(tableRows()[0]?.Alarm).toMatch(/^edge-/));
    expect(screen.queryByRole('button', { name: 'Show' })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'By task' }));
    await waitFor(() => expect(screen.queryByRole('tab')).toBeNull());
    await waitFor(() => expect(shownAlarms()).toHaveLength(10));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('asks for the whole query again where the gateway names its moment and yet has no news', async () => {
    const { user, world } = await renderScreen(PATH);
    await waitFor(() => expect(shownAlarms()).toHaveLength(10));
    plan(world, { path: '/api/alarm/record/getNews', status: 404 });
    addAlarms(world, 20, { from: world.now(), to: world.now() });
    await loadBehind(user);
    await waitFor(() => expect(tableRows()[0]?.Alarm).toMatch(/^edge-/));
    expect(screen.queryByRole('tab')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps rows that recovered where they are, counts them in the bar, and drops them on Refresh', async () => {
    const { user, world } = await renderScreen(`${PATH}?status=inAlarm`, { onWorld: atSeed });
    await waitFor(() => expect(screen.getByText('6 rows')).toBeVisible());
    const before = shownAlarms();
    world.setClock(SEED_TIME + HOUR);
    await loadBehind(user);
    await waitFor(() => expect(screen.getByText('2 alarms no longer match the filters')).toBeVisible());
    expect(shownAlarms()).toEqual(before);
    expect(tableRows().filter((one) => one.Status === 'Recovered')).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(screen.getByText('4 rows')).toBeVisible());
    expect(new Set(tableRows().map((one) => one.Status))).toEqual(new Set(['In alarm']));
    expect(screen.queryByText(/no longer match/)).toBeNull();
  });

  it('counts what joins the filter, and shows it on Refresh', async () => {
    const { user, world } = await renderScreen(`${PATH}?status=recovered`, { onWorld: atSeed });
    await waitFor(() => expect(screen.getByText('77 rows')).toBeVisible());
    world.setClock(SEED_TIME + HOUR);
    await loadBehind(user);
    await waitFor(() => expect(screen.getByText('2 older alarms match the filters now')).toBeVisible());
    expect(screen.getByText('77 rows')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(screen.getByText('79 rows')).toBeVisible());
  });

  it('says that rows which were brought up to date are out of order, and puts them in order on Refresh', async () => {
    const { user, world } = await renderScreen(`${PATH}?sort=lastAt:descend&columns=name,lastAt`, { onWorld: atSeed });
    await waitFor(() => expect(shownAlarms()).toHaveLength(10));
    world.setClock(SEED_TIME + HOUR / 4);
    await loadBehind(user);
    await waitFor(() => expect(screen.getByText('The order has changed')).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(screen.queryByText('The order has changed')).toBeNull());
    const last = tableRows().map((one) => one['Last alarm'] ?? '');
    expect(last).toEqual([...last].sort().reverse());
  });

  it('leads from a row to its alarm task, and offers the columns that are not on screen', async () => {
    const { user } = await renderScreen(PATH);
    await waitFor(() => expect(shownAlarms()).toHaveLength(10));
    const tasks = screen.getAllByRole('link', { name: 'Memory of the standby nodes' });
    expect(tasks[0]).toHaveAttribute('href', expect.stringMatching(/task_management\/AT-\d+$/));
    await user.click(await screen.findByRole('button', { name: 'Views and columns' }));
    const panel = await screen.findByRole('dialog');
    for (const name of [
      'Source',
      'Last alarm',
      'Recovered',
      'Notification type',
      'Report status',
      'Product',
      'Scenario',
      'Alarm ID',
    ])
      expect(within(panel).getByRole('checkbox', { name })).not.toBeChecked();
  });

  it('goes on with the next page as of the same moment', async () => {
    const { user, world } = await renderScreen(PATH);
    await waitFor(() => expect(shownAlarms()).toHaveLength(10));
    const first = shownAlarms();
    addAlarms(world, 10, { from: world.now(), to: world.now() });
    await user.click(await screen.findByRole('listitem', { name: '2' }));
    await waitFor(() => expect(shownAlarms()).not.toEqual(first));
    expect(shownAlarms().filter((one) => first.includes(one))).toEqual([]);
    expect(tableRows().filter((one) => one.Alarm?.startsWith('edge-'))).toEqual([]);
  });

  it('says so where alarms left the filter before its next page was opened', async () => {
    const { user, world } = await renderScreen(`${PATH}?status=recovered`, { onWorld: atSeed });
    await waitFor(() => expect(screen.getByText('77 rows')).toBeVisible());
    world.setClock(SEED_TIME + HOUR);
    await user.click(await screen.findByRole('listitem', { name: '2' }));
    await waitFor(() => expect(screen.getByText('2 older alarms match the filters now')).toBeVisible());
  });

  it('moves no group while alarms pour in: counts go on in their places, a bar counts new groups', async () => {
    const { user, world } = await renderScreen(`${PATH}?tab=task`, { onWorld: atSeed });
    const groups = () => tableRows().map((row) => row.Name ?? '');
    const row = await findRow({ Name: 'Node CPU too high' });
    const before = groups();
    const count = Number(within(row).getAllByRole('cell')[1]?.textContent);
    world.setClock(SEED_TIME + HOUR);
    const begun = (
      await alarmRecordApi.list({ current: 1, pageSize: 100, timeRange: [SEED_TIME + 1, SEED_TIME + HOUR] })
    ).list;
    addAlarms(world, 10_000, { from: world.now(), to: world.now() });
    await loadBehind(user);
    const own = begun.filter(({ taskName }) => taskName === 'Node CPU too high').length;
    await waitFor(() =>
      expect(tableRows()).toContainEqual(
        expect.objectContaining({
          Name: 'Node CPU too high',
          Alarms: new Intl.NumberFormat('en-US').format(count + own + 10_000),
        }),
      ),
    );
    expect(groups()).toEqual(before);
    expect(screen.queryByText(/new groups/)).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'By source' }));
    await waitFor(() => expect(groups().filter((name) => name.startsWith('edge-'))).toHaveLength(10));
  });

  it('shows the new groups when asked, on the first page', async () => {
    const { user, world } = await renderScreen(`${PATH}?tab=source&sort=lastAt:descend`, { onWorld: atSeed });
    await waitFor(() => expect(tableRows()).toHaveLength(10));
    const before = tableRows().map((row) => row.Name);
    world.setClock(SEED_TIME + SECOND);
    addAlarms(world, 10_000, { from: world.now(), to: world.now() });
    await loadBehind(user);
    await waitFor(() => expect(screen.getByText('400 new groups')).toBeVisible());
    expect(tableRows().map((row) => row.Name)).toEqual(before);
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(tableRows()[0]?.Name).toMatch(/^edge-/));
    expect(screen.queryByText('400 new groups')).toBeNull();
  });

  it('groups them by task and by source, with counts that lead to the alarms', async () => {
    const { user } = await renderScreen(PATH);
    await user.click(screen.getByRole('tab', { name: 'By task' }));
    const row = await findRow({ Name: 'Node CPU too high' });
    const count = Number(within(row).getAllByRole('cell')[1]?.textContent);
    await user.click(within(row).getByRole('link', { name: 'Node CPU too high' }));
    await waitFor(() => expect(screen.getByText(`${count} rows`)).toBeVisible());
    expect(new Set(tableRows().map((one) => one['Alarm task']))).toEqual(new Set(['Node CPU too high']));
  });

  it('leads from an alarm whose report is generated to that report', async () => {
    const { user, history } = await renderScreen(PATH, { onWorld: atSeed });
    const { list } = await alarmRecordApi.list({ current: 1, pageSize: 100 });
    const alarm = list.find(({ reportId }) => reportId !== undefined);
    act(() => history.push(`${PATH}/${alarm?.id}`));
    await user.click(await screen.findByRole('link', { name: 'Generated' }));
    // Its name is the heading, its kind a line above it.
    await screen.findByText('Alarm report', { selector: 'p' });
    expect(screen.getByRole('heading', { level: 1 })).not.toHaveTextContent('Alarm report');
    // Equal ones are one row, which opens.
    for (const more of screen.queryAllByRole('button', { name: /^Show \d+ alarms$/ })) await user.click(more);
    await waitFor(() => expect(screen.getAllByText(alarm?.name ?? '')[0]).toBeVisible());
  });

  it('says by which rule an alarm began and when it recovers, in the words of its task', async () => {
    await renderScreen(`${PATH}/AL-5126`);
    const rule = await screen.findByRole('region', { name: 'Why it fires' });
    expect(rule).toHaveTextContent('CPU usage is greater than 85% for 3 consecutive cycles');
    expect(rule).toHaveTextContent('The alarm recovers after one cycle without a match.');
    // How it notifies is said by what was sent.
    expect(rule).not.toHaveTextContent(/Notif/);
  });

  it('tells the story of an alarm: what was sent, what was not, and why', async () => {
    const { user } = await renderScreen(`${PATH}?source=node-bj-03&status=inAlarm`);
    await user.click(await screen.findByRole('link', { name: /^node-bj-03: CPU usage/ }));
    await waitFor(() => expect(screen.getByRole('heading', { name: /^node-bj-03: CPU usage/ })).toBeVisible());
    await waitFor(() => expect(screen.getByText(/the next notification is at trigger 4/)).toBeVisible());
    expect(screen.getAllByText(/SMS · 赵敏: not delivered: the contact is not verified/)[0]).toBeVisible();
    // What keeps it from being told is mended there.
    expect(screen.getAllByRole('link', { name: 'Open contact' })[0]).toHaveAttribute(
      'href',
      `/message/contact?q=${encodeURIComponent('赵敏')}`,
    );
    expect(screen.getAllByText(/SMS · acme: delivered/)[0]).toBeVisible();
    // What was measured stands at the triggers, and above the story beside the threshold and over time.
    expect(screen.getAllByText(/^CPU usage \d+%$/)[0]).toBeVisible();
    expect(screen.getAllByText(/^CPU usage \d+–\d+%$/)[0]).toBeVisible();
    const metric = await screen.findByRole('region', { name: 'Metric' });
    expect(metric).toHaveTextContent(/Threshold> 85%At the first trigger\d+%Highest\d+%Now\d+%/);
    await user.click(within(metric).getByRole('button', { name: 'Show table' }));
    expect(within(metric).getAllByRole('row').length).toBeGreaterThan(100);
  });

  it('tells the same story on a gateway that keeps no figures', async () => {
    await renderScreen(`${PATH}/AL-5126`, {
      onWorld: (world) => {
        world.gateway = { ...GATEWAY_KINDS.full, capabilities: new Set(['alarmStory']) };
      },
    });
    expect(await screen.findByText('Trigger 2')).toBeVisible();
    expect(screen.queryByText(/^CPU usage \d+%$/)).toBeNull();
    expect(screen.queryByRole('region', { name: 'Metric' })).toBeNull();
  });
});

describe('the story of an alarm', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  const firstOf = async (taskId: string, wanted: (record: AlarmRecord) => boolean) =>
    (await alarmRecordApi.list({ current: 1, pageSize: 100, filters: { taskId: [taskId] } })).list.find(wanted)?.id;

  it('that began outside the effective time says so, then that it was told as that time began, and of its end', async () => {
    const { history } = await renderScreen(PATH, { onWorld: atSeed });
    const isOver = ({ status, firstAt, lastAt }: AlarmRecord) => status === 'recovered' && lastAt - firstAt > 6 * HOUR;
    const id = await firstOf('AT-204', isOver);
    act(() => history.push(`${PATH}/${id}`));
    const story = await screen.findByRole('region', { name: 'Who was notified, and why' });
    const steps = async () => (await within(story).findAllByRole('listitem')).map((one) => one.textContent ?? '');
    await waitFor(async () => expect((await steps()).some((one) => /raised: the condition/.test(one))).toBe(true));
    const told = await steps();
    const at = (text: RegExp) => told.findIndex((one) => text.test(one));
    const begun = at(/Alarm raised.*Not sent: outside the effective time, which begins again at/);
    const announced = at(/The effective time began and the alarm continues.*delivered/);
    const ended = at(/The alarm recovered.*delivered/);
    expect(begun).toBeGreaterThanOrEqual(0);
    expect(announced).toBeGreaterThan(begun);
    expect(ended).toBeGreaterThan(announced);
  });

  it('goes on while it is read, up to its end', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { world, history } = await renderScreen(PATH, { onWorld: atSeed });
    const id = await firstOf('AT-203', ({ source, status }) => source === 'node-sh-02' && status === 'inAlarm');
    act(() => history.push(`${PATH}/${id}`));
    const story = await screen.findByRole('region', { name: 'Who was notified, and why' });
    await within(story).findByText('Trigger 3');
    expect(within(story).queryByText('Trigger 4')).toBeNull();
    world.setClock(SEED_TIME + HOUR / 12);
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    await within(story).findByText('Trigger 4');
    world.setClock(SEED_TIME + 12 * HOUR);
    await act(() => vi.advanceTimersByTimeAsync(15_000));
    await within(story).findByText('The alarm recovered');
  });
});

describe('the model of an alarm', () => {
  it.each([
    [0, '0 sec'],
    [59 * SECOND, '59 sec'],
    [60 * SECOND, '1 min'],
    [3725 * SECOND, '1 hr 2 min'],
    [90_061 * SECOND, '1 day 1 hr'],
  ])('%i ms reads %s', (ms, text) => {
    expect(lengthText(ms, 'en-US')).toBe(text);
  });

  it('folds triggers in a row that were suppressed, and nothing else', () => {
    const turn = (count: number, decision: AlarmTurn['decision'], move: AlarmTurn['move'] = 'trigger'): AlarmTurn => ({
      at: count,
      move,
      count,
      decision,
      next: null,
      until: null,
      sendings: [],
    });
    const turns = [
      turn(1, 'sent', 'begin'),
      turn(2, 'sent'),
      turn(3, 'suppressed'),
      turn(4, 'sent'),
      turn(5, 'suppressed'),
      turn(6, 'suppressed'),
      turn(6, 'suppressed', 'recover'),
    ];
    expect(
      folded(turns).map((one) =>
        one.kind === 'run' ? [one.first.count, one.last.count] : one.kind === 'turn' ? one.turn.move : one.turn.what,
      ),
    ).toEqual(['begin', 'trigger', [3, 3], 'trigger', [5, 6], 'recover']);
  });
});
