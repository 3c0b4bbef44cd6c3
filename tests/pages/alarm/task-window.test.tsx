import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { alarmTaskApi } from '@/api/alarm/task';
import { browserZone } from '@/lib/time-zone';
import { plan } from '../../support/gateway';
import { renderScreen } from '../../support/render';
import { choose } from '../../support/select';

const PATH = '/alarm/monitoring_alarm/task_management';
const NIGHT = { days: [1, 2, 3, 4, 5], from: '22:00', to: '06:00' };

/** Fills the one window of the form in. */
async function night() {
  const windows = await screen.findByRole('group', { name: 'Times' });
  fireEvent.click(within(windows).getByRole('button', { name: 'Add' }));
  fireEvent.change(await within(windows).findByLabelText(/^From/), { target: { value: NIGHT.from } });
  fireEvent.change(within(windows).getByLabelText(/^To/), { target: { value: NIGHT.to } });
}

const effectiveOf = async (id: string) => (await alarmTaskApi.get({ id })).effective;
const newest = async () =>
  (await alarmTaskApi.list({ current: 1, pageSize: 1, sorter: { updatedAt: 'descend' } })).list[0];

describe('a custom effective time', () => {
  it('is saved with the zone of the browser, or one that is chosen', async () => {
    const { user, history } = await renderScreen(`${PATH}/AT-208/edit`);
    await user.click(await screen.findByRole('radio', { name: 'Custom' }));
    await night();
    expect(
      await screen.findByText(new RegExp(`only at these times \\(${browserZone()}\\).*22:00 to 06:00`)),
    ).toBeVisible();
    const zone = screen.getByRole('combobox', { name: 'Time zone' });
    await user.click(zone);
    fireEvent.change(zone, { target: { value: 'Europe/Berlin' } });
    await user.click(await screen.findByTitle(/^Europe\/Berlin/));
    expect(await screen.findByText(/only at these times \(Europe\/Berlin\)/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(history.location.pathname).toBe(`${PATH}/AT-208`));
    expect(await effectiveOf('AT-208')).toEqual({ mode: 'custom', zone: 'Europe/Berlin', windows: [NIGHT] });
  });

  it('is saved in a new task', async () => {
    const { user, history } = await renderScreen(`${PATH}/create`);
    // Every scene is in sight with what it watches; arrows walk, Enter takes one, and the focus goes on in its field.
    const scene = await screen.findByRole('radio', { name: /^Resolution failures.*Watches: Response code, Domain,/ });
    await waitFor(() => expect(scene).toHaveFocus());
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('radio', { name: /^Node resources/ })).toHaveFocus();
    expect(screen.queryByRole('group', { name: 'Trigger rules' })).toBeNull();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('combobox', { name: /Scenario/ })).toHaveFocus());
    await user.type(screen.getByRole('textbox', { name: /Task name/ }), 'Night watch');
    const triggers = screen.getByRole('group', { name: 'Trigger rules' });
    await user.click(within(triggers).getByRole('button', { name: 'Add' }));
    await choose(user, within(triggers).getByRole('combobox', { name: 'Field' }), 'CPU usage');
    await choose(user, within(triggers).getByRole('combobox', { name: 'Operator' }), 'Is not empty');
    await user.click(screen.getByRole('radio', { name: 'Custom' }));
    await night();
    await user.click(screen.getByRole('button', { name: 'Create alarm task' }));
    await waitFor(() => expect(history.location.pathname).toBe(PATH));
    const made = await newest();
    expect(made?.name).toBe('Night watch');
    expect(await effectiveOf(made?.id ?? '')).toEqual({ mode: 'custom', zone: browserZone(), windows: [NIGHT] });
  });

  it('stays when only the name is changed, and comes with a clone', async () => {
    const { user, history } = await renderScreen(`${PATH}/AT-204/edit`);
    const before = await effectiveOf('AT-204');
    const name = await screen.findByRole('textbox', { name: /Task name/ });
    await user.clear(name);
    await user.type(name, 'Nights');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(history.location.pathname).toBe(`${PATH}/AT-204`));
    expect(await effectiveOf('AT-204')).toEqual(before);
    await act(async () => history.push(`${PATH}/create?from=AT-204`));
    await user.type(await screen.findByRole('textbox', { name: /Task name/ }), 'Other nights');
    await user.click(screen.getByRole('button', { name: 'Create alarm task' }));
    await waitFor(() => expect(history.location.pathname).toBe(PATH));
    const made = await newest();
    expect(made?.name).toBe('Other nights');
    expect(await effectiveOf(made?.id ?? '')).toEqual(before);
  });

  it('of a gateway that knows no zones stands in the zone of its clock', async () => {
    const { user, history } = await renderScreen(PATH, {
      onWorld: (world) => {
        const windows = [NIGHT];
        const data = { ...OLD, effective: { mode: 'custom', utcOffset: -300, windows } };
        plan(world, { path: '/api/alarm/task/get', envelope: { code: 20000, message: 'OK', data } });
      },
    });
    await act(async () => history.push(`${PATH}/AT-208/edit`));
    await waitFor(() => expect(screen.getByText(/only at these times \(Etc\/GMT\+5\)/)).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(history.location.pathname).toBe(`${PATH}/AT-208`));
    expect(await effectiveOf('AT-208')).toEqual({ mode: 'custom', zone: 'Etc/GMT+5', windows: [NIGHT] });
  });
});

const OLD = {
  ...{ id: 'AT-208', name: 'Disk', sceneId: 'SC-103', level: 'warning', filters: [], event: null, match: 'all' },
  ...{ triggers: [{ field: 'disk', operator: 'greater', value: 90 }], triggerAfter: 1, restoreAfter: 1 },
  ...{ notice: 'step', channels: {}, status: 'paused', inAlarm: 0, updatedAt: 0, version: 1 },
};
