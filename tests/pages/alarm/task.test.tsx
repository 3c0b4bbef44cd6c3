import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import { SEED_TIME } from '@mock/runtime/world';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { sceneApi } from '@/api/alarm/scene';
import { alarmTaskApi, alarmTaskInput, alarmTaskInputFor } from '@/api/alarm/task';
import { condition, effective } from '@/api/alarm/task-rule';
import { contactApi } from '@/api/message/contact';
import { robotApi } from '@/api/message/robot';
import { serviceProviderApi } from '@/api/system-settings/service-provider';
import { namesOf } from '@/components/alarm/rule-words';
import { clockText, HOUR } from '@/lib/time';
import { countedIn } from '@/pages/alarm/task/model';
import { signIn } from '../../support/gateway';
import { renderScreen } from '../../support/render';
import { findRow, tableRows } from '../../support/table';

const PATH = '/alarm/monitoring_alarm/task_management';
const fits = (schema: { safeParse: (value: unknown) => { success: boolean } }, value: unknown) =>
  schema.safeParse(value).success;
const rule = (operator: string, rest: object) => ({ field: 'a', operator, ...rest });
const list = (length: number) => Array.from({ length }, (_, index) => `v${index}`);

describe('alarm tasks', () => {
  /** A task, and under it what it watches. */
  const CPU = 'Node CPU too highNode resources';

  it('are listed with status, scene and channels; the figure in alarm leads to those alarms', async () => {
    await renderScreen(PATH);
    const row = await findRow({ 'Task name': 'Memory of the standby nodesNode resources', Status: 'Enabled' });
    // An alarm of which nobody hears is a warning, as long as the task raises any.
    expect(within(row).getByText('No channel')).toHaveClass('status-tag-attention');
    expect(within(row).getByRole('link', { name: '1' })).toHaveAttribute(
      'href',
      expect.stringContaining('taskId=AT-207&status=inAlarm'),
    );
  });

  it('say in the list what their preview says: a channel by which nobody hears, of all or of some', async () => {
    const only = async (sms: string[], more: object = {}) => {
      const { inAlarm: _, status: __, updatedAt: ___, ...task } = await alarmTaskApi.get({ id: 'AT-201' });
      await alarmTaskApi.update({ ...task, channels: { sms, ...more } });
    };
    await renderScreen(PATH, { onWorld: (world) => world.setClock(SEED_TIME) });
    const { contacts } = await alarmTaskApi.getReceivers({});
    const deaf = contacts.find(({ isPhoneVerified }) => !isPhoneVerified)?.id ?? '';
    const rowOf = async () => {
      const { list } = await alarmTaskApi.list({ current: 1, pageSize: 100 });
      return list.find(({ id }) => id === 'AT-201');
    };
    await act(() => only([deaf], { inSite: ['A-main'] }));
    expect(await rowOf()).toMatchObject({ unreached: ['sms'] });
    expect(await screen.findByText('Some channels reach nobody')).toHaveClass('status-tag-attention');
    await act(() => only([deaf]));
    await waitFor(() => expect(screen.queryByText('Some channels reach nobody')).toBeNull());
    expect(screen.getAllByText('Reaches nobody').length).toBeGreaterThan(0);
    for (const { id, unreached } of (await alarmTaskApi.list({ current: 1, pageSize: 100 })).list) {
      const {
        id: _,
        inAlarm: __,
        status: ___,
        updatedAt: ____,
        version: _____,
        ...task
      } = await alarmTaskApi.get({ id });
      const { channels } = await alarmTaskApi.previewNotice(task);
      const isDeaf = ({ receivers }: (typeof channels)[number]) => receivers.every(({ problem }) => problem !== null);
      expect(unreached).toEqual(channels.filter(isDeaf).map(({ channel }) => channel));
    }
  });

  it('warn of no more than of missing channels where the gateway does not know who is reached', async () => {
    await renderScreen(PATH, {
      onWorld: (world) => {
        world.gateway = GATEWAY_KINDS.core;
      },
    });
    await findRow({ 'Task name': CPU });
    expect(screen.queryByText(/reach(es)? nobody/i)).toBeNull();
    expect(screen.getByText('No channel')).toBeVisible();
  });

  it('are deleted only when paused: until then the action says what to do first', async () => {
    const { user } = await renderScreen(PATH);
    const row = await findRow({ 'Task name': CPU });
    await user.click(within(row).getByRole('button', { name: 'More actions for AT-203' }));
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: /Delete/ })).toHaveTextContent(
        'Change the status before deleting the alarm task',
      ),
    );
    await user.click(screen.getByRole('menuitem', { name: /Delete/ }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.keyboard('{Escape}');
    await user.click(within(row).getByRole('button', { name: 'Pause' }));
    const dialog = await screen.findByRole('dialog', { name: 'Pause alarm task Node CPU too high?' });
    expect(dialog).toHaveTextContent(/ongoing alarms? (is|are) interrupted/);
    await user.click(within(dialog).getByRole('button', { name: 'Pause' }));
    const paused = await findRow({ 'Task name': CPU, Status: 'Paused' });
    await user.click(within(paused).getByRole('button', { name: 'More actions for AT-203' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = await screen.findByRole('dialog', { name: 'Delete alarm task Node CPU too high?' });
    expect(question).toHaveTextContent('Operation cannot be resumed, do you want to proceed?');
    await user.click(within(question).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(tableRows().map((one) => one['Task name'])).not.toContain(CPU));
  });

  it('tell in words what is saved, and what it would have done', async () => {
    const { history } = await renderScreen(`${PATH}/AT-203`);
    await waitFor(() =>
      expect(
        screen.getByText(
          'Raises an alarm when CPU usage is greater than 85% for 3 consecutive cycles. Its level is Error.',
        ),
      ).toBeVisible(),
    );
    await waitFor(() => expect(screen.getByText(/alarms? would have been raised/)).toBeVisible());
    const sms = await screen.findByRole('region', { name: 'SMS' });
    expect(sms).toHaveTextContent('赵敏');
    expect(sms).toHaveTextContent('not verified Open contact');
    expect(screen.queryByText(/^Nobody is notified/)).toBeNull();
    // One text for all channels stands once.
    expect(screen.getAllByText(/^\[Alarm\] Node CPU too high/)).toHaveLength(1);
    // Figures as the language writes them.
    act(() => history.push(`${PATH}/AT-204`));
    expect(await screen.findByText(/queries per second is at least 12,000 q\/s/)).toBeVisible();
  });

  it('say of a dry run what it leaves out', async () => {
    const { user, history } = await renderScreen(PATH);
    const { status: _, inAlarm: __, updatedAt: ___, ...task } = await alarmTaskApi.get({ id: 'AT-203' });
    const triggers = alarmTaskInput.shape.triggers.parse([{ field: 'cpu', operator: 'greater', value: 55 }]);
    await alarmTaskApi.update({ ...task, triggers, triggerAfter: 1, restoreAfter: 1 });
    act(() => history.push(`${PATH}/AT-203`));
    await waitFor(() =>
      expect(screen.getByText(/Alarms already active at the start are not counted\.$/)).toBeVisible(),
    );
    await user.click(screen.getByRole('radio', { name: 'Last 7 days' }));
    await waitFor(() => expect(screen.getByText(/^The latest 100 of [\d,]+ alarms$/)).toBeVisible());
  });

  it('BEY-06 have a changed rule tried on the past beside the rule as saved', async () => {
    const { user } = await renderScreen(`${PATH}/AT-203/edit`);
    await user.click(await screen.findByRole('button', { name: 'Dry run' }));
    const run = within(await screen.findByRole('region', { name: 'Dry run' }));
    const counts = () => run.getByRole('status').textContent.match(/\d+(?= alarms?)|(?<=saved: )\d+/g) ?? [];
    await waitFor(() => expect(counts()).toHaveLength(2));
    const [now, before] = counts();
    expect(now).toBe(before);
    const triggers = within(screen.getByRole('group', { name: 'Trigger rules' }));
    fireEvent.change(triggers.getByRole('textbox', { name: /Value/ }), { target: { value: '97' } });
    await waitFor(() => expect(Number(counts()[0])).toBeLessThan(Number(before)));
    expect(counts()[1]).toBe(before);
  });

  it('keep their scene once they are saved, with the reason', async () => {
    await renderScreen(`${PATH}/AT-202/edit`);
    await waitFor(() => expect(screen.getByText(/The scenario cannot be changed once saved/)).toBeVisible());
    expect(screen.getByText('Type and cycle: Cycle · 5 minutes, set by the scenario.')).toBeVisible();
    await waitFor(() =>
      expect(screen.getByText(/success rate is less than 99%, or mismatch does not equal “None”/)).toBeVisible(),
    );
  });

  it('are summed up right after their rules, before who is told, and lead to what is written elsewhere', async () => {
    await renderScreen(`${PATH}/AT-202/edit`);
    await screen.findByRole('heading', { name: 'Channels' });
    const parts = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(parts.slice(-5)).toEqual([
      'Trigger and recovery',
      'Rule summary and dry run',
      'Notifications',
      'Channels',
      'Runbook',
    ]);
    expect(screen.getByRole('link', { name: 'No-data alarm of this task' })).toHaveAttribute('href', `${PATH}/AT-202`);
  });
});

describe('the editor', () => {
  it('marks what is required, warns of what is not heard, and says what follows where the scene has it', async () => {
    const { user } = await renderScreen(`${PATH}/create`);
    await user.click(await screen.findByRole('radio', { name: /^Domain events/ }));
    const rules = await screen.findByRole('group', { name: 'Trigger rules' });
    expect(within(rules).getByText('Trigger rules')).toHaveClass('is-required');
    expect(screen.getByText('Data filter rules')).not.toHaveClass('is-required');
    expect(screen.getByRole('radio', { name: 'Link' })).not.toBeChecked();
    // Events have no time in which none comes.
    expect(screen.queryByText(/^After creating the task/)).toBeNull();
    for (const warning of [/^No alarm is raised/, /^Nobody is notified/, /nobody hears of them\.$/])
      expect(await screen.findByText(warning)).toHaveClass('status-tag-attention');
    await user.click(screen.getByRole('switch', { name: 'In-site message' }));
    await waitFor(() => expect(screen.queryByText(/nobody hears of them\.$/)).toBeNull());
  });

  it('saves a task of a scene without events', async () => {
    const { user, history } = await renderScreen(`${PATH}/AT-208/edit`);
    const name = await screen.findByRole('textbox', { name: /Task name/ });
    await user.clear(name);
    await user.type(name, 'Disk watch');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(history.location.pathname).toBe(`${PATH}/AT-208`));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Disk watch' })).toBeVisible());
  });
});

