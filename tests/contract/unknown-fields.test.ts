import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { accessControlApi } from '@/api/account-center/access-control';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { pushTaskApi } from '@/api/log/push-task';
import { subscriptionApi } from '@/api/report/subscription';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { resetCaches } from '@/lib/cache-reset';
import { watchReplies } from '../shell/form-hands';
import { plan, signIn } from '../support/gateway';

let watched = watchReplies();
watched.stop();
let world = signIn();
beforeEach(() => {
  watched = watchReplies();
  world = signIn();
  world.gateway = { ...GATEWAY_KINDS.full, dialect: 'extras' };
});
afterEach(() => watched.stop());

const of = (path: string) => watched.replies.find((one) => one.path === path);
const read = <S extends z.ZodType>(schema: S, text: string | undefined) => schema.parse(JSON.parse(text ?? 'null'));
const noted = z.looseObject({ gatewayNote: z.string() });
const rules = z.object({ rules: z.array(z.object({ gatewayNote: z.string() })) });

it('an entry keeps what only the gateway knows of it when it is changed and the one before it goes', async () => {
  const { maxForwarders, version, rules: given } = await accessControlApi.get({});
  const came = read(z.object({ data: rules }), of('/api/acm/accessControl/get')?.data).data.rules;
  expect(given).toHaveLength(2);
  const changed = { type: 'range' as const, start: '198.51.100.10', end: '198.51.100.41' };
  await accessControlApi.update({ maxForwarders, version, rules: [changed], acceptsLockout: true });
  const sent = read(z.object({ rules: z.array(z.looseObject({})) }), of('/api/acm/accessControl/update')?.body);
  expect(sent.rules).toEqual([{ ...changed, gatewayNote: came[1]?.gatewayNote }]);
});

it('an entry of a node that is staged keeps what only the gateway knows of it', async () => {
  const id = 'BN2026-0001';
  const { config, version } = await nodeNetworkApi.get({ id });
  const [, before] = config.interfaces;
  if (!before) throw new Error('the node has one interface');
  const dns = { section: 'dns' as const, key: '', before: config.dns, after: { servers: '192.0.2.53' } };
  const port = { section: 'interfaces' as const, key: before.id, before, after: { ...before, isPolicyRouted: true } };
  await nodeNetworkApi.apply({ id, version, changes: [dns, port], isGuarded: false }).catch(() => null);
  const whole = z.object({ dns: noted, interfaces: z.array(noted) });
  const came = read(z.object({ data: z.object({ config: whole }) }), of('/api/dcomm/nodeNetwork/get')?.data).data
    .config;
  const change = z.object({ before: noted, after: noted });
  const sent = read(z.looseObject({ changes: z.array(change) }), of('/api/dcomm/nodeNetwork/apply')?.body);
  expect(sent).not.toHaveProperty('gatewayNote');
  expect(sent.changes.map(({ before, after }) => [before.gatewayNote, after.gatewayNote])).toEqual([
    [came.dns.gatewayNote, came.dns.gatewayNote],
    [came.interfaces[1]?.gatewayNote, came.interfaces[1]?.gatewayNote],
  ]);
});

/** Plans the next answer about an object: what it was, with other fields. */
function comes(path: string, was: object, more: object) {
  plan(world, { path, envelope: { code: 20000, message: '', data: { ...was, ...more } } });
}

it('what only the gateway knows of the target of a push task goes with the fields of the target', async () => {
  world.gateway = GATEWAY_KINDS.full;
  const id = 'PT-1';
  const was = await pushTaskApi.get({ id });
  const callback = { ...was.callback, retries: 3, pool: 'target', name: 'no name of a task' };
  comes('/api/log/pushTask/get', was, { callback, pool: 'task' });
  const { version, name, callback: target } = await pushTaskApi.get({ id });
  const edit = {
    kind: 'callback' as const,
    name,
    modules: ['alarm' as const],
    tags: [],
    url: 'https://siem.example/new',
    token: '',
  };
  await pushTaskApi.update({ id, version, ...edit, method: 'POST' });
  const sent = read(z.looseObject({}), of('/api/log/pushTask/update')?.body);
  expect(target).toHaveProperty('hasToken');
  expect(sent).toEqual({ id, version, ...edit, method: 'POST', retries: 3, pool: 'task' });
});

it('what only the gateway knows of the cycle of a subscription goes with the fields of the cycle', async () => {
  world.gateway = GATEWAY_KINDS.full;
  const { list } = await subscriptionApi.list({ current: 1, pageSize: 10, filters: { status: ['running'] } });
  const id = list[0]?.id ?? '';
  const was = await subscriptionApi.get({ id });
  comes('/api/report/subscription/get', was, { cycle: { ...was.cycle, holidays: 'skip' } });
  const { version, name, templateId, cycle, zone, channels, receivers } = await subscriptionApi.get({ id });
  const edit = { name, templateId, zone, channels: ['email' as const], receiverIds: receivers.map((one) => one.id) };
  await subscriptionApi.update({ id, version, ...edit, ...cycle }).catch(() => null);
  const sent = read(z.looseObject({}), of('/api/report/subscription/update')?.body);
  expect(channels).not.toEqual([]);
  expect(sent).toEqual({ id, version, ...edit, ...cycle, holidays: 'skip' });
});

it('what the gateway no longer says of an object does not go back with an edit of it', async () => {
  const read = () => secretKeyApi.get({ id: 'AK20260001' });
  const description = 'mine';
  const sentLast = () => watched.replies.findLast((one) => one.path === '/api/acm/secretKey/update')?.body;
  const { id, version } = await read();
  await secretKeyApi.update({ id, version, description });
  expect(sentLast()).toContain('gatewayNote');
  world.gateway = GATEWAY_KINDS.full;
  const later = await read();
  await secretKeyApi.update({ id, version: later.version, description });
  expect(sentLast()).not.toContain('gatewayNote');
});

it('what the gateway said to one account does not go out with an edit by the next', async () => {
  const { id, version } = await secretKeyApi.get({ id: 'AK20260001' });
  resetCaches();
  await secretKeyApi.update({ id, version, description: 'mine' });
  expect(of('/api/acm/secretKey/update')?.body).toContain('"description":"mine"');
  expect(of('/api/acm/secretKey/update')?.body).not.toContain('gatewayNote');
});
