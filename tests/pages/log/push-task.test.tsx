import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Parse } from 'glossy';
import { describe, expect, it, vi } from 'vitest';
import { EVENT_FIELDS, pushTaskApi, pushTaskInput } from '@/api/log/push-task';
import { logApi } from '@/api/log/query';
import { callbackBody } from '@/domain/push/callback';
import { syslogLine } from '@/domain/push/syslog';
import { signIn } from '../../support/gateway';
import { renderScreen } from '../../support/render';
import { findRow, tableRows } from '../../support/table';

const LIST = '/log/push_management';
const COMMON = { name: 'a', modules: ['operation'], tags: [] };
const CALLBACK = { ...COMMON, kind: 'callback', url: 'https://siem.example/hook', method: 'POST' };
const SYSLOG = {
  ...COMMON,
  kind: 'syslog',
  serverIp: '192.0.2.9',
  protocol: 'udp',
  port: 514,
  format: 'rfc5424',
  tag: 'dns',
};
const tag = (name: string, value: string) => ({ tags: [{ tag: name, value }] });

describe('a push task', () => {
  it.each([
    [CALLBACK, {}, []],
    [CALLBACK, { name: 'a'.repeat(64) }, []],
    [CALLBACK, { name: 'a'.repeat(65) }, ['name']],
    [CALLBACK, { name: ' a' }, ['name']],
    [CALLBACK, { modules: [] }, ['modules']],
    [CALLBACK, { url: `https://a.cn/${'a'.repeat(2035)}` }, []],
    [CALLBACK, { url: `https://a.cn/${'a'.repeat(2036)}` }, ['url']],
    [CALLBACK, { url: 'https://日志.例子.中国/hook' }, []],
    [CALLBACK, { url: 'http://localhost:8080/hook' }, ['url']],
    [CALLBACK, { url: 'https://user:key@siem.example' }, ['url']],
    [CALLBACK, { method: 'GET' }, ['method']],
    [CALLBACK, tag('site1', 'bj {clientIp}'), []],
    [CALLBACK, tag('site-1', 'bj'), ['tags.0.tag']],
    // Names of fields of the log: a line of RFC 3164 would have two of them.
    [SYSLOG, tag('clientIP', 'fixed'), ['tags.0.tag']],
    [SYSLOG, tag('module', 'fixed'), ['tags.0.tag']],
    [CALLBACK, tag('id', 'fixed'), ['tags.0.tag']],
    [SYSLOG, tag('domain', 'of no operation'), []],
    [CALLBACK, tag('site', ''), ['tags.0.value']],
    [CALLBACK, tag('site', 'a\nb'), ['tags.0.value']],
    [CALLBACK, tag('site', '{recordType}'), ['tags.0.value']],
    [SYSLOG, {}, []],
    [SYSLOG, { serverIp: '2001:db8::1' }, []],
    [SYSLOG, { serverIp: 'siem.example' }, ['serverIp']],
    [SYSLOG, { serverIp: '127.0.0.1' }, ['serverIp']],
    [SYSLOG, { port: 0 }, ['port']],
    [SYSLOG, { port: 65535 }, []],
    [SYSLOG, { port: 65536 }, ['port']],
    [SYSLOG, { tag: 'cloud dns' }, ['tag']],
    [SYSLOG, { format: 'rfc1' }, ['format']],
  ])('%j with %j is wrong in %j', (good, change, wrong) => {
    const found = pushTaskInput.safeParse({ ...good, ...change }).error?.issues.map(({ path }) => path.join('.')) ?? [];
    expect([...new Set(found)]).toEqual(wrong);
  });

  it('has a sample of each module with the fields that its values may name, in forms that others read', async () => {
    signIn();
    const { list } = await pushTaskApi.getSamples({});
    expect(Object.fromEntries(list.map(({ module, fields }) => [module, Object.keys(fields)]))).toEqual(EVENT_FIELDS);
    for (const event of list) {
      expect(JSON.parse(callbackBody(event, []))).toMatchObject({ module: event.module, fields: event.fields });
      const line = Parse.parse(syslogLine(event, { format: 'rfc5424', tag: 'clouddns', values: [] }));
      expect(line).toMatchObject({ type: 'RFC5424', msgID: event.module });
      expect(String(Reflect.get(line, 'message')).replace(/^\uFEFF/, '')).toBe(event.text);
      const old = Parse.parse(syslogLine(event, { format: 'rfc3164', tag: 'clouddns', values: [] }));
      expect(old).toMatchObject({ type: 'RFC3164', host: event.host });
    }
  });
});

