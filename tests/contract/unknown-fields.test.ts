import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import { afterEach, beforeEach, expect, it } from 'vitest';
import * as z from 'zod';
import { accessControlApi } from '@/api/account-center/access-control';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { resetCaches } from '@/lib/cache-reset';
import { watchReplies } from '../shell/form-hands';
import { signIn } from '../support/gateway';

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