describe('the receivers of a task', () => {
  it('are the contacts, robots and accounts there are; one that was deleted is named until he is taken out', async () => {
    const { user } = await renderScreen(`${PATH}/AT-201/edit`);
    await contactApi.delete({ id: 'CT-2' });
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('The receiver CT-2 was deleted, choose another one'))[0]).toBeVisible();
    expect(screen.getByText('CT-2 (deleted)')).toBeVisible();
  });

  it('are warned of at their channel and in the summary as long as none of them hears by it', async () => {
    const { history } = await renderScreen(PATH);
    const { status: _, inAlarm: __, updatedAt: ___, ...task } = await alarmTaskApi.get({ id: 'AT-203' });
    // A phone number that is not verified, and a contact without any.
    await alarmTaskApi.update({ ...task, channels: { sms: ['CT-4', 'CT-6'], email: ['CT-1'] } });
    act(() => history.push(`${PATH}/AT-203/edit`));
    expect(await screen.findByText('No chosen contact receives SMS.')).toHaveClass('status-tag-attention');
    expect(screen.getByText('Mailing list NOC (no address for this channel)')).toBeVisible();
    expect(screen.queryByText('No chosen contact receives email.')).toBeNull();
    await waitFor(() => expect(screen.queryByText(/^Nobody is notified/)).toBeNull());
    const { version } = await alarmTaskApi.get({ id: 'AT-203' });
    await alarmTaskApi.update({ ...task, version, channels: { sms: ['CT-4'] } });
    act(() => history.push(`${PATH}/AT-203`));
    expect(await screen.findByText('Nobody is notified: no chosen receiver can be reached.')).toHaveClass(
      'status-tag-attention',
    );
  });

  it('BEY-12 get a test message, whose answer is told: taken, or refused in the words of the service', async () => {
    const { user, history } = await renderScreen(`${PATH}/AT-203`);
    const sent = async (channel: string) => {
      const region = within(await screen.findByRole('region', { name: channel }));
      await user.click(await region.findByRole('button', { name: 'Send a test message' }));
      return region;
    };
    const sms = await sent('SMS');
    await waitFor(() => expect(sms.getByRole('status')).toHaveTextContent('acme: accepted, HTTP 200 OK'));
    act(() => history.push(`${PATH}/AT-202`));
    await screen.findByRole('heading', { level: 1, name: (await alarmTaskApi.get({ id: 'AT-202' })).name });
    const robots = await sent('DingTalk robot');
    await waitFor(() =>
      expect(robots.getByRole('status')).toHaveTextContent(/安全应急群: not accepted, .*sign not match/),
    );
  });

  it('are told where a contact or a robot is about to be deleted', async () => {
    signIn();
    const ofContact = await contactApi.getUses({ id: 'CT-4' });
    expect(ofContact.list).toContainEqual({ kind: 'alarmTask', id: 'AT-203', name: 'Node CPU too high' });
    const ofRobot = await robotApi.getUses({ id: 'RB-4' });
    expect(ofRobot.list).toContainEqual({ kind: 'alarmTask', id: 'AT-203', name: 'Node CPU too high' });
  });

  it('show as their message something that their rule finds, measured or made up', async () => {
    signIn();
    const task = await alarmTaskApi.get({ id: 'AT-201' });
    const textOf = async (triggers: typeof task.triggers) =>
      (await alarmTaskApi.previewNotice({ ...task, triggers })).channels[0]?.text;
    expect(await textOf(task.triggers)).toMatch(/^Response code: (?:SERVFAIL|REFUSED)$/m);
    expect(await textOf([{ field: 'latency', operator: 'greater', value: 99_999 }])).toMatch(/^Latency: 100000$/m);
    expect(await textOf([{ field: 'domain', operator: 'in', values: ['no.example'] }])).toMatch(
      /^Domain: no.example$/m,
    );
  });

  it('show as it the latest that the rule finds, and not the latest there is', async () => {
    signIn();
    const task = await alarmTaskApi.get({ id: 'AT-203' });
    const { columns, rows } = await sceneApi.getSamples({ id: task.sceneId, span: 'week' });
    const figures = rows.flatMap(({ values }) => values[columns.indexOf('cpu')] ?? []).map(Number);
    const most = Math.max(...figures);
    expect(figures.at(-1)).toBeLessThan(most);
    const { channels } = await alarmTaskApi.previewNotice({
      ...task,
      filters: [],
      triggers: [{ field: 'cpu', operator: 'greaterOrEqual', value: most }],
    });
    expect(channels[0]?.text).toContain(`CPU usage: ${most}`);
  });

  it('have one message where every channel carries the same', async () => {
    await renderScreen(`${PATH}/AT-205`);
    const message = await screen.findByRole('region', { name: /^Message/ });
    expect(message).toHaveAccessibleName('Message');
    expect(screen.getAllByRole('region', { name: /^Message/ })).toHaveLength(1);
  });

  it('are not reached over a channel whose provider is disabled', async () => {
    signIn();
    await serviceProviderApi.disable({ id: 'SP-4' });
    const task = await alarmTaskApi.get({ id: 'AT-205' });
    const { channels } = await alarmTaskApi.previewNotice(task);
    expect(channels.map(({ channel, receivers }) => [channel, receivers[0]?.problem])).toEqual([
      ['inSite', null],
      ['wechat', 'providerDisabled'],
    ]);
  });
});

