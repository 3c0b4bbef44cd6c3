import { describe, expect, it } from 'vitest';
import { providerInput, serviceProviderApi, testTarget } from '@/api/system-settings/service-provider';
import { signIn } from '../../support/gateway';

const GOOD = { kind: 'sms', name: 'a', endpoint: 'https://sms.example/send', account: 'acme', secret: 's' };

describe('a service provider', () => {
  it.each([
    [{}, []],
    [{ kind: 'pigeon' }, ['kind']],
    [{ name: 'a'.repeat(65) }, ['name']],
    [{ endpoint: 'http://sms.example' }, ['endpoint']],
    [{ endpoint: 'https://[::1]/send' }, ['endpoint']],
    [{ endpoint: `https://a.cn/${'a'.repeat(2035)}` }, []],
    [{ endpoint: `https://a.cn/${'a'.repeat(2036)}` }, ['endpoint']],
    [{ account: '' }, ['account']],
    [{ signature: 'a'.repeat(32) }, []],
    [{ signature: 'a'.repeat(33) }, ['signature']],
    [{ secret: '' }, ['secret']],
  ])('%j is wrong in %j', (change, wrong) => {
    const found = providerInput.safeParse({ ...GOOD, ...change }).error?.issues.map(({ path }) => path[0]) ?? [];
    expect([...new Set(found)]).toEqual(wrong);
  });

  it('is tested with what its kind reaches people by', () => {
    expect(testTarget('sms').safeParse({ target: 'a@b.cn' }).success).toBe(false);
    expect(testTarget('email').safeParse({ target: 'a@b.cn' }).success).toBe(true);
    expect(testTarget('wechat').safeParse({ target: 'openid-1' }).success).toBe(true);
  });

  it('stops no channel while another one of its kind is enabled', async () => {
    signIn();
    expect(await serviceProviderApi.getImpact({ id: 'SP-1' })).toMatchObject({ channels: [], successor: 'SMS backup' });
    await serviceProviderApi.disable({ id: 'SP-2' });
    expect(await serviceProviderApi.getImpact({ id: 'SP-1' })).toMatchObject({ channels: ['sms'], successor: null });
  });
});
