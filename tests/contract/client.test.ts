import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import axios, { AxiosError } from 'axios';
import { afterEach, expect, it, vi } from 'vitest';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { resetCaches } from '@/lib/cache-reset';
import { failureOf } from '@/lib/contract/failure';
import { onInvalidate } from '@/lib/query/invalidation';
import { plan, signIn } from '../support/gateway';
import { takeComplaints } from '../support/setup';

const PAGE = { current: 1, pageSize: 10 };

it('a write that went through or was refused as a whole is announced by its resource; a read and what was entered wrong are not', async () => {
  const world = signIn();
  const heard: string[] = [];
  const stop = onInvalidate((resource) => heard.push(resource));
  await secretKeyApi.list(PAGE);
  await secretKeyApi.get({ id: 'AK20260001' });
  const wrong = { code: 60001, message: 'Too long', data: { fields: { description: 'Too long' } } };
  plan(world, { path: '/api/acm/secretKey/disable', status: 403 });
  plan(world, { path: '/api/acm/secretKey/disable', envelope: wrong });
  await secretKeyApi.disable({ id: 'AK20260001' }).catch(failureOf);
  await secretKeyApi.disable({ id: 'AK20260001' }).catch(failureOf);
  expect(heard).toEqual([]);
  // What is shown may be older than what the gateway judged by.
  plan(world, {
    path: '/api/acm/secretKey/disable',
    envelope: { code: 60001, message: 'Its state does not allow this' },
  });
  await secretKeyApi.disable({ id: 'AK20260001' }).catch(failureOf);
  expect(heard).toEqual(['/api/acm/secretKey']);
  await secretKeyApi.disable({ id: 'AK20260001' });
  expect(heard).toEqual(['/api/acm/secretKey', '/api/acm/secretKey']);
  stop();
  await secretKeyApi.enable({ id: 'AK20260001' });
  expect(heard).toHaveLength(2);
});

it.each([
  ['a line that broke', { drop: true }],
  ['502', { status: 502 }],
  ['503', { status: 503 }],
  ['504', { status: 504 }],
  ['408', { status: 408 }],
  ['a page in the place of JSON', { body: '<html>' }],
])('a write is announced after %s, since it may have gone through; a read is not', async (_, fault) => {
  const world = signIn();
  const heard: string[] = [];
  const stop = onInvalidate((resource) => heard.push(resource));
  for (const verb of ['list', 'disable', 'add']) plan(world, { path: `/api/acm/secretKey/${verb}`, ...fault });
  expect(await secretKeyApi.list(PAGE).then(() => null, failureOf)).toMatchObject({ lost: null });
  expect(heard).toEqual([]);
  const disabled = await secretKeyApi.disable({ id: 'AK20260001' }).then(() => null, failureOf);
  expect(disabled).toMatchObject({ lost: 'same' });
  expect(heard).toEqual(['/api/acm/secretKey']);
  expect(await secretKeyApi.add({ description: '' }).then(() => null, failureOf)).toMatchObject({ lost: 'second' });
  stop();
});

it('a write that got no answer in time may have gone through; what a browser without a network keeps back has not', async () => {
  signIn();
  const late = new AxiosError('timeout of 30000ms exceeded', AxiosError.ECONNABORTED);
  vi.spyOn(axios, 'request').mockRejectedValue(late);
  const disable = () => secretKeyApi.disable({ id: 'AK20260001' }).then(() => null, failureOf);
  expect(await disable()).toMatchObject({ kind: 'timeout', lost: 'same' });
  vi.stubGlobal('navigator', { onLine: false });
  expect(await disable()).toMatchObject({ kind: 'timeout', lost: null });
  vi.unstubAllGlobals();
});

it('an answer that keeps its schema is given as parsed, one that breaks it is a contract failure with its issues', async () => {
  const world = signIn();
  expect((await secretKeyApi.list(PAGE)).list).toHaveLength(10);
  expect(takeComplaints()).toEqual([]);
  plan(world, { path: '/api/acm/secretKey/list', envelope: { code: 20000, data: { list: 'none', total: 0 } } });
  const failure = await secretKeyApi.list(PAGE).then(() => null, failureOf);
  expect(failure).toMatchObject({ kind: 'contract', code: 'contract', data: [{ path: ['list'] }] });
  plan(world, { path: '/api/acm/secretKey/list', envelope: { code: 20000, data: { list: [], total: 'none' } } });
  expect(await secretKeyApi.list(PAGE).then(() => null, failureOf)).toMatchObject({ data: [{ path: ['total'] }] });
  expect(takeComplaints()).toHaveLength(2);
});