describe('the history of a task', () => {
  it('stands in a tab, with the fields before and after', async () => {
    const { user } = await renderScreen(`${PATH}/AT-208`, {
      onWorld: (world) => world.setClock(Date.UTC(2026, 10, 2, 9, 30)),
    });
    const { status: _, inAlarm: __, updatedAt: ___, ...task } = await alarmTaskApi.get({ id: 'AT-208' });
    await alarmTaskApi.update({ ...task, name: 'Disk watch', triggerAfter: 3 });
    await user.click(await screen.findByRole('tab', { name: 'History' }));
    const list = await screen.findByRole('list', { name: 'History' });
    await waitFor(() => expect(list).toHaveTextContent(/Cycles to trigger\s*triggerAfter\s*1\s*3/));
    expect(list).toHaveTextContent(/Edit · acme/);
  });
});

describe('a field in the sentence of a task', () => {
  it('is lowered in English alone, unless it begins with an abbreviation', async () => {
    signIn();
    const { list } = await sceneApi.getOptions({});
    const named = (id: string, alias: string, language: string) => {
      const scene = list.find((one) => one.id === id);
      return scene && namesOf(scene, undefined, language).fieldOf(alias);
    };
    expect(named('SC-101', 'code', 'en-US')).toBe('response code');
    expect(named('SC-101', 'domain', 'en-US')).toBe('domain');
    expect(named('SC-103', 'cpu', 'en-US')).toBe('CPU usage');
    expect(named('SC-101', 'code', 'zh-CN')).toBe('Response code');
  });
});

