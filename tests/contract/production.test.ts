import { expect, it, vi } from 'vitest';
import { secretKeys } from '@/api/account-center/secret-key';
import { plan, signIn } from '../support/gateway';
import { takeComplaints } from '../support/setup';

it('in production an answer that breaks its schema is logged, and passed through unless no screen could show it', async () => {
  vi.stubEnv('NODE_ENV', 'production');
  vi.resetModules();
  const { client } = await import('@/lib/contract/client');
  const { connect } = await import('@/lib/http/axios');
  const world = signIn();
  connect({
    bases: () => ({ gateway: 'http://localhost:3000' }),
    token: () => world.token,
    language: () => 'en-US',
    viewAs: () => null,
    hasSession: () => true,
    onSession: () => {},
    onSensitive: () => Promise.resolve(null),
  });
  plan(world, { path: '/api/acm/secretKey/list', envelope: { code: 20000, data: { list: [{ id: 1 }], total: '12' } } });
  const answer = await client(secretKeys).list({ current: 1, pageSize: 10 });
  expect(answer).toEqual({ list: [{ id: 1 }], total: '12' });
  expect(takeComplaints()).toHaveLength(1);
  plan(world, { path: '/api/acm/secretKey/list', envelope: { code: 20000, data: { list: null, total: 0 } } });
  await expect(client(secretKeys).list({ current: 1, pageSize: 10 })).rejects.toMatchObject({
    failure: { kind: 'contract', code: 'contract', data: [{ path: ['list'] }] },
  });
  expect(takeComplaints()).toHaveLength(1);
  vi.unstubAllEnvs();
});