it('a write whose answer breaks its schema may have gone through, and one that was given up too', async () => {
  const world = signIn();
  plan(world, { path: '/api/acm/secretKey/add', envelope: { code: 20000, data: {} } });
  const input = { description: 'CI' };
  expect(await secretKeyApi.add(input).then(() => null, failureOf)).toMatchObject({ kind: 'contract', lost: 'second' });
  expect(takeComplaints()).toHaveLength(1);
  const leaving = new AbortController();
  const call = secretKeyApi.add(input, { signal: leaving.signal }).then(() => null, failureOf);
  leaving.abort();
  expect(await call).toMatchObject({ kind: 'abort', lost: 'second' });
});

it('a call says which endpoint it is, by which its answers are kept', () => {
  expect(secretKeyApi.list.path).toBe('/api/acm/secretKey/list');
  expect(secretKeyApi.enable.path).toBe('/api/acm/secretKey/enable');
});

/** The paths that are called, from here on. */
function watchPaths(): string[] {
  const paths: string[] = [];
  const post = axios.interceptors.response.use((reply) => {
    paths.push(String(reply.config.url).replace(/^.*secretKey\//, ''));
    return reply;
  });
  stops.push(() => axios.interceptors.response.eject(post));
  return paths;
}
const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

it('GATE-03 a write of an object without a version is sent once the object was read again and is the same', async () => {
  const world = signIn();
  world.gateway = { ...GATEWAY_KINDS.full, versions: false };
  const { id, version } = await secretKeyApi.get({ id: 'AK20260001' });
  const paths = watchPaths();
  await secretKeyApi.update({ id, version, description: 'mine' });
  expect(paths).toEqual(['get', 'update']);
  expect(await secretKeyApi.update({ id, version, description: 'late' }).then(() => null, failureOf)).toMatchObject({
    kind: 'business',
    code: 'stale',
    lost: null,
  });
  expect(paths).toEqual(['get', 'update', 'get']);
  expect(await secretKeyApi.get({ id })).toMatchObject({ description: 'mine' });
});

it('GATE-03 a write is not sent where its object cannot be read again, and fails for that reason', async () => {
  const world = signIn();
  world.gateway = { ...GATEWAY_KINDS.full, versions: false };
  const { id, version } = await secretKeyApi.get({ id: 'AK20260001' });
  plan(world, { path: '/api/acm/secretKey/get', status: 503 });
  const paths = watchPaths();
  const input = { id, version, description: 'mine' };
  expect(await secretKeyApi.update(input).then(() => null, failureOf)).toMatchObject({ kind: 'http', lost: null });
  expect(paths).toEqual(['get']);
});

it('GATE-03 no call is added where the gateway gives versions, and one that is missing is refused', async () => {
  signIn();
  const { id, version } = await secretKeyApi.get({ id: 'AK20260001' });
  expect(version).toBeGreaterThan(0);
  const paths = watchPaths();
  await secretKeyApi.update({ id, version, description: 'mine' });
  expect(paths).toEqual(['update']);
  const refused = await secretKeyApi.update({ id, description: 'mine' }).then(() => null, failureOf);
  expect(refused).toMatchObject({ kind: 'business', code: '60002' });
});

it('GATE-03 of a list that is not counted the next page tells whether a short one is the last', async () => {
  const world = signIn();
  const path = '/api/acm/secretKey/list';
  const { list } = await secretKeyApi.list({ current: 1, pageSize: 10 });
  const [first, second] = list;
  const answers = (...all: unknown[]) => {
    for (const data of all) plan(world, { path, envelope: { code: 20000, message: '', data } });
    return secretKeyApi.list({ current: 1, pageSize: 50 });
  };
  resetCaches();
  expect(await answers({ list: [first] }, { list: [second] })).toMatchObject({ total: 2, given: 1, isCounted: false });
  resetCaches();
  const alone = await answers({ list: [first] }, null);
  expect(alone).toMatchObject({ total: 1, isCounted: false });
  expect(alone).not.toHaveProperty('given');
});