describe('the input of a task', () => {
  it.each([
    ['a text', rule('equal', { value: 'x' }), true],
    ['no value', rule('equal', { value: '' }), false],
    ['500 characters', rule('contains', { value: 'x'.repeat(500) }), true],
    ['501 characters', rule('contains', { value: 'x'.repeat(501) }), false],
    ['a number', rule('greater', { value: 1.5 }), true],
    ['a number as it is typed', rule('greater', { value: '-0.5' }), true],
    ['no number', rule('greater', { value: 'many' }), false],
    ['an exponent', rule('greater', { value: '1e3' }), false],
    ['an empty number', rule('greater', { value: '' }), false],
    ['nothing to compare with', rule('empty', {}), true],
    ['one value', rule('in', { values: ['a'] }), true],
    ['no values', rule('in', { values: [] }), false],
    ['10,000 values', rule('notIn', { values: list(10_000) }), true],
    ['10,001 values', rule('notIn', { values: list(10_001) }), false],
    ['a network', rule('cidr', { value: '192.0.2.0/24' }), true],
    ['a network with host bits', rule('cidr', { value: '192.0.2.1/24' }), false],
    ['an IPv6 network', rule('cidr', { value: '2001:db8::/32' }), true],
    ['an IPv6 network with host bits', rule('cidr', { value: '2001:db8::1/32' }), false],
    ['no field', { field: '', operator: 'empty' }, false],
    ['no operator', { field: 'a' }, false],
  ])('a rule with %s', (_, value, expected) => {
    expect(fits(condition, value)).toBe(expected);
  });

  it.each([
    [{ mode: 'allDay', windows: [{ days: [], from: '', to: '' }] }, true],
    [{ mode: 'custom', zone: 'Asia/Shanghai', windows: [] }, false],
    [{ mode: 'custom', windows: [{ days: [1], from: '22:00', to: '06:00' }] }, false],
    [{ mode: 'custom', zone: 'Nowhere/Else', windows: [{ days: [1], from: '22:00', to: '06:00' }] }, false],
    [{ mode: 'custom', zone: 'Asia/Shanghai', windows: [{ days: [1], from: '22:00', to: '06:00' }] }, true],
    [{ mode: 'custom', zone: 'Asia/Shanghai', windows: [{ days: [1], from: '09:00', to: '09:00' }] }, false],
    [{ mode: 'custom', zone: 'Asia/Shanghai', windows: [{ days: [], from: '09:00', to: '10:00' }] }, false],
  ])('effective time %j', (value, expected) => {
    expect(fits(effective, value)).toBe(expected);
  });

  it('asks for an event where the scene reports events, and for one trigger rule everywhere', () => {
    const schema = alarmTaskInputFor([{ id: 'S', events: [{ value: 'e', name: 'E' }], fields: [] }]);
    const task = {
      name: 'a',
      sceneId: 'S',
      level: 'warning',
      filters: [],
      event: 'e',
      match: 'all',
      triggers: [{ field: 'a', operator: 'empty' }],
      triggerAfter: 5,
      restoreAfter: 1,
      notice: 'single',
      effective: { mode: 'allDay' },
      channels: { sms: undefined },
    };
    expect(fits(schema, task)).toBe(true);
    expect(fits(schema, { ...task, event: null })).toBe(false);
    expect(fits(schema, { ...task, triggers: [] })).toBe(false);
    expect(fits(alarmTaskInput, { ...task, triggerAfter: 6 })).toBe(false);
    expect(fits(alarmTaskInput, { ...task, restoreAfter: 0 })).toBe(false);
    expect(fits(alarmTaskInput, { ...task, channels: { sms: [] } })).toBe(false);
    expect(fits(alarmTaskInput, { ...task, channels: { wechat: ['a b'] } })).toBe(false);
  });

  it('counts what falls into each part of a span, at its ends too', () => {
    expect(countedIn([0, 9, 10, 39, 40], 0, 40, 10).map(({ value }) => value)).toEqual([2, 1, 0, 2]);
    // Parts begin at full hours of the clock that is shown, wherever the span does.
    const start = Date.UTC(2026, 10, 20, 13, 37);
    const parts = countedIn([start, start + HOUR], start, start + 3 * HOUR, HOUR);
    expect(parts.map(({ at, value }) => [clockText(at).slice(3), value])).toEqual([
      ['00', 1],
      ['00', 1],
      ['00', 0],
      ['00', 0],
    ]);
  });
});
