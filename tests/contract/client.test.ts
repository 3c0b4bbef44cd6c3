import axios, { AxiosError } from 'axios';
import { expect, it, vi } from 'vitest';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { failureOf } from '@/lib/contract/failure';
import { onInvalidate } from '@/lib/contract/query-cache';
import { plan, signIn } from '../support/gateway';
import { takeComplaints } from '../support/setup';

const PAGE = { current: 1, pageSize: 10 };

it('a write that went through is announced by its resource; a read and a refused write are not', async () => {
  const world = signIn();
  const heard: string[] = [];
  const stop = onInvalidate((resource) => heard.push(resource));
  await secretKeyApi.list(PAGE);
  await secretKeyApi.get({ id: 'AK20260001' });
  plan(world, { path: '/api/acm/secretKey/disable', status: 503 });
  await secretKeyApi.disable({ id: 'AK20260001' }).catch(failureOf);
  expect(heard).toEqual([]);
  await secretKeyApi.disable({ id: 'AK20260001' });
  expect(heard).toEqual(['/api/acm/secretKey']);
  stop();
  await secretKeyApi.enable({ id: 'AK20260001' });
  expect(heard).toHaveLength(1);
});

it('a write that got no answer in time is announced, since it may have gone through; a read is not', async () => {
  signIn();
  const heard: string[] = [];
  const stop = onInvalidate((resource) => heard.push(resource));
  const late = new AxiosError('timeout of 30000ms exceeded', AxiosError.ECONNABORTED);
  vi.spyOn(axios, 'request').mockRejectedValue(late);
  expect(await secretKeyApi.list(PAGE).then(() => null, failureOf)).toMatchObject({ kind: 'timeout' });
  expect(heard).toEqual([]);
  expect(await secretKeyApi.disable({ id: 'AK20260001' }).then(() => null, failureOf)).toMatchObject({
    kind: 'timeout',
  });
  expect(heard).toEqual(['/api/acm/secretKey']);
  stop();
});

it('an answer that keeps its schema is given as parsed, one that breaks it is a contract failure with its issues', async () => {
  const world = signIn();
  expect((await secretKeyApi.list(PAGE)).list).toHaveLength(10);
  expect(takeComplaints()).toEqual([]);
  plan(world, { path: '/api/acm/secretKey/list', envelope: { code: 20000, data: { list: null, total: 0 } } });
  const failure = await secretKeyApi.list(PAGE).then(() => null, failureOf);
  expect(failure).toMatchObject({ kind: 'contract', code: 'contract', data: [{ path: ['list'] }] });
  plan(world, { path: '/api/acm/secretKey/list', envelope: { code: 20000, data: { list: [], total: '0' } } });
  expect(await secretKeyApi.list(PAGE).then(() => null, failureOf)).toMatchObject({ data: [{ path: ['total'] }] });
  expect(takeComplaints()).toHaveLength(2);
});

it('a call says which endpoint it is, by which its answers are kept', () => {
  expect(secretKeyApi.list.path).toBe('/api/acm/secretKey/list');
  expect(secretKeyApi.enable.path).toBe('/api/acm/secretKey/enable');
});
