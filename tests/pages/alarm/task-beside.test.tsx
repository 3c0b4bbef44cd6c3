import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sceneApi } from '@/api/alarm/scene';
import { alarmTaskApi } from '@/api/alarm/task';
import { toldOf } from '@/components/alarm/rule-words';
import { CAPABILITIES } from '@/lib/contract/capability';
import { isOffered } from '@/lib/contract/offered';
import { sameJudged } from '@/pages/alarm/task/model';
import { renderScreen } from '../../support/render';
import { quiet, watchWire, wire } from '../../support/wire';

watchWire();

// The window that has room beside a form is the one there is.
beforeEach(() => {
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    real(query.replace('min-width: 1264px', 'min-width: 1px')),
  );
});

const EDIT = '/alarm/monitoring_alarm/task_management/AT-203/edit';
const INCOMPLETE = 'Complete the rules to see which alarms they would have raised.';

describe('beside the form of a task', () => {
  it('BEY-06 the rule is tried without being asked for, and again after a change', async () => {
    await renderScreen(EDIT);
    const run = () => within(screen.getByRole('region', { name: 'Dry run' }));
    const counts = () =>
      run()
        .getByRole('status')
        .textContent.match(/\d+(?= alarms?)|(?<=saved: )\d+/g) ?? [];
    await waitFor(() => expect(counts()).toHaveLength(2));
    const [now, before] = counts();
    expect(now).toBe(before);
    expect(screen.queryByRole('button', { name: 'Dry run' })).toBeNull();
    const value = within(screen.getByRole('group', { name: 'Trigger rules' })).getByRole('textbox', { name: /Value/ });
    // Of two changes in a row the last one counts.
    fireEvent.change(value, { target: { value: '1' } });
    fireEvent.change(value, { target: { value: '97' } });
    await waitFor(() => expect(Number(counts()[0])).toBeLessThan(Number(before)));
    expect(counts()[1]).toBe(before);
    fireEvent.change(value, { target: { value: '' } });
    expect(await screen.findByText(INCOMPLETE)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it('the rule is not tried again for what it does not judge by, nor is anything asked for', async () => {
    const { user } = await renderScreen(EDIT);
    await screen.findByText(/would have been raised/);
    await quiet();
    wire.clear();
    await user.type(screen.getByRole('textbox', { name: /Task name/ }), ' of the night shift');
    await quiet();
    expect(wire.paths()).toEqual([]);
    const { list } = await sceneApi.getOptions({});
    const task = await alarmTaskApi.get({ id: 'AT-203' });
    const scene = list.find(({ id }) => id === task.sceneId);
    if (!scene) throw new Error('no scene');
    const told = toldOf(task, scene);
    const renamed = toldOf({ ...task, name: 'Another', level: 'emergency', channels: {} }, scene);
    expect(renamed).not.toBe(told);
    expect(sameJudged(told, renamed)).toBe(told);
    const changed = toldOf({ ...task, triggerAfter: task.triggerAfter + 1 }, scene);
    expect(sameJudged(told, changed)).toBe(changed);
    expect(sameJudged(told, null)).toBeNull();
  });

  it('the latest of the alarms stand there with their number, and the rest on demand', async () => {
    const { user } = await renderScreen('/alarm/monitoring_alarm/task_management/AT-201/edit');
    const run = () => within(screen.getByRole('region', { name: 'Dry run' }));
    const count = async () => Number(/^\d+/.exec((await run().findByText(/would have been raised/)).textContent)?.[0]);
    await screen.findByRole('region', { name: 'Dry run' });
    const total = await count();
    expect(total).toBeGreaterThan(3);
    expect(run().getByText(`The latest 3 of ${total} alarms`)).toBeVisible();
    expect(run().getAllByText('First alarm')).toHaveLength(3);
    await user.click(run().getByRole('button', { name: `Show ${total} alarms` }));
    expect(run().getAllByText('First alarm')).toHaveLength(total);
    expect(run().queryByText(/^The latest/)).toBeNull();
    const fewer = run().getByRole('button', { name: 'Show fewer', expanded: true });
    expect(fewer).toHaveFocus();
    await user.click(fewer);
    expect(run().getAllByText('First alarm')).toHaveLength(3);
  });

  it('nothing of it is there on a gateway that tries no rules', async () => {
    await renderScreen(EDIT, {
      onWorld: (world) => {
        const capabilities = new Set(CAPABILITIES.filter((one) => one !== 'ruleTest'));
        world.gateway = { ...GATEWAY_KINDS.full, capabilities };
      },
    });
    await screen.findByText(/^Raises an alarm when CPU usage/);
    await waitFor(() => expect(isOffered('ruleTest')).toBe(false));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Dry run' })).toBeNull());
    expect(screen.queryByText(INCOMPLETE)).toBeNull();
  });
});
