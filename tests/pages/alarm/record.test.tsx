import { addAlarms } from '@mock/alarm/course';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AlarmTurn } from '@/api/alarm/record';
import { folded, spanText } from '@/pages/alarm/record/model';
import { renderScreen } from '../../support/render';
import { findRow, tableRows } from '../../support/table';

const PATH = '/alarm/monitoring_alarm/list';
const SECOND = 1000;

describe('the alarm list', () => {
  it('lists alarms with status, level and duration, newest first', async () => {
    await renderScreen(PATH);
    await findRow({ Source: 'node-sh-02', Status: 'In alarm', 'Alarm task': 'Memory of the standby nodes' });
    expect(tableRows()).toHaveLength(10);
    const begun = tableRows().map((row) => row['First alarm'] ?? '');
    expect(begun).toEqual([...begun].sort().reverse());
  });

  it('narrows by what stands in the address', async () => {
    await renderScreen(`${PATH}?status=interrupted`);
    await waitFor(() => expect(tableRows().length).toBeGreaterThan(0));
    expect(new Set(tableRows().map((row) => row.Status))).toEqual(new Set(['Interrupted']));
  });

  it('moves no row while alarms pour in: a bar counts them and shows them when asked', async () => {
    const { user, world } = await renderScreen(PATH);
    await findRow({ Source: 'node-sh-02' });
    const before = tableRows().map((one) => one['Alarm ID']);
    addAlarms(world, 10_000, { from: world.now(), to: world.now() });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(screen.getByText('10,000 new alarms')).toBeVisible());
    expect(tableRows().map((one) => one['Alarm ID'])).toEqual(before);
    await user.click(screen.getByRole('button', { name: 'Show' }));
    await waitFor(() => expect(tableRows()[0]?.Source).toMatch(/^edge-/));
    expect(screen.queryByText('10,000 new alarms')).toBeNull();
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

  it('tells the story of an alarm: what was sent, what was not, and why', async () => {
    const { user } = await renderScreen(`${PATH}?source=node-bj-03&status=inAlarm`);
    const row = await findRow({ Source: 'node-bj-03' });
    await user.click(within(row).getAllByRole('link')[0] ?? row);
    await waitFor(() => expect(screen.getByRole('heading', { name: /^node-bj-03 CPU usage/ })).toBeVisible());
    await waitFor(() => expect(screen.getByText(/the next notice is at trigger 4/)).toBeVisible());
    expect(screen.getAllByText(/SMS · 赵敏: not sent: the contact is not verified/)[0]).toBeVisible();
    expect(screen.getAllByText(/SMS · acme: delivered/)[0]).toBeVisible();
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
    expect(spanText(ms, 'en-US')).toBe(text);
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
      folded(turns).map((one) => (one.kind === 'run' ? [one.first.count, one.last.count] : one.turn.move)),
    ).toEqual(['begin', 'trigger', [3, 3], 'trigger', [5, 6], 'recover']);
  });
});
