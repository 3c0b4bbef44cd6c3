import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import { SEED_TIME, type World } from '@mock/runtime/world';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { alarmRecordApi } from '@/api/alarm/record';
import { runbookApi, runbookInput } from '@/api/alarm/runbook';
import { alarmTaskApi } from '@/api/alarm/task';
import { reportInstanceApi } from '@/api/report/instance';
import { isOffered } from '@/lib/contract/offered';
import { saveDrafts } from '@/lib/drafts';
import { endHolds } from '@/lib/navigation';
import { server, signIn } from '../../support/gateway';
import { renderScreen } from '../../support/render';

const TASKS = '/alarm/monitoring_alarm/task_management';
const TASK = `${TASKS}/AT-207`;
const LIST = '/alarm/monitoring_alarm/list';
const PAGE = { current: 1, pageSize: 10 };
const atSeed = (world: World) => world.setClock(SEED_TIME);

const alarmOf = async (taskId: string) =>
  (await alarmRecordApi.list({ ...PAGE, filters: { taskId: [taskId], status: ['inAlarm'] } })).list[0]?.id ?? '';

/** Holds the next write of a runbook on its way, until it goes on or is answered otherwise. */
function holdRunbook(answer: () => HttpResponse<null> | undefined = () => undefined) {
  let isAsked = false;
  let end = () => {};
  const held = new Promise<void>((resolve) => {
    end = resolve;
  });
  const handler = async () => {
    isAsked = true;
    await held;
    return answer();
  };
  server.use(http.post('*/api/alarm/runbook/update', handler, { once: true }));
  return { isAsked: () => isAsked, end };
}

