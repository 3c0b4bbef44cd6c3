/// <reference types="vite/client" />
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { hostApi } from '@/api/system-settings/host';
import { adapterOf } from '@/lib/contract/adapt';
import { adaptTo } from '@/lib/contract/adapter';
import { failureOf } from '@/lib/contract/failure';
import { server, signIn } from '../support/gateway';
import { secondGateway } from '../support/second-gateway';
import { second } from '../support/second-gateway-adapted';

beforeEach(() => {
  server.use(secondGateway);
  adaptTo(adapterOf(second));
});
afterEach(() => adaptTo(null));

// The suites as they stand, as modules of their own: each runs by itself as well.
const suites = import.meta.glob<unknown>(
  [
    './account-center/secret-key.test.tsx',
    './system-settings/host.test.tsx',
    './message/robot.test.tsx',
    './log/push-task.test.tsx',
  ],
  { query: '?second' },
);

for (const suite of Object.values(suites)) await suite();

describe('GATE-05 the same gateway', () => {
  it('cannot be used where it is not adapted', async () => {
    adaptTo(adapterOf({ envelope: second.envelope }));
    signIn();
    const why = await secretKeyApi.list({ current: 1, pageSize: 10 }).catch(failureOf);
    expect(why).toMatchObject({ kind: 'http', code: '404' });
  });

  it('is asked in its own words, and refuses a field by the name that the form has', async () => {
    signIn();
    const { list } = await hostApi.list({ current: 1, pageSize: 1, filters: { status: ['offline'] } });
    expect(list).toMatchObject([{ name: 'log_store', status: 'offline' }]);
    const [log] = list;
    if (!log) throw new Error('a host was expected');
    const taken = await hostApi.update({ ...log, password: '', ip: '10.20.0.11' }).then(() => null, failureOf);
    expect(taken).toMatchObject({ kind: 'business', fields: { ip: expect.any(String) } });
  });
});
