import { beforeEach, expect, it, vi } from 'vitest';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { failureOf } from '@/lib/contract/failure';
import { onSessionOver } from '@/session/guard';
import { ORIGIN, plan, signIn } from '../support/gateway';

beforeEach(() => window.happyDOM?.setURL(`${ORIGIN}/account_center/secret_key`));

it('REL-2 twenty parallel calls that meet a session code reload the page once, each rejected in silence', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const world = signIn('main', { onSession: onSessionOver });
  plan(world, { path: '/api/', times: 20, envelope: { code: 40111, message: 'Token expired!' } });
  const calls = Array.from({ length: 20 }, () => secretKeyApi.list({ current: 1, pageSize: 10 }).catch(failureOf));
  const answers = await Promise.all(calls);
  for (const one of answers) expect(one).toMatchObject({ kind: 'session', showType: 0 });
  expect(reload).toHaveBeenCalledOnce();
});
