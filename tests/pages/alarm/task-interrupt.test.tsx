import { SEED_TIME } from '@mock/runtime/world';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alarmRecordApi } from '@/api/alarm/record';
import { alarmTaskApi } from '@/api/alarm/task';
import { renderScreen } from '../../support/render';

const PATH = '/alarm/monitoring_alarm/task_management';
const MINUTE = 60_000;

const goingOn = async (taskId: string) =>
  (await alarmRecordApi.list({ current: 1, pageSize: 100, filters: { taskId: [taskId], status: ['inAlarm'] } })).list;

const edit = async (id: string) => {
  const screenOf = await renderScreen(`${PATH}/${id}/edit`, { onWorld: (world) => world.setClock(SEED_TIME) });
  await screen.findByRole('textbox', { name: /Task name/ });
  return { ...screenOf, save: () => screenOf.user.click(screen.getByRole('button', { name: 'Save' })) };
};

describe('saving an alarm task whose alarms go on', () => {
  it('under another name and with another notice type ends none of them, and asks nothing', async () => {
    const { user, history, save, world } = await edit('AT-203');
    const before = await goingOn('AT-203');
    expect(before.length).toBeGreaterThan(1);
    const name = screen.getByRole('textbox', { name: /Task name/ });
    await user.clear(name);
    await user.type(name, 'CPU');
    await user.click(screen.getByRole('radio', { name: 'Continuous' }));
    await save();
    await waitFor(() => expect(history.location.pathname).toBe(`${PATH}/AT-203`));
    const after = await goingOn('AT-203');
    expect(after.map(({ id, triggerCount }) => [id, triggerCount])).toEqual(
      before.map(({ id, triggerCount }) => [id, triggerCount]),
    );
    expect(after.map(({ taskName }) => taskName)).toEqual(before.map(() => 'CPU'));
    // What was is told as it was; what comes, as the task says now.
    world.setClock(SEED_TIME + 10 * MINUTE);
    const longest = before.find(({ triggerCount }) => triggerCount > 20);
    const { turns } = await alarmRecordApi.getTimeline({ id: longest?.id ?? '' });
    const [old, fresh] = [true, false].map((isOld) =>
      turns.filter(({ at, move }) => move === 'trigger' && at <= SEED_TIME === isOld),
    );
    expect(old?.some(({ decision }) => decision === 'suppressed')).toBe(true);
    expect(fresh?.map(({ decision }) => decision)).toEqual(['sent', 'sent']);
  });

  it('under another rule asks first, with how many there are by then, and changes nothing for who goes back', async () => {
    const { history, save, world } = await edit('AT-203');
    const [longest] = (await goingOn('AT-203')).sort((one, other) => one.firstAt - other.firstAt);
    const triggers = screen.getByRole('group', { name: 'Trigger rules' });
    fireEvent.change(within(triggers).getByRole('textbox', { name: /Value/ }), { target: { value: '97' } });
    // While the form was open one of them has recovered.
    world.setClock(SEED_TIME + 60 * MINUTE);
    const going = await goingOn('AT-203');
    expect(going).toHaveLength(1);
    await save();
    const title = 'Save Node CPU too high and interrupt 1 alarm?';
    const question = await screen.findByRole('dialog', { name: title });
    expect(question).toHaveTextContent('Whoever was notified is notified of the end.');
    fireEvent.click(within(question).getByRole('button', { name: 'Back to the form' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: title })).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await goingOn('AT-203')).toHaveLength(1);

    await save();
    const again = await screen.findByRole('dialog', { name: title });
    fireEvent.click(within(again).getByRole('button', { name: 'Save and interrupt' }));
    await waitFor(() => expect(history.location.pathname).toBe(`${PATH}/AT-203`));
    expect((await alarmTaskApi.get({ id: 'AT-203' })).triggers).toMatchObject([{ value: 97 }]);
    expect(await goingOn('AT-203')).toEqual([]);
    const ended = await alarmRecordApi.getTimeline({ id: going[0]?.id ?? '' });
    expect(ended.cause).toBe('taskChanged');
    const [begun, end] = [ended.turns[0], ended.turns.at(-1)];
    expect(end).toMatchObject({ move: 'interrupt', decision: 'sent' });
    const reached = begun?.sendings.filter(({ state }) => state === 'delivered').map(({ receiver }) => receiver);
    expect(reached?.length).toBeGreaterThan(0);
    for (const receiver of reached ?? []) expect(end?.sendings.map((one) => one.receiver)).toContain(receiver);
    // Whom nothing reached hears nothing of the end: this contact is not verified.
    expect(begun?.sendings.map((one) => one.receiver)).toContain('赵敏');
    expect(end?.sendings.map((one) => one.receiver)).not.toContain('赵敏');
    expect(longest?.id).not.toBe(going[0]?.id);
  });
});
