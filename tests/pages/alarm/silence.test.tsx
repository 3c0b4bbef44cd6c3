import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import { SEED_TIME, type World } from '@mock/runtime/world';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alarmRecordApi } from '@/api/alarm/record';
import { silenceApi } from '@/api/alarm/silence';
import { isOffered } from '@/lib/contract/offered';
import { saveDrafts } from '@/lib/drafts';
import { DAY, HOUR, MINUTE, timeText } from '@/lib/time';
import { aboutOf } from '@/pages/alarm/record/silence-many';
import { partsOf, weekOf } from '@/pages/alarm/silence/model';
import { renderScreen } from '../../support/render';
import { findRow, tableRows } from '../../support/table';

const ALARMS = '/alarm/monitoring_alarm/list';
const SILENCES = `${ALARMS}/silences`;
const NOTHING = { taskIds: [], nodeIds: [], sources: [], products: [], levels: [] };
const atSeed = (world: World) => world.setClock(SEED_TIME);
const STANDBY = { 'Alarm task': 'Memory of the standby nodes', Status: 'In alarm' };

const DRAFT = {
  name: 'Kernel update',
  matchers: { ...NOTHING, taskIds: ['AT-203'] },
  schedule: { repeat: 'once' as const, startAt: SEED_TIME, endAt: SEED_TIME + 2 * HOUR },
  reason: '',
};

const alarmOf = async (taskId: string, source: string) => {
  const page = { current: 1, pageSize: 50 };
  const { list } = await alarmRecordApi.list({ ...page, filters: { taskId: [taskId], status: ['inAlarm'] } });
  return list.find((one) => one.source === source)?.id ?? '';
};

