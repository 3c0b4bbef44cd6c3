import { silenceEngine } from '@mock/alarm/engine';
import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import { SEED_TIME, type World } from '@mock/runtime/world';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { noDataApi, noDataInput } from '@/api/alarm/no-data';
import { alarmRecordApi } from '@/api/alarm/record';
import { isOffered } from '@/lib/contract/offered';
import { renderScreen } from '../../support/render';

const TASK = '/alarm/monitoring_alarm/task_management/AT-203';
const LIST = '/alarm/monitoring_alarm/list';
const MINUTE = 60_000;
const atSeed = (world: World) => world.setClock(SEED_TIME);
const SILENT = /^The alarm engine has not responded since/;

describe('BEY-36 what went silent', () => {
  it('is set on a task, told in its sentence and tried on the past', async () => {
    const { user } = await renderScreen(TASK, { onWorld: atSeed });
    const section = await screen.findByRole('region', { name: 'No-data alarm' });
    expect(await within(section).findByText(/^Off:/)).toBeVisible();
    await user.click(within(section).getByRole('button', { name: 'Set no-data alarm' }));
    await user.click(await screen.findByRole('radio', { name: 'Alarm, to the receivers of the task' }));
    expect(await screen.findByText('1 no-data alarm in the last 7 days.')).toBeVisible();
    const cycles = screen.getByRole('textbox', { name: /Consecutive cycles/ });
    await user.clear(cycles);
    await user.type(cycles, '20');
    expect(await screen.findByText('0 no-data alarms in the last 7 days.')).toBeVisible();
    await user.clear(cycles);
    await user.type(cycles, '4');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(
      await screen.findByText(
        'Raises a no-data alarm when a source sends no data for 4 consecutive cycles. Its level is Warning, and it recovers with the next data.',
      ),
    ).toBeVisible();
    expect(screen.queryByText(/No-data alarms notify/)).toBeNull();
    await user.click(await screen.findByRole('radio', { name: 'Last 7 days' }));
    expect(await screen.findByText(/ 1 no-data alarm\./)).toBeVisible();
  });

  it('has a story of its own in its alarm', async () => {
    const { world, history } = await renderScreen(LIST, { onWorld: atSeed });
    await noDataApi.update({ id: 'AT-203', version: 1, told: 'asTask', after: 3, level: 'critical' });
    world.setClock(SEED_TIME + 120 * MINUTE);
    const { list } = await alarmRecordApi.list({ current: 1, pageSize: 10, filters: { source: ['node-gz-01'] } });
    act(() => history.push(`${LIST}/${list[0]?.id ?? ''}`));
    const story = await screen.findByRole('region', { name: 'Who was notified, and why' });
    expect(await within(story).findByText(/^Alarm raised: no data for 3 consecutive cycles/)).toBeVisible();
    expect(within(story).getByText('Data arrived again and the alarm recovered')).toBeVisible();
  });

  it('of the engine makes a notice late, which the story says', async () => {
    const { world, history } = await renderScreen(LIST, { onWorld: atSeed });
    const { list } = await alarmRecordApi.list({
      current: 1,
      pageSize: 10,
      filters: { source: ['node-sh-02'], taskId: ['AT-203'], status: ['inAlarm'] },
    });
    silenceEngine(world, SEED_TIME);
    world.setClock(SEED_TIME + 12 * MINUTE);
    silenceEngine(world, null);
    act(() => history.push(`${LIST}/${list[0]?.id ?? ''}`));
    const story = await screen.findByRole('region', { name: 'Who was notified, and why' });
    // Its fourth cycle, five minutes into the silence.
    expect(await within(story).findByText(/^Sent 7 min late/)).toBeVisible();
  });

  it.each([0, 101, 1.5])('takes no %d cycles', (after) => {
    expect(noDataInput.safeParse({ told: 'asTask', after, level: 'error' }).success).toBe(false);
  });

  it.each([LIST, '/console'])('of the engine is said on %s after two cycles, and not before', async (path) => {
    const { history } = await renderScreen(path, {
      onWorld: (world) => silenceEngine(world, world.now() - 10 * MINUTE),
    });
    expect(await screen.findByText(SILENT, undefined, { timeout: 5000 })).toBeVisible();
    act(() => history.push('/message/all'));
    await waitFor(() => expect(screen.queryByText(SILENT)).toBeNull());
  });

  it('is not said while the engine speaks, and not asked for on a gateway that cannot tell', async () => {
    const { history } = await renderScreen(TASK, {
      onWorld: (world) => {
        world.gateway = GATEWAY_KINDS.core;
        silenceEngine(world, world.now() - 10 * MINUTE);
      },
    });
    await screen.findByRole('heading', { name: 'Node CPU too high' });
    await waitFor(() => expect(isOffered('noData')).toBe(false));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'No-data alarm' })).toBeNull());
    act(() => history.push(LIST));
    await screen.findByRole('heading', { name: 'Alarm list' });
    expect(screen.queryByText(SILENT)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