describe('log push management', () => {
  it('shows callbacks and syslog servers in two tabs', async () => {
    await renderScreen(`${LIST}?tab=syslog`);
    await findRow({ 'Task name': '机房日志服务器TCP 192.0.2.40:601', Status: 'Running' });
    await findRow({ 'Task name': 'Old collectorUDP [2001:db8::514]:514', 'Format standard': 'RFC 3164' });
    expect(tableRows()).toHaveLength(3);
  });

  it('finds by active deliveries only what says so of itself', async () => {
    signIn();
    const ids = async (filters: Parameters<typeof pushTaskApi.list>[0]['filters']) =>
      (await pushTaskApi.list({ current: 1, pageSize: 100, filters })).list.map(({ id }) => id);
    const running = await ids({ status: ['running'] });
    const active = await ids({ delivery: ['active'] });
    expect(active.length).toBeGreaterThan(0);
    expect(active.filter((id) => !running.includes(id))).toEqual([]);
  });

  it('PUSH-02 suspends a running task after a question, in the row, and runs it again after another', async () => {
    const { user } = await renderScreen(LIST);
    await user.click(
      within(await findRow({ 'Task name': '安全运营平台POST https://siem.example/hooks/1' })).getByRole('button', {
        name: 'Pause',
      }),
    );
    const dialog = await screen.findByRole('dialog', { name: 'Pause push task 安全运营平台?' });
    await user.click(within(dialog).getByRole('button', { name: 'Pause' }));
    const paused = await findRow({ 'Task name': '安全运营平台POST https://siem.example/hooks/1', Status: 'Paused' });
    await user.click(within(paused).getByRole('button', { name: 'Resume' }));
    const again = await screen.findByRole('dialog', { name: 'Resume push task 安全运营平台?' });
    await user.click(within(again).getByRole('button', { name: 'Resume' }));
    await findRow({ 'Task name': '安全运营平台POST https://siem.example/hooks/1', Status: 'Running' });
  });

  it('warns who edits a running task, and never shows its token', async () => {
    await renderScreen(`${LIST}/PT-1/edit`);
    await waitFor(() =>
      expect(screen.getByText(/The task is running: what you save takes effect immediately/)).toBeVisible(),
    );
    expect(screen.getByLabelText('Callback token')).toHaveValue('');
    expect(screen.getByText('Leave it empty to keep the current one.')).toBeVisible();
  });

  it('takes the token of a callback away when that is asked for, and the history says so', async () => {
    const { user } = await renderScreen(`${LIST}/PT-1/edit`);
    const remove = await screen.findByRole('switch', { name: 'Remove the token' });
    await user.type(screen.getByLabelText('Callback token'), 'half-typed');
    await user.click(remove);
    expect(screen.queryByLabelText('Callback token')).toBeNull();
    await user.click(remove);
    expect(screen.getByLabelText('Callback token')).toHaveValue('half-typed');
    await user.click(remove);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Not set')).toBeVisible());
    expect((await pushTaskApi.get({ id: 'PT-1' })).callback?.hasToken).toBe(false);
    const { list } = await logApi.listOperation({ current: 1, pageSize: 1 });
    const { changes } = await logApi.get({ id: list[0]?.id ?? '' });
    expect(changes).toEqual([{ field: 'callback.hasToken', before: true, after: false, isSecret: false }]);
  });

  it('offers to take away no token where there is none', async () => {
    await renderScreen(`${LIST}/PT-2/edit`);
    await screen.findByLabelText('Callback token');
    expect(screen.queryByRole('switch', { name: 'Remove the token' })).toBeNull();
  });

  it('offers it neither where the gateway does not say that it can', async () => {
    await renderScreen(`${LIST}/PT-1/edit`, {
      onWorld: (world) => {
        world.gateway = GATEWAY_KINDS.core;
      },
    });
    expect(await screen.findByText('Leave it empty to keep the current one.')).toBeVisible();
    expect(screen.queryByRole('switch', { name: 'Remove the token' })).toBeNull();
  });

  it('tells a port that is none, and a tag with punctuation, at their fields', async () => {
    const { user } = await renderScreen(`${LIST}/create?kind=syslog`);
    const port = await screen.findByRole('textbox', { name: /Port/ });
    await user.clear(port);
    await user.type(port, '70000');
    await waitFor(() => expect(screen.getByText('Port format is incorrect')).toBeVisible());
    await user.type(screen.getByRole('textbox', { name: /Syslog tag/ }), '-1');
    await waitFor(() => expect(screen.getByText('Use letters and digits only')).toBeVisible());
  });

  it('refuses a tag that is called like a field of the log, at its field', async () => {
    const { user } = await renderScreen(`${LIST}/create?kind=syslog`);
    await user.click(await screen.findByRole('checkbox', { name: 'Operation log' }));
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await user.type(screen.getByRole('textbox', { name: /^Tag/ }), 'clientIp');
    await user.tab();
    await waitFor(() => expect(screen.getByText('The log has a field clientIp: choose another tag')).toBeVisible());
  });

  it('tells a callback to itself, with credentials or too long, an empty value, and takes a name of any script', async () => {
    await renderScreen(`${LIST}/create`);
    const url = await screen.findByRole('textbox', { name: /Callback URL/ });
    for (const [value, told] of [
      ['http://localhost/hook', /must not lead to the gateway itself/],
      ['https://user:secret@siem.example/hook', /^The URL must not contain a user name/],
      [`https://siem.example/${'a'.repeat(2029)}`, /cannot be longer than 2,?048 characters/],
    ] as const) {
      fireEvent.change(url, { target: { value } });
      await waitFor(() => expect(screen.getByText(told)).toBeVisible());
    }
    for (const value of [`https://siem.example/${'a'.repeat(2027)}`, 'https://日志.例子.中国/hook']) {
      fireEvent.change(url, { target: { value } });
      await waitFor(() => expect(screen.queryByText(/must not lead|URL format|cannot exceed/)).toBeNull());
    }
    fireEvent.click(screen.getByRole('button', { name: 'Add' }));
    const text = await screen.findByRole('textbox', { name: /^Value/ });
    fireEvent.change(text, { target: { value: 'x' } });
    fireEvent.change(text, { target: { value: '' } });
    await waitFor(() => expect(screen.getByText(/Value cannot be empty|Enter .*value/i)).toBeVisible());
  });

  it('shows in the sandbox what the receiver gets, and what it answers', async () => {
    const { user } = await renderScreen(`${LIST}/PT-2?tab=sandbox`);
    await waitFor(() =>
      expect(screen.getByLabelText('curl command')).toHaveTextContent("curl --globoff --request 'PUT'"),
    );
    expect(screen.getByLabelText('Callback body')).toHaveTextContent('"module": "operation"');
    await user.click(screen.getByRole('button', { name: 'Send the sample' }));
    await waitFor(() => expect(screen.getByText('{"error":"token required"}')).toBeVisible());
    await waitFor(() => expect(screen.getByText('Delivery test')).toBeVisible());
  });

  it('says of UDP that it was sent, in list and sandbox, never that it arrived', async () => {
    const { user } = await renderScreen(`${LIST}?tab=syslog`);
    expect(await findRow({ 'Task name': 'Old collectorUDP [2001:db8::514]:514' })).toHaveTextContent(/Sent\d{4}-/);
    expect(await findRow({ 'Task name': '机房日志服务器TCP 192.0.2.40:601' })).toHaveTextContent(/Delivered\d{4}-/);
    await user.click(screen.getByRole('link', { name: 'Old collector' }));
    await user.click(await screen.findByRole('tab', { name: 'Sandbox' }));
    await user.click(await screen.findByRole('button', { name: 'Send the sample' }));
    expect(await screen.findByText('Sent, the protocol confirms nothing')).toBeVisible();
  });

  it('BEY-15 shows in its form what the receiver gets, and sends it before anything is saved', async () => {
    const { user, history } = await renderScreen(`${LIST}/create?kind=syslog`);
    expect(await screen.findByText('Choose a log module to see a sample entry.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Operation log' }));
    const line = await screen.findByRole('region', { name: 'Syslog line (RFC 5424)' });
    expect(line).toHaveTextContent(/<134>1 .* node-bj-01 clouddns - operation \[event@/);
    expect(screen.getByText('Complete the form to send a test entry.')).toBeVisible();
    fireEvent.change(screen.getByRole('textbox', { name: /Task name/ }), { target: { value: 'Tried first' } });
    fireEvent.change(screen.getByRole('textbox', { name: /Server IP/ }), { target: { value: '192.0.2.77' } });
    await user.click(await screen.findByRole('button', { name: 'Send a test entry' }));
    expect(await screen.findByText('Sent, the protocol confirms nothing')).toBeVisible();
    expect((await pushTaskApi.list({ current: 1, pageSize: 100, keyword: 'Tried first' })).total).toBe(0);
    // What was answered to another receiver says nothing of this one.
    fireEvent.change(screen.getByRole('textbox', { name: /Server IP/ }), { target: { value: '192.0.2.78' } });
    await waitFor(() => expect(screen.queryByText('Sent, the protocol confirms nothing')).toBeNull());
    act(() => history.push(`${LIST}/PT-2/edit`));
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await user.click(await screen.findByRole('button', { name: 'Send a test entry' }));
    expect(await screen.findByText('{"error":"token required"}')).toBeVisible();
  });

  it('tells of a test whether the receiver took its token, and keeps a saved one for the saved address', async () => {
    const inSight = vi.spyOn(Element.prototype, 'scrollIntoView');
    const { user } = await renderScreen(`${LIST}/PT-1/edit`);
    const send = () => user.click(screen.getByRole('button', { name: 'Send a test entry' }));
    await screen.findByRole('button', { name: 'Send a test entry' });
    // Empty: the one that is kept.
    await send();
    expect(await screen.findByText('Delivered')).toBeVisible();
    const token = screen.getByLabelText(/^Callback token/);
    fireEvent.change(token, { target: { value: 'wrong' } });
    await waitFor(() => expect(screen.queryByText('Delivered')).toBeNull());
    await send();
    const refused = await screen.findByText('{"error":"token invalid"}');
    expect(refused).toBeVisible();
    // Below the button, which may be the last thing in sight.
    expect(inSight.mock.instances.some((one) => one instanceof Element && one.contains(refused))).toBe(true);
    expect(screen.getByText(/HTTP status 401|401/)).toBeVisible();
    fireEvent.change(token, { target: { value: 'siem-2026' } });
    await waitFor(() => expect(screen.queryByText('{"error":"token invalid"}')).toBeNull());
    await send();
    expect(await screen.findByText('Delivered')).toBeVisible();
    fireEvent.change(token, { target: { value: '' } });
    expect(screen.queryByText(/^Sent without the saved token/)).toBeNull();
    fireEvent.change(screen.getByRole('textbox', { name: /^Callback URL/ }), {
      target: { value: 'https://siem.example/hooks/other' },
    });
    expect(await screen.findByText(/^Sent without the saved token/)).toBeVisible();
    await send();
    expect(await screen.findByText('{"error":"token required"}')).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Remove the token' }));
    await waitFor(() => expect(screen.queryByText(/^Sent without the saved token/)).toBeNull());
  });

  it('delivers by the token that was saved as a test by the same token does', async () => {
    signIn();
    const { version, callback } = await pushTaskApi.get({ id: 'PT-1' });
    const taskBy = (token: string) =>
      pushTaskInput.parse({
        kind: 'callback',
        name: 'By token',
        modules: ['operation'],
        tags: [],
        url: callback?.url,
        method: 'POST',
        token,
      });
    const tested = (token: string) => pushTaskApi.test({ task: taskBy(token), module: 'operation' });
    expect(await tested('wrong')).toMatchObject({ status: 401 });
    expect(await tested('siem-2026')).toMatchObject({ status: 200 });
    await pushTaskApi.update({ ...taskBy('wrong'), id: 'PT-1', version });
    expect(await pushTaskApi.sendTest({ id: 'PT-1', module: 'operation' })).toMatchObject({ status: 401 });
    expect(JSON.stringify(await pushTaskApi.get({ id: 'PT-1' }))).not.toContain('wrong');
  });

  it('says why a read-only account can do nothing', async () => {
    await renderScreen(LIST, { persona: 'readonly' });
    expect(
      within(await findRow({ 'Task name': 'Audit archivePUT https://archive.example/refuses' })).getByRole('button', {
        name: 'Resume',
      }),
    ).toHaveAccessibleDescription('The account has no right to do this');
  });
});
