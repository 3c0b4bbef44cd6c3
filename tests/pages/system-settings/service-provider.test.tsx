import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { providerInput, serviceProviderApi, testTarget } from '@/api/system-settings/service-provider';
import { signIn } from '../../support/gateway';
import { renderScreen } from '../../support/render';
import { findRow, tableRows } from '../../support/table';

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

const PATH = '/system_settings/service_provider_management';

describe('service providers', () => {
  it('that are off say nothing of deliveries: there are none', async () => {
    await renderScreen(PATH);
    await findRow({ Name: '短信主通道', Deliveries: 'Active' });
    await findRow({ Name: 'Voice calls', Deliveries: '—' });
  });

  it('that are off are none of those whose deliveries are active', async () => {
    await renderScreen(`${PATH}?delivery=active`);
    await findRow({ Name: '短信主通道', Deliveries: 'Active' });
    expect(tableRows().map((row) => row.Deliveries)).not.toContain('—');
  });

  it('say which channels stop before one is disabled', async () => {
    const { user } = await renderScreen(PATH);
    await user.click(within(await findRow({ Name: '邮件网关' })).getByRole('button', { name: 'Disable' }));
    const dialog = await screen.findByRole('dialog', { name: 'Disable provider 邮件网关?' });
    await waitFor(() => expect(within(dialog).getByRole('listitem')).toHaveTextContent('Email'));
    await user.click(within(dialog).getByRole('button', { name: 'Disable' }));
    await findRow({ Name: '邮件网关', Status: 'Disabled' });
  });

  it('are not enabled without a secret, and not deleted while they are enabled', async () => {
    const { user } = await renderScreen(PATH);
    const waiting = await findRow({ Name: 'Mail relay, waiting for its secret' });
    expect(within(waiting).getByRole('button', { name: 'Enable' })).toHaveAccessibleDescription(
      'It cannot be enabled without its secret',
    );
    const enabled = await findRow({ Name: 'SMS backup' });
    await user.click(within(enabled).getByRole('button', { name: /More actions/ }));
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: /Delete/ })).toHaveAttribute('aria-disabled', 'true'),
    );
  });
});