describe('BEY-36 the runbook of a task', () => {
  it('is written on the task and stands in its alarms', async () => {
    const { user, history } = await renderScreen(TASK, { onWorld: atSeed });
    const section = await screen.findByRole('region', { name: 'Runbook' });
    expect(await within(section).findByText(/^No runbook yet/)).toBeVisible();
    await user.click(within(section).getByRole('button', { name: 'Edit runbook' }));
    const text = await screen.findByRole('textbox', { name: /^Text/ });
    await user.type(text, 'Add memory');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await within(section).findByText('Add memory')).toBeVisible();
    expect(within(section).getByText(/^Updated by acme at/)).toBeVisible();
    const id = await alarmOf('AT-207');
    act(() => history.push(`${LIST}/${id}`));
    const shown = await screen.findByRole('region', { name: 'Runbook' });
    expect(await within(shown).findByText('Add memory')).toBeVisible();
  });

  it('may be an address, which opens apart and is refused unless it is one of the web', async () => {
    const { user } = await renderScreen(TASK, { onWorld: atSeed });
    const section = await screen.findByRole('region', { name: 'Runbook' });
    await user.click(await within(section).findByRole('button', { name: 'Edit runbook' }));
    await user.click(await screen.findByRole('radio', { name: 'Link' }));
    const address = await screen.findByRole('textbox', { name: /^Address/ });
    await user.type(address, 'javascript:alert(1)');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(address).toBeInvalid());
    await user.clear(address);
    await user.type(address, 'https://wiki.acme.example/memory');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const link = await within(section).findByRole('link', { name: /wiki\.acme\.example/ });
    expect(link).toHaveAttribute('href', 'https://wiki.acme.example/memory');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  it('is written in the form of a new task, and once more where only that failed', async () => {
    const { user, history, world } = await renderScreen(`${TASKS}/create?from=AT-203`, { onWorld: atSeed });
    await user.type(await screen.findByRole('textbox', { name: /Task name/ }), 'With a runbook');
    await user.click(screen.getByRole('radio', { name: 'Text' }));
    await user.type(screen.getByRole('textbox', { name: /^Text/ }), 'call the shift lead');
    world.faults.push({ path: '/api/alarm/runbook/update', times: 1, status: 503 });
    await user.click(screen.getByRole('button', { name: 'Create alarm task' }));
    expect(await screen.findByText(/^The task was created, but its runbook was not saved/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Save runbook' }));
    await waitFor(() => expect(history.location.pathname).toBe(TASKS));
    const { list } = await alarmTaskApi.list({ current: 1, pageSize: 100 });
    const made = list.filter(({ name }) => name === 'With a runbook');
    expect(made).toHaveLength(1);
    expect(await runbookApi.get({ id: made[0]?.id ?? '' })).toMatchObject({ text: 'call the shift lead' });
  });

  it('is all that is written then, so that what somebody else changed meanwhile stays', async () => {
    const inSight = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user, history, world } = await renderScreen(`${TASKS}/create?from=AT-203`, { onWorld: atSeed });
    const name = await screen.findByRole('textbox', { name: /Task name/ });
    await user.type(name, 'Shared task');
    await user.click(screen.getByRole('radio', { name: 'Text' }));
    await user.type(screen.getByRole('textbox', { name: /^Text/ }), 'mine');
    world.faults.push({ path: '/api/alarm/runbook/update', times: 1, status: 503 });
    await user.click(screen.getByRole('button', { name: 'Create alarm task' }));
    const lost = await screen.findByText(/^The task was created, but its runbook was not saved/);
    // It stands under the fields, which are longer than the window.
    expect(inSight.mock.instances.some((one) => one instanceof Element && one.contains(lost))).toBe(true);
    // What stands in the form is no longer the task.
    expect(name).toBeDisabled();
    expect(screen.getByRole('textbox', { name: /^Text/ })).toBeEnabled();
    const { list } = await alarmTaskApi.list({ current: 1, pageSize: 100 });
    const id = list.find((one) => one.name === 'Shared task')?.id ?? '';
    expect(screen.getByRole('link', { name: 'Open task' })).toHaveAttribute('href', `${TASKS}/${id}`);
    const { inAlarm: _, status: __, updatedAt: ___, ...task } = await alarmTaskApi.get({ id });
    await alarmTaskApi.update({ ...task, name: 'Theirs', level: 'emergency' });
    await user.click(screen.getByRole('button', { name: 'Save runbook' }));
    await waitFor(() => expect(history.location.pathname).toBe(TASKS));
    expect(await alarmTaskApi.get({ id })).toMatchObject({ name: 'Theirs', level: 'emergency' });
    expect(await runbookApi.get({ id })).toMatchObject({ text: 'mine' });
  });

  it('is all that is written also when the session ended between the two', async () => {
    const form = `${TASKS}/create?from=AT-203`;
    const { user, history } = await renderScreen(form, { onWorld: atSeed });
    await user.type(await screen.findByRole('textbox', { name: /Task name/ }), 'Cut in two');
    await user.click(screen.getByRole('radio', { name: 'Text' }));
    await user.type(screen.getByRole('textbox', { name: /^Text/ }), 'call the shift lead');
    const held = holdRunbook(() => HttpResponse.error());
    await user.click(screen.getByRole('button', { name: 'Create alarm task' }));
    await waitFor(() => expect(held.isAsked()).toBe(true));
    // What the end of a session does before it loads the page again.
    saveDrafts();
    endHolds();
    await act(async () => history.push('/exception'));
    held.end();
    await act(async () => history.push(form));
    await user.click(await screen.findByRole('button', { name: 'Save runbook' }));
    await waitFor(() => expect(history.location.pathname).toBe(TASKS));
    const { list } = await alarmTaskApi.list({ current: 1, pageSize: 100 });
    const made = list.filter(({ name }) => name === 'Cut in two');
    expect(made).toHaveLength(1);
    expect(await runbookApi.get({ id: made[0]?.id ?? '' })).toMatchObject({ text: 'call the shift lead' });
  });

  it('asks before it replaces the runbook that somebody else wrote meanwhile', async () => {
    const { user, history, world } = await renderScreen(`${TASKS}/create?from=AT-203`, { onWorld: atSeed });
    await user.type(await screen.findByRole('textbox', { name: /Task name/ }), 'Two writers');
    await user.click(screen.getByRole('radio', { name: 'Text' }));
    await user.type(screen.getByRole('textbox', { name: /^Text/ }), 'mine');
    world.faults.push({ path: '/api/alarm/runbook/get', times: 1, status: 503 });
    await user.click(screen.getByRole('button', { name: 'Create alarm task' }));
    await screen.findByText(/^The task was created, but its runbook was not saved/);
    const { list } = await alarmTaskApi.list({ current: 1, pageSize: 100 });
    const id = list.find((one) => one.name === 'Two writers')?.id ?? '';
    const { version } = await runbookApi.get({ id });
    await runbookApi.update({ id, version, kind: 'text', text: 'theirs' });
    await user.click(screen.getByRole('button', { name: 'Save runbook' }));
    const question = within(
      await screen.findByRole('dialog', { name: 'Replace the runbook that acme wrote meanwhile?' }),
    );
    await waitFor(() => expect(question.getByText('theirs')).toBeVisible());
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(await runbookApi.get({ id })).toMatchObject({ text: 'theirs' });
    await user.click(screen.getByRole('button', { name: 'Save runbook' }));
    await user.click(await screen.findByRole('button', { name: 'Replace runbook' }));
    await waitFor(() => expect(history.location.pathname).toBe(TASKS));
    expect(await runbookApi.get({ id })).toMatchObject({ text: 'mine' });
  });

  it('is not called lost while its answer is still on the way', async () => {
    const { user, history } = await renderScreen(`${TASKS}/create?from=AT-203`, { onWorld: atSeed });
    const held = holdRunbook();
    await user.type(await screen.findByRole('textbox', { name: /Task name/ }), 'Slow runbook');
    await user.click(screen.getByRole('radio', { name: 'Text' }));
    await user.type(screen.getByRole('textbox', { name: /^Text/ }), 'call');
    await user.click(screen.getByRole('button', { name: 'Create alarm task' }));
    await waitFor(() => expect(held.isAsked()).toBe(true));
    expect(screen.queryByText(/its runbook was not saved/)).toBeNull();
    held.end();
    await waitFor(() => expect(history.location.pathname).toBe(TASKS));
  });

  it('is written from the form of a task, whose own input stays', async () => {
    const { user } = await renderScreen(`${TASKS}/AT-207/edit`, { onWorld: atSeed });
    const name = await screen.findByRole('textbox', { name: /Task name/ });
    await user.type(name, ' 2');
    const section = await screen.findByRole('region', { name: 'Runbook' });
    await user.click(await within(section).findByRole('button', { name: 'Edit runbook' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Runbook' }));
    await user.type(await drawer.findByRole('textbox', { name: /^Text/ }), 'free memory');
    await user.click(drawer.getByRole('button', { name: 'Save' }));
    expect(await within(section).findByText('free memory')).toBeVisible();
    expect(name).toHaveValue('Memory of the standby nodes 2');
  });

  it('is open again in the form of a task, with what was typed, after the session ended in it', async () => {
    const first = await renderScreen(`${TASKS}/AT-207/edit`, { onWorld: atSeed });
    await first.user.click(await screen.findByRole('button', { name: 'Edit runbook' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Runbook' }));
    await first.user.type(await drawer.findByRole('textbox', { name: /^Text/ }), 'free memory');
    // What the end of a session does before it loads the page again.
    saveDrafts();
    cleanup();
    await renderScreen(`${TASKS}/AT-207/edit`, { onWorld: atSeed });
    const again = within(await screen.findByRole('dialog', { name: 'Runbook' }));
    await waitFor(() => expect(again.getByRole('textbox', { name: /^Text/ })).toHaveValue('free memory'));
  });

  it.each(['javascript:alert(1)', 'ftp://a.example/', '//a.example', 'https://user:pw@a.example/', 'wiki'])(
    'refuses %s as an address',
    (address) => {
      expect(runbookInput.safeParse({ kind: 'address', address }).success).toBe(false);
    },
  );

  it('never leads to an address of another kind that a gateway sends', async () => {
    const { world, history } = await renderScreen(LIST, { onWorld: atSeed });
    const id = await alarmOf('AT-207');
    const { version } = await runbookApi.get({ id: 'AT-207' });
    world.faults.push({
      path: '/api/alarm/runbook/get',
      times: 1,
      envelope: { code: 20000, data: { id: 'AT-207', kind: 'address', address: 'javascript:alert(1)', version } },
    });
    act(() => history.push(`${LIST}/${id}`));
    const section = await screen.findByRole('region', { name: 'Runbook' });
    expect(await within(section).findByText('javascript:alert(1)')).toBeVisible();
    expect(within(section).queryByRole('link')).toBeNull();
  });

  it('stands in the preview, the notices and the report', async () => {
    const world = signIn();
    atSeed(world);
    await runbookApi.update({ id: 'AT-203', version: 1, kind: 'text', text: 'call the shift lead' });
    const {
      inAlarm: _,
      status: __,
      updatedAt: ___,
      version: ____,
      id: _____,
      ...task
    } = await alarmTaskApi.get({
      id: 'AT-203',
    });
    const { channels } = await alarmTaskApi.previewNotice(task);
    expect(channels[0]?.text).toContain('Runbook: call the shift lead');
    const { turns } = await alarmRecordApi.getTimeline({ id: await alarmOf('AT-203') });
    expect(turns[0]?.text).toContain('Runbook: call the shift lead');
    const { report } = await reportInstanceApi.getAlarmReport({ id: 'RP-1-1' });
    expect(report?.tasks?.find(({ name }) => name === 'Node CPU too high')).toMatchObject({
      runbook: 'call the shift lead',
    });
  });

  it('is not there on a gateway without it', async () => {
    await renderScreen(TASK.replace('207', '203'), {
      onWorld: (world) => {
        atSeed(world);
        world.gateway = GATEWAY_KINDS.core;
      },
    });
    await screen.findByRole('heading', { name: 'Node CPU too high' });
    await waitFor(() => expect(isOffered('runbooks')).toBe(false));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Runbook' })).toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
