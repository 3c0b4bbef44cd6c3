import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import { personas } from '@mock/runtime/personas';
import { SEED_TIME, type World } from '@mock/runtime/world';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alarmRecordApi } from '@/api/alarm/record';
import { isOffered } from '@/lib/contract/offered';
import { timeText } from '@/lib/time';
import { renderScreen } from '../../support/render';
import { findRow, tableRows } from '../../support/table';

const PATH = '/alarm/monitoring_alarm/list';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const atSeed = (world: World) => world.setClock(SEED_TIME);
const STANDBY = { 'Alarm task': 'Memory of the standby nodes', Status: 'In alarm' };

/** Another account of the same world acts, as in another browser. */
async function meanwhile(world: World, run: () => Promise<unknown>): Promise<void> {
  world.persona = personas.operator;
  await run();
  world.persona = personas.main;
}

const alarmOf = async (taskId: string) => {
  const { list } = await alarmRecordApi.list({
    current: 1,
    pageSize: 10,
    filters: { taskId: [taskId], status: ['inAlarm'] },
  });
  return list[0]?.id ?? '';
};

const OPERATOR = { ownerId: 'A-operator', until: SEED_TIME + 2 * HOUR, note: 'rebooting', isTakeover: false };

describe('BEY-34 an alarm', () => {
  it.each([
    ['1 hour', HOUR],
    ['4 hours', 4 * HOUR],
    ['8 hours', 8 * HOUR],
    ['1 day', 24 * HOUR],
    ['3 days', 72 * HOUR],
    ['Until it is over', null],
  ])('is acknowledged for as long as was chosen: %s', async (name, length) => {
    const { user } = await renderScreen(`${PATH}?status=inAlarm`, { onWorld: atSeed });
    await user.click(within(await findRow(STANDBY)).getByRole('button', { name: 'Acknowledge' }));
    await user.click(await screen.findByRole('radio', { name }));
    const dialog = within(screen.getByRole('dialog', { name: 'Acknowledge the alarm' }));
    await user.click(dialog.getByRole('textbox', { name: /Note/ }));
    await user.paste(name);
    await user.click(dialog.getByRole('button', { name: 'Acknowledge' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { list } = await alarmRecordApi.list({ current: 1, pageSize: 50 });
    const [care] = list.flatMap(({ acknowledgment }) => (acknowledgment?.note === name ? [acknowledgment] : []));
    if (length === null) expect(care?.until).toBeNull();
    else expect(Math.round(((care?.until ?? 0) - SEED_TIME) / MINUTE)).toBe(length / MINUTE);
  });

  it('is acknowledged until a moment to come, typed by the clock that is shown', async () => {
    const { user } = await renderScreen(`${PATH}?status=inAlarm`, { onWorld: atSeed });
    await user.click(within(await findRow(STANDBY)).getByRole('button', { name: 'Acknowledge' }));
    await user.click(await screen.findByRole('radio', { name: 'Until a time' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Acknowledge the alarm' }));
    const moment = dialog.getByRole('textbox', { name: /^Until/ });
    const until = SEED_TIME + 27 * HOUR + 15 * MINUTE;
    await user.click(dialog.getByRole('button', { name: 'Acknowledge' }));
    expect(await dialog.findByText('Enter a time to come')).toBeVisible();
    await user.type(moment, timeText(SEED_TIME - HOUR));
    expect(await dialog.findByText('Enter a time to come')).toBeVisible();
    await user.clear(moment);
    await user.type(moment, timeText(until));
    await user.click(dialog.getByRole('button', { name: 'Acknowledge' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { list } = await alarmRecordApi.list({ current: 1, pageSize: 50 });
    expect(list.flatMap(({ acknowledgment }) => acknowledgment?.until ?? [])).toContain(until);
  });

  it('is acknowledged from the list: by whom, until when and why stands in its row', async () => {
    const { user } = await renderScreen(`${PATH}?status=inAlarm`, { onWorld: atSeed });
    const row = await findRow(STANDBY);
    await user.click(within(row).getByRole('button', { name: 'Acknowledge' }));
    await screen.findByRole('radio', { name: '1 hour' });
    const dialog = screen.getByRole('dialog', { name: 'Acknowledge the alarm' });
    expect(within(dialog).getByText(/^node-sh-02: memory usage/)).toBeVisible();
    expect(within(dialog).getByRole('combobox', { name: 'Owner' }).closest('.ant-select')).toHaveTextContent(
      'acme (me)',
    );
    await user.click(within(dialog).getByRole('radio', { name: '1 hour' }));
    await user.type(within(dialog).getByRole('textbox', { name: /Note/ }), 'swapping the module');
    await user.click(within(dialog).getByRole('button', { name: 'Acknowledge' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() =>
      expect(tableRows()).toContainEqual(
        expect.objectContaining({ ...STANDBY, Owner: expect.stringMatching(/^acmeuntil .*swapping the module$/) }),
      ),
    );
  });

  it('is acknowledged with others by one key, and those that somebody else has are named', async () => {
    const { user, world } = await renderScreen(`${PATH}?taskId=AT-207&status=inAlarm`, { onWorld: atSeed });
    await findRow(STANDBY);
    const id = await alarmOf('AT-207');
    await meanwhile(world, () => alarmRecordApi.acknowledge({ id, ...OPERATOR }));
    await screen.findByText('acme-operator');
    // The row that has the focus is chosen by the key.
    screen.getByRole('link', { name: /^node-sh-02/ }).focus();
    await user.keyboard('a');
    const dialog = await screen.findByRole('dialog', { name: 'Acknowledge 1 alarm' });
    await user.click(within(dialog).getByRole('button', { name: 'Acknowledge' }));
    await waitFor(() => expect(screen.getByText('acme-operator has already acknowledged this alarm')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Acknowledge' }));
    const again = await screen.findByRole('dialog', { name: 'Acknowledge 1 alarm' });
    await user.click(within(again).getByRole('switch', { name: 'Take over what others have acknowledged' }));
    await user.click(within(again).getByRole('button', { name: 'Acknowledge' }));
    await waitFor(() => expect(tableRows()[0]?.Owner).toMatch(/^acmeuntil/));
  });

  it('that somebody else took meanwhile says who has it, and is taken over by the same button', async () => {
    const { user, world, history } = await renderScreen(PATH, { onWorld: atSeed });
    const id = await alarmOf('AT-207');
    act(() => history.push(`${PATH}/${id}`));
    await user.click(await screen.findByRole('button', { name: 'Acknowledge' }));
    await screen.findByRole('radio', { name: '1 hour' });
    const dialog = screen.getByRole('dialog', { name: 'Acknowledge the alarm' });
    await meanwhile(world, () => alarmRecordApi.acknowledge({ id, ...OPERATOR }));
    await user.click(within(dialog).getByRole('button', { name: 'Acknowledge' }));
    expect(await within(dialog).findByText('acme-operator has already acknowledged this alarm')).toBeVisible();
    expect(await within(dialog).findByText(/^acme-operator acknowledged it at .*, until/)).toBeVisible();
    expect(within(dialog).getByText('rebooting')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Take over' }));
    const story = await screen.findByRole('region', { name: 'Who was notified, and why' });
    expect(await within(story).findByText(/^acme took the alarm over from acme-operator until/)).toBeVisible();
  });

  it('is noted and released on its own screen, and its story says so', async () => {
    const { user, history } = await renderScreen(PATH, { onWorld: atSeed });
    const id = await alarmOf('AT-207');
    await alarmRecordApi.acknowledge({ id, ...OPERATOR, ownerId: 'A-main' });
    act(() => history.push(`${PATH}/${id}`));
    const story = await screen.findByRole('region', { name: 'Who was notified, and why' });
    expect(await within(story).findByText(/^acme acknowledged the alarm until/)).toBeVisible();
    expect(within(story).getByText('rebooting')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    const dialog = await screen.findByRole('dialog', { name: 'Add note' });
    await user.type(await within(dialog).findByRole('textbox', { name: /Note/ }), 'module ordered');
    await user.click(within(dialog).getByRole('button', { name: 'Add' }));
    expect(await within(story).findByText('acme added a note')).toBeVisible();
    expect(within(story).getByText('module ordered')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Release' }));
    const question = await screen.findByRole('dialog', { name: /^Release node-sh-02/ });
    expect(question).toHaveTextContent('acme no longer takes care of this alarm');
    await user.click(within(question).getByRole('button', { name: 'Release' }));
    expect(await within(story).findByText('acme released the alarm')).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Acknowledge' })).toBeVisible();
  });

  it('that somebody else took over meanwhile is released only after a question that names him', async () => {
    const { user, world, history } = await renderScreen(PATH, { onWorld: atSeed });
    const id = await alarmOf('AT-207');
    await alarmRecordApi.acknowledge({ id, ...OPERATOR, ownerId: 'A-main' });
    act(() => history.push(`${PATH}/${id}`));
    await user.click(await screen.findByRole('button', { name: 'Release' }));
    const question = await screen.findByRole('dialog', { name: /^Release node-sh-02/ });
    expect(question).toHaveTextContent('acme no longer takes care of this alarm');
    await meanwhile(world, () => alarmRecordApi.acknowledge({ id, ...OPERATOR, isTakeover: true }));
    await user.click(within(question).getByRole('button', { name: 'Release' }));
    const text = await screen.findByText(/^acme-operator took the alarm over meanwhile/);
    expect((await alarmRecordApi.get({ id })).acknowledgment?.owner.id).toBe('A-operator');
    const again = within(text.closest<HTMLElement>('[role=dialog]') ?? document.body);
    await user.click(again.getByRole('button', { name: 'Release' }));
    await waitFor(async () => expect((await alarmRecordApi.get({ id })).isAcknowledged).toBe(false));
  });

  it('is found by who has it', async () => {
    const { world, history } = await renderScreen(`${PATH}?status=inAlarm&owner=nobody`, { onWorld: atSeed });
    await waitFor(() => expect(tableRows().length).toBeGreaterThan(1));
    // The way to take it stands where its owner would.
    expect(new Set(tableRows().map((one) => one.Owner))).toEqual(new Set(['Acknowledge']));
    expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeVisible();
    const id = await alarmOf('AT-207');
    await meanwhile(world, () => alarmRecordApi.acknowledge({ id, ...OPERATOR, ownerId: 'A-main' }));
    act(() => history.push(`${PATH}?owner=mine`));
    await waitFor(() => expect(tableRows()).toHaveLength(1));
    expect(tableRows()[0]).toMatchObject(STANDBY);
  });

  it('is for reading to an account that may not take it', async () => {
    await renderScreen(`${PATH}?status=inAlarm`, { persona: 'readonly', onWorld: atSeed });
    const row = await findRow(STANDBY);
    expect(within(row).getByRole('button', { name: 'Acknowledge' })).toHaveAccessibleDescription(
      'The account has no right to do this',
    );
  });

  it('has no owner on a gateway that knows none: no column, filter, choice or button', async () => {
    const { history } = await renderScreen(`${PATH}?status=inAlarm`, {
      onWorld: (world) => {
        atSeed(world);
        world.gateway = GATEWAY_KINDS.core;
      },
    });
    await findRow(STANDBY);
    await waitFor(() => expect(isOffered('acknowledgments')).toBe(false));
    expect(screen.queryByRole('columnheader', { name: 'Owner' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Acknowledge' })).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Owner' })).toBeNull();
    const id = await alarmOf('AT-207');
    act(() => history.push(`${PATH}/${id}`));
    await screen.findByRole('heading', { name: /^node-sh-02/ });
    expect(screen.queryByRole('button', { name: 'Acknowledge' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add note' })).toBeNull();
  });
});
