import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { can } from '@/api/system-settings/command-task-state';
import { tookOf } from '@/pages/system-settings/command-task/model';
import { renderScreen } from '../../support/render';
import { findRow } from '../../support/table';

const PATH = '/system_settings/node_access_management/node_command_task_management';

describe('CMD-01 command tasks', () => {
  it('stand in a list with node, type, state, times and duration; an unknown state is shown as it came', async () => {
    await renderScreen(PATH);
    await findRow({ 'Task ID': 'CT-1001', Status: 'Executing', Type: 'Async', 'Ended / duration': '—' });
    expect(await findRow({ 'Task ID': 'CT-1002', Status: 'Failed' })).toHaveTextContent(/:\d\d9 sec/);
    await findRow({ 'Task ID': 'CT-1007', Status: 'queued', Type: 'Sync' });
    expect(await findRow({ 'Task ID': 'CT-1010' })).toHaveTextContent(/:\d\d43 sec/);
  });

  it('follow what executes until it has ended', async () => {
    await renderScreen(PATH);
    await waitFor(() => expect(screen.getByText('1 task running')).toBeVisible());
    await findRow({ 'Task ID': 'CT-1001', Status: 'Executing' });
    await waitFor(() => expect(screen.getByText('0 tasks running')).toBeVisible());
    await findRow({ 'Task ID': 'CT-1001', Status: 'Succeeded' });
  }, 15_000);

  it('are executed again only where they failed, after a question', async () => {
    // With its clock stopped nothing ends meanwhile.
    const { user } = await renderScreen(PATH, { onWorld: (world) => world.setClock(Date.now()) });
    const done = await findRow({ 'Task ID': 'CT-1008', Status: 'Succeeded' });
    expect(within(done).queryByRole('button', { name: 'Retry' })).toBeNull();
    // What runs still may fail.
    expect(
      within(await findRow({ 'Task ID': 'CT-1001' })).getByRole('button', { name: 'Retry' }),
    ).toHaveAccessibleDescription('Only a failed task can be executed again');
    await user.click(within(await findRow({ 'Task ID': 'CT-1002' })).getByRole('button', { name: 'Retry' }));
    const dialog = await screen.findByRole('dialog', { name: 'Execute task CT-1002 again?' });
    await user.click(within(dialog).getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByText('Re-executed successfully')).toBeVisible());
    await findRow({ 'Task ID': 'CT-1002', Status: 'Executing', 'Ended / duration': '—' });
    await waitFor(() => expect(screen.getByText('2 tasks running')).toBeVisible());
  });

  it.each([
    ['the output where the node answers JSON', 'CT-1002', /connection reset by peer/],
    ['the words of errmsg', 'CT-1004', /output expired after 7 days/],
    ['a data failure where the content is no JSON', 'CT-1005', /Data loading failure/],
    ['a data failure where the answer is empty', 'CT-1006', /Data loading failure/],
  ])('REQ-10 show %s', async (_, id, text) => {
    await renderScreen(`${PATH}?panel=output&item=${id}`);
    await waitFor(() => expect(screen.getByText(text)).toBeVisible());
  });

  it('can be looked at, not executed, by an account that reads', async () => {
    await renderScreen(PATH, { persona: 'readonly' });
    const row = await findRow({ 'Task ID': 'CT-1002' });
    expect(within(row).getByRole('button', { name: 'Retry' })).toHaveAccessibleDescription(
      'The account has no right to do this',
    );
    expect(within(row).getByRole('button', { name: 'Output' })).toBeEnabled();
  });
});

describe('the state of a task', () => {
  it.each([
    ['executing', 'commandTask.notFailed', 'commandTask.isExecuting'],
    ['failed', true, true],
    ['succeeded', 'commandTask.notFailed', true],
    ['queued', 'commandTask.notFailed', true],
  ])('%s allows retry: %s, output: %s', (status, retry, output) => {
    expect(can.retry({ status })).toBe(retry);
    expect(can.output({ status })).toBe(output);
  });

  it('has a duration once it has ended, never below zero', () => {
    expect(tookOf({ startedAt: 1_000, endedAt: null })).toBeNull();
    expect(tookOf({ startedAt: 1_000, endedAt: 76_400 })).toBe(75_000);
    expect(tookOf({ startedAt: 5_000, endedAt: 1_000 })).toBe(0);
  });
});