describe('BEY-35 a silence', () => {
  it('is listed with what it is about, when, by whom and why: what goes on first', async () => {
    await renderScreen(SILENCES, { onWorld: atSeed });
    await findRow({ Status: 'Active' });
    expect(tableRows().map((one) => one.Status)).toEqual(['Active', 'Upcoming', 'Upcoming', 'Ended']);
    const weekly = tableRows().find((one) => one.Name?.startsWith('每周例行维护'));
    expect(weekly).toMatchObject({
      Scope: 'Nodes 北京核心, Shanghai core',
      When: expect.stringMatching(/^Sunday 23:00 – 03:00, Asia\/ShanghaiNext: .* UTC[+-]\d\d:\d\d/),
      'Created by': 'acme',
    });
  });

  it('made from an alarm says before it is saved what it keeps quiet, and the alarm then says so', async () => {
    const { user, history } = await renderScreen(ALARMS, { onWorld: atSeed });
    const id = await alarmOf('AT-203', 'node-bj-03');
    act(() => history.push(`${ALARMS}/${id}`));
    await user.click(await screen.findByRole('button', { name: /Silence…|More actions/ }));
    const item = screen.queryByRole('menuitem', { name: 'Silence…' });
    if (item) await user.click(item);
    expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveValue('Silence of node-bj-03');
    expect(await screen.findByText('1 active alarm is silenced')).toBeVisible();
    expect(
      screen.getByText(/^\d+ notifications? of \d+ alarms? in the last 7 days would have been silenced$/),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Create silence' }));
    await findRow({ Name: 'Silence of node-bj-03' });
    act(() => history.push(`${ALARMS}/${id}`));
    const banner = await screen.findByText(/^Nobody is notified until .*: silenced by$/);
    expect(within(banner).getByRole('link', { name: 'Silence of node-bj-03' })).toBeVisible();
  });

  it('made from a row, or from many, is filled in from those alarms', async () => {
    const { user, history } = await renderScreen(`${ALARMS}?status=inAlarm`, { onWorld: atSeed });
    const row = await findRow({ ...STANDBY });
    await user.click(within(row).getByRole('button', { name: /^More actions/ }));
    expect(await screen.findByRole('menuitem', { name: 'Silence…' })).toHaveAttribute('aria-disabled', 'false');
    await user.keyboard('{Escape}');
    await user.click(within(row).getByRole('checkbox'));
    await user.click(within(await findRow({ 'Alarm task': '证书即将过期' })).getByRole('checkbox'));
    const [bulk] = screen.getAllByRole('button', { name: 'Silence…' });
    await user.click(bulk ?? row);
    expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveValue('Silence of 2 alarms');
    expect(screen.getByText(/^Filled in from 2 chosen alarms/)).toBeVisible();
    expect(screen.getByTitle('node-sh-02')).toBeVisible();
    expect(screen.getByTitle('www.acme.example')).toBeVisible();
    expect(await screen.findByTitle('Memory of the standby nodes')).toBeVisible();
    expect(await screen.findByText(/^\d active alarms? (is|are) silenced$/)).toBeVisible();
    // All that match, whatever page they are on; so many sources one silence cannot name.
    act(() => history.push(`${ALARMS}/silences/create?alarms=7000&tasks=AT-203`));
    expect(await screen.findByText(/^The 7,000 chosen alarms come from more than 100 sources/)).toBeVisible();
  });

  it('names no more than it can', () => {
    const alarms = Array.from({ length: 300 }, (_, index) => ({ source: `edge-${index % 101}`, taskId: 'AT-203' }));
    expect(aboutOf(alarms)).toEqual({ sources: [], taskIds: ['AT-203'] });
    expect(aboutOf(alarms.slice(0, 2))).toEqual({ sources: ['edge-0', 'edge-1'], taskIds: ['AT-203'] });
  });

  it('of more than a day asks for a reason, and one about nothing for what it is about', async () => {
    const { user } = await renderScreen(`${SILENCES}/create`, { onWorld: atSeed });
    await user.type(await screen.findByRole('textbox', { name: /Name/ }), 'Rack work');
    const start = screen.getByRole('textbox', { name: /^Start/ });
    const end = screen.getByRole('textbox', { name: /^End/ });
    await user.clear(start);
    await user.type(start, timeText(SEED_TIME + HOUR));
    await user.clear(end);
    await user.type(end, timeText(SEED_TIME + HOUR + DAY + 1000));
    await user.click(screen.getByRole('button', { name: 'Create silence' }));
    expect(await screen.findByText('Set a scope: a task, node, source, product or level')).toBeVisible();
    expect(screen.getByText('Give a reason: only a silence of up to 24 hours needs none')).toBeVisible();
  });

  it('marks in the list what it keeps quiet, and in the story what it kept quiet', async () => {
    const { world, history } = await renderScreen(`${ALARMS}?status=inAlarm`, { onWorld: atSeed });
    const row = await findRow(STANDBY);
    expect(within(row).getByText(/^Silenced until/)).toBeVisible();
    expect(within(row).getByRole('link', { name: '备用节点扩容内存' })).toBeVisible();
    const id = await alarmOf('AT-203', 'node-sh-02');
    await silenceApi.add(DRAFT);
    world.setClock(SEED_TIME + HOUR);
    act(() => history.push(`${ALARMS}/${id}`));
    const story = await screen.findByRole('region', { name: 'Who was notified, and why' });
    const [line] = await within(story).findAllByText('Not sent: silenced by');
    expect(within(line ?? story).getByRole('link', { name: 'Kernel update' })).toBeVisible();
  });

  it('stands above the receivers of a task that it keeps quiet', async () => {
    const { history } = await renderScreen(ALARMS, { onWorld: atSeed });
    await silenceApi.add(DRAFT);
    act(() => history.push('/alarm/monitoring_alarm/task_management/AT-203'));
    const line = await screen.findByText(/^Nobody would be notified now: all its alarms are silenced by/);
    expect(within(line).getByRole('link', { name: 'Kernel update' })).toBeVisible();
  });

  it('that has not begun is withdrawn, not ended', async () => {
    const { user, history } = await renderScreen(SILENCES, { onWorld: atSeed });
    const startAt = SEED_TIME + HOUR;
    const { id } = await silenceApi.add({ ...DRAFT, schedule: { ...DRAFT.schedule, startAt } });
    act(() => history.push(`${SILENCES}/${id}`));
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
    const question = await screen.findByRole('dialog', { name: 'Withdraw the silence Kernel update?' });
    await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Silence Kernel update was withdrawn')).toBeVisible();
  });

  it('is ended before its time, and then is for reading', async () => {
    const { user, history } = await renderScreen(SILENCES, { onWorld: atSeed });
    const { id } = await silenceApi.add(DRAFT);
    act(() => history.push(`${SILENCES}/${id}`));
    await user.click(await screen.findByRole('button', { name: 'End now' }));
    const question = await screen.findByRole('dialog', { name: 'End the silence Kernel update now?' });
    expect(question).toHaveTextContent('Active alarms that it silenced are notified at once.');
    await user.click(within(question).getByRole('button', { name: 'End now' }));
    expect(await screen.findByText('Ended early')).toBeVisible();
    await waitFor(() =>
      // Nothing can be changed of it any more.
      expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull(),
    );
  });

  it('that is new comes back as it was entered, also minutes after the session ended, and in no other one', async () => {
    const open = async (at: number, query: string) => {
      const onWorld = (world: World) => world.setClock(at);
      const { user } = await renderScreen(`${SILENCES}/create${query}`, { onWorld });
      return { user, end: await screen.findByRole('textbox', { name: /^End/ }) };
    };
    const { user, end } = await open(SEED_TIME, '');
    const typed = timeText(SEED_TIME + 9 * HOUR);
    await user.clear(end);
    await user.type(end, `${typed}{Tab}`);
    // What the end of a session does before it loads the page again.
    saveDrafts();
    cleanup();
    const other = await open(SEED_TIME + 5 * MINUTE, '?from=SL-101');
    expect(other.end).not.toHaveValue(typed);
    cleanup();
    const again = await open(SEED_TIME + 10 * MINUTE, '');
    await waitFor(() => expect(again.end).toHaveValue(typed));
    expect(screen.queryByText(/older version/)).toBeNull();
  });

  it('that somebody else ended while it was edited says so beside Save, and not to save again', async () => {
    const { user, history } = await renderScreen(SILENCES, { onWorld: atSeed });
    const { id } = await silenceApi.add(DRAFT);
    act(() => history.push(`${SILENCES}/${id}/edit`));
    await user.type(await screen.findByRole('textbox', { name: /^Reason/ }), 'mine');
    await silenceApi.end({ id });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(document.activeElement).toHaveTextContent('The silence has ended'));
    expect(screen.queryByText(/Save again/)).toBeNull();
  });

  it('stands in the weeks of the calendar with its hours in words', async () => {
    const { user } = await renderScreen(`${SILENCES}?tab=calendar&week=2026-11-04`, { onWorld: atSeed });
    const table = await screen.findByRole('table');
    const row = within(table)
      .getByRole('rowheader', { name: /^Storage migration/ })
      .closest('tr');
    expect(row).not.toBeNull();
    // By the clock of the browser, whichever it is.
    const cells = within(row ?? table).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent).join('')).toMatch(/^\d\d:\d\d – \d\d:\d\d/);
    await user.click(screen.getByRole('button', { name: 'Next week' }));
    await waitFor(() => expect(screen.queryByRole('rowheader', { name: /^Storage migration/ })).toBeNull());
    expect(screen.getByRole('rowheader', { name: /^每周例行维护/ })).toBeVisible();
  });

  it('is for reading to an account without the right', async () => {
    await renderScreen(SILENCES, { persona: 'readonly', onWorld: atSeed });
    await findRow({ Status: 'Active' });
    expect(screen.getByRole('button', { name: 'Create silence' })).toHaveAccessibleDescription(
      'The account has no right to do this',
    );
  });

  it('is nowhere on a gateway without silences: no mark, filter, button or menu item', async () => {
    const { history } = await renderScreen(`${ALARMS}?status=inAlarm`, {
      onWorld: (world) => {
        atSeed(world);
        world.gateway = GATEWAY_KINDS.core;
      },
    });
    const row = await findRow(STANDBY);
    await waitFor(() => expect(isOffered('silences')).toBe(false));
    expect(within(row).queryByText(/^Silenced/)).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Silence' })).toBeNull();
    const id = await alarmOf('AT-207', 'node-sh-02');
    act(() => history.push(`${ALARMS}/${id}`));
    await screen.findByRole('heading', { name: /^node-sh-02/ });
    expect(screen.queryByRole('button', { name: 'Silence…' })).toBeNull();
  });
});

describe('the model of the calendar', () => {
  it('cuts a silence at midnight and says nothing of what was ended', () => {
    const [monday, tuesday] = weekOf(SEED_TIME);
    if (!monday || !tuesday) throw new Error('no week');
    const startAt = monday.range[0] + 22 * HOUR;
    const schedule = { repeat: 'once' as const, startAt, endAt: tuesday.range[0] + 6 * HOUR };
    expect(partsOf({ schedule, endedAt: null }, monday.range)).toMatchObject([
      { start: 22 / 24, end: 1, hours: '22:00 – 24:00' },
    ]);
    expect(partsOf({ schedule, endedAt: null }, tuesday.range)).toMatchObject([{ start: 0, hours: '00:00 – 06:00' }]);
    expect(partsOf({ schedule, endedAt: tuesday.range[0] + HOUR }, tuesday.range)).toMatchObject([
      { hours: '00:00 – 01:00' },
    ]);
    expect(partsOf({ schedule, endedAt: startAt }, monday.range)).toEqual([]);
  });
});
