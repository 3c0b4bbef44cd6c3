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
  const given = { list: [{ id: 1, secretTail: 'abcd', createdAt: 'yesterday' }], total: '12' };
  plan(world, { path: '/api/acm/secretKey/list', envelope: { code: 20000, data: given } });
  const answer = await client(secretKeys).list({ current: 1, pageSize: 10 });
  // What can be read is, and what is wrong stays as it came.
  const row = { id: '1', description: '', secretTail: 'abcd', createdAt: 'yesterday', lastUsedAt: null };
  expect(answer).toEqual({ list: [row], total: 12 });
  expect(takeComplaints()).toHaveLength(1);
  plan(world, { path: '/api/acm/secretKey/list', envelope: { code: 20000, data: { list: {}, total: 0 } } });
  await expect(client(secretKeys).list({ current: 1, pageSize: 10 })).rejects.toMatchObject({
    failure: { kind: 'contract', code: 'contract', data: [{ path: ['list'] }] },
  });
  expect(takeComplaints()).toHaveLength(1);
  vi.unstubAllEnvs();
});
