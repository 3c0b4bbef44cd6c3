import { createHash } from 'node:crypto';
import { personas } from '@mock/runtime/personas';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { identityProviderApi } from '@/api/business-account/identity-provider';
import { roleSsoApi } from '@/api/business-account/role-sso';
import { isTestLink, ssoSetupApi } from '@/api/business-account/sso-setup';
import { CODES } from '@/api/codes';
import { failureOf } from '@/lib/contract/failure';
import { send } from '@/lib/http/axios';
import { reasonText } from '@/pages/business-account/identity-provider/test-labels';
import { ORIGIN, plan } from '../../support/gateway';
import { renderScreen } from '../../support/render';

afterEach(() => vi.restoreAllMocks());

const PATH = '/business_account/sso_management/role_sso';
const MINUTE = 60_000;

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const linkOf = async (id: string) => (await ssoSetupApi.getTest({ id })).test?.link ?? '';
const start = async (id: string) => {
  const { version } = await identityProviderApi.get({ id });
  await ssoSetupApi.startTest({ id, version });
  return linkOf(id);
};
const follow = (link: string) => fetch(`${ORIGIN}${link}`);

/** Signs in at the provider as somebody, as the tab does that the link opens. */
async function signInAt(link: string, answer: string): Promise<Response> {
  const page = await (await follow(link)).text();
  const back = /action="([^"]+)"/.exec(page)?.[1] ?? '';
  return fetch(`${ORIGIN}${back}`, { method: 'POST', body: new URLSearchParams({ answer }) });
}

const codeOf = async (call: Promise<unknown>) => {
  const failure = failureOf(await call.catch((thrown: unknown) => thrown));
  return 'code' in failure ? Number(failure.code) : null;
};

describe('BEY-30 what the provider is told', () => {
  it('of SAML stands on its detail with one copy button each, and its metadata is there to download', async () => {
    const { user } = await renderScreen(`${PATH}/IDP-1`);
    const own = await region('Details for the identity provider');
    await waitFor(() => expect(own.getByText('https://console.example.com/saml/acs')).toBeVisible());
    const names = ['SP entity ID', 'Assertion consumer service (ACS)', 'Sign-out address', 'SP metadata URL'];
    expect(own.getAllByRole('button', { name: /^Copy/ })).toHaveLength(names.length);
    for (const name of names) expect(own.getByRole('button', { name: `Copy ${name}` })).toBeVisible();
    const { saml } = await ssoSetupApi.getOwnSide({});
    for (const address of [saml.entityId, saml.acsUrl, saml.signOutUrl]) expect(saml.metadata).toContain(address);
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return 'blob:metadata';
    });
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await user.click(own.getByRole('button', { name: 'Download SP metadata' }));
    expect(await saved[0]?.text()).toBe(saml.metadata);
  });

  it('of OIDC are its redirect addresses, in the form already before there is a provider', async () => {
    const { user } = await renderScreen(`${PATH}/create`);
    const own = await region('Details for the identity provider');
    await waitFor(() => expect(own.getByText('SP entity ID')).toBeVisible());
    await user.click(screen.getByRole('radio', { name: 'OIDC' }));
    await waitFor(() => expect(screen.getByText('https://console.example.com/oidc/callback')).toBeVisible());
    expect(screen.queryByText('SP entity ID')).toBeNull();
  });
});

describe('BEY-30 the certificates of a provider', () => {
  it('show the SHA-256 fingerprint of each, and say that one which ends is followed by another', async () => {
    await renderScreen(`${PATH}/IDP-4`);
    const { metadata } = await identityProviderApi.get({ id: 'IDP-4' });
    const digests = (metadata?.certificates ?? []).map((one) =>
      createHash('sha256').update(Buffer.from(one, 'base64')).digest('hex').toUpperCase().match(/../g)?.join(':'),
    );
    expect(new Set(digests).size).toBe(2);
    for (const digest of digests) await waitFor(() => expect(screen.getByText(digest ?? '')).toBeVisible());
    await waitFor(() => expect(screen.getByText(/^One certificate expires in 6 days\. Another one/)).toBeVisible());
  });

  it.each([
    ['IDP-2', /^The certificate expires in 21 days\. From then on nobody can sign in/],
    ['IDP-3', /^No certificate is valid, so nobody can sign in/],
  ])('of %s are warned of', async (id, text) => {
    await renderScreen(`${PATH}/${id}`);
    await waitFor(() => expect(screen.getByText(text)).toBeVisible());
  });
});

describe('BEY-30 a test sign-in', () => {
  it('opens the provider by a link, and shows what came, which mapping decides and the role', async () => {
    const { user, world } = await renderScreen(`${PATH}/IDP-5`);
    const part = await region('Test sign-in');
    await waitFor(() => expect(part.getByText('Not tested yet.')).toBeVisible());
    await user.click(part.getByRole('button', { name: 'Test sign-in' }));
    const link = await part.findByRole('link', { name: 'Open the provider’s sign-in' });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    const { token } = world;
    const answer = await signInAt(await linkOf('IDP-5'), 'several');
    expect(answer.status).toBe(200);
    // Nobody is signed in by it, and the operator stays signed in.
    expect(answer.headers.get('set-cookie')).toBeNull();
    expect([world.token, world.isEnded, world.persona]).toEqual([token, false, personas.main]);
    await waitFor(() => expect(part.getByText('Passed')).toBeVisible());
    expect(part.getByText('Resulting role').parentElement).toHaveTextContent('SSO contractors');
    expect(part.getByText('Mapping that decides').parentElement).toHaveTextContent('groups = contractors');
    expect(part.getByText('li.wei@example.com')).toBeVisible();
    expect(part.queryByRole('link')).toBeNull();
  });

  it.each([
    ['IDP-1', 'forged', /^The signature does not match/],
    ['IDP-1', 'audience', /^The answer is meant for https:\/\/other\.example\.com\/saml, not for the SP entity ID/],
    ['IDP-1', 'clock', /^The clocks differ by 420 seconds/],
    ['IDP-1', 'silent', /^An attribute that the mappings use was not received: memberOf/],
    ['IDP-1', 'nobody', /^No mapping matches/],
    ['IDP-3', 'one', /^The signing certificate has expired/],
  ])('through %s that ends as "%s" says why it was refused', async (id, answer, why) => {
    await renderScreen(`${PATH}/${id}`, {
      onWorld: (world) => world.setClock(Date.now()),
    });
    await signInAt(await start(id), answer);
    const part = await region('Test sign-in');
    await waitFor(() => expect(part.getByText(why)).toBeVisible());
    expect(part.getByText('Refused')).toBeVisible();
    expect(part.queryByText('Resulting role')).toBeNull();
  });

  it('stays with the provider, and is said to be old once a mapping changed', async () => {
    await renderScreen(`${PATH}/IDP-1`);
    const part = await region('Test sign-in');
    await waitFor(() => expect(part.getByText('Passed')).toBeVisible());
    expect(part.getByText(/^Also matched/)).toBeVisible();
    const { list } = await roleSsoApi.list({ current: 1, pageSize: 10, filters: { providerId: ['IDP-1'] } });
    await roleSsoApi.delete({ id: list[0]?.id ?? '' });
    await waitFor(() => expect(part.getByText(/were changed after this test/)).toBeVisible());
  });

  it('has a link that works once, for ten minutes, and no more when another test was started', async () => {
    const { world } = await renderScreen(`${PATH}/IDP-1`, { onWorld: (one) => one.setClock(Date.now()) });
    const used = await start('IDP-1');
    expect((await follow(used)).status).toBe(200);
    expect((await follow(used)).status).toBe(410);
    expect((await signInAt(await start('IDP-1'), 'one')).status).toBe(200);
    const replaced = await start('IDP-1');
    const late = await start('IDP-1');
    expect((await follow(replaced)).status).toBe(410);
    world.setClock(world.now() + 10 * MINUTE);
    expect((await follow(late)).status).toBe(410);
    await waitFor(async () =>
      expect((await ssoSetupApi.getTest({ id: 'IDP-1' })).test).toMatchObject({ state: 'expired', link: null }),
    );
  });

  it('takes the right and the version that was seen; nobody else gets the link', async () => {
    const { world } = await renderScreen(`${PATH}/IDP-1`);
    const { version } = await identityProviderApi.get({ id: 'IDP-1' });
    expect(await codeOf(ssoSetupApi.startTest({ id: 'IDP-1', version: (version ?? 0) + 1 }))).toBe(CODES.STALE_VERSION);
    expect(await codeOf(ssoSetupApi.startTest({ id: 'IDP-6', version }))).toBe(CODES.ILLEGAL_STATE);
    expect(await start('IDP-1')).not.toBe('');
    world.persona = personas.readonly;
    expect(await codeOf(ssoSetupApi.startTest({ id: 'IDP-1', version }))).toBe(CODES.NO_RIGHT);
    expect(await linkOf('IDP-1')).toBe('');
    world.persona = personas.main;
    expect(await linkOf('IDP-1')).not.toBe('');
  });

  it('says that it takes a right', async () => {
    await renderScreen(`${PATH}/IDP-1`, { persona: 'readonly' });
    const part = await region('Test sign-in');
    expect(part.getByRole('button', { name: /^Test/ })).toHaveAccessibleDescription(
      'The account has no right to do this',
    );
  });

  it('cannot be started for a type that is not known', async () => {
    await renderScreen(`${PATH}/IDP-6`);
    const part = await region('Test sign-in');
    expect(part.getByRole('button', { name: 'Test sign-in' })).toHaveAccessibleDescription(/cannot test this type/);
  });

  it.each([
    ['https://idp.example.com/start?x=1', true],
    ['/api/acm/signInTest/abc', true],
    ['//evil.example', false],
    ['/\\evil.example', false],
    ['javascript:alert(1)', false],
    ['http://idp.example.com', false],
  ])('opens %s: %s', (link, isOpened) => {
    expect(isTestLink(link)).toBe(isOpened);
  });

  it('tells a reason that is not known here as it came', () => {
    expect(reasonText((id, values) => `${id} ${JSON.stringify(values)}`, 'acr', null)).toBe(
      'ssoSetup.reason.other {"reason":"acr"}',
    );
  });
});

/** Saves an order that gives one of those who signed in before another role. */
async function saveOrder(user: UserEvent, part: ReturnType<typeof within>) {
  await user.click(part.getByRole('button', { name: 'Save precedence' }));
  const asked = await screen.findByRole('dialog', { name: /^1 user gets another role or none/ });
  await user.click(within(asked).getByRole('button', { name: 'Save precedence' }));
}

describe('BEY-30 the precedence of mappings', () => {
  it('is changed by buttons, saved, and decides which role a sign-in gets', async () => {
    const { user } = await renderScreen(`${PATH}/IDP-1`);
    const part = await region('Used by mappings');
    await waitFor(() => expect(part.getAllByRole('listitem')[0]).toHaveTextContent('dns-operators'));
    await user.click(part.getByRole('button', { name: /^Move dns-operators down/ }));
    expect(part.getAllByRole('listitem')[0]).toHaveTextContent('外包团队');
    await saveOrder(user, part);
    await waitFor(() => expect(screen.getByText('Precedence of the mappings of Head office ADFS saved')).toBeVisible());
    expect(part.queryByRole('button', { name: 'Save precedence' })).toBeNull();
    await signInAt(await start('IDP-1'), 'several');
    expect((await ssoSetupApi.getTest({ id: 'IDP-1' })).test?.matches.map(({ roleName }) => roleName)).toEqual([
      'SSO contractors',
      'SSO employees',
    ]);
  });

  it('is refused for another order than the one that stands, and keeps what was arranged', async () => {
    const { user, world } = await renderScreen(`${PATH}/IDP-1`);
    const part = await region('Used by mappings');
    await user.click(await part.findByRole('button', { name: /^Move dns-operators down/ }));
    const order = { providerId: 'IDP-1', from: ['RSSO-1', 'RSSO-2'], to: ['RSSO-2', 'RSSO-1'] };
    expect(await codeOf(roleSsoApi.reorder({ ...order, from: order.to }))).toBe(CODES.STALE_VERSION);
    expect(await codeOf(roleSsoApi.reorder({ ...order, to: ['RSSO-1'] }))).toBe(CODES.INVALID);
    plan(world, {
      path: '/api/acm/roleSso/reorder',
      envelope: { code: CODES.STALE_VERSION, message: 'Changed', data: null },
    });
    await saveOrder(user, part);
    await waitFor(() => expect(part.getByText('Changed')).toBeVisible());
    expect(part.getAllByRole('listitem')[0]).toHaveTextContent('外包团队');
    await user.click(part.getByRole('button', { name: 'Discard changes' }));
    expect(part.getAllByRole('listitem')[0]).toHaveTextContent('dns-operators');
  });

  it('that another operator saved while one was arranged is loaded beside it, and overwritten only once it was seen', async () => {
    const { user } = await renderScreen(`${PATH}/IDP-1`);
    const { id } = await roleSsoApi.add({
      providerId: 'IDP-1',
      attribute: 'memberOf',
      value: 'late',
      roleId: 'ROLE-4',
    });
    const part = await region('Used by mappings');
    const rows = () =>
      part.getAllByRole('list', { name: 'Precedence of the mappings' }).flatMap((one) => [...one.children]);
    const values = () => rows().map((row) => /(dns-operators|外包团队|late|newest) /.exec(row.textContent ?? '')?.[1]);
    await waitFor(() => expect(values()).toEqual(['dns-operators', '外包团队', 'late']));
    await user.click(part.getByRole('button', { name: /^Move dns-operators down/ }));
    const mine = ['外包团队', 'dns-operators', 'late'];
    expect(values()).toEqual(mine);
    // By a call that this page does not hear of, as another operator's; then the window gets the focus back.
    await send('/api/acm/roleSso/reorder', {
      providerId: 'IDP-1',
      from: ['RSSO-1', 'RSSO-2', id],
      to: [id, 'RSSO-1', 'RSSO-2'],
    });
    await send('/api/acm/roleSso/add', {
      providerId: 'IDP-1',
      attribute: 'memberOf',
      value: 'newest',
      roleId: 'ROLE-4',
    });
    await act(async () => void window.dispatchEvent(new Event('focus')));
    const standing = await part.findByRole('list', { name: 'Precedence in effect' });
    expect([...standing.children].map((row) => /= (\S+) /.exec(row.textContent ?? '')?.[1])).toEqual([
      'late',
      'dns-operators',
      '外包团队',
      'newest',
    ]);
    expect(values()).toEqual(mine);
    await saveOrder(user, part);
    await waitFor(() =>
      expect(part.getByText('Somebody else changed this meanwhile, refresh before you save')).toBeVisible(),
    );
    expect(values()).toEqual(mine);
    const order = async () =>
      (
        await roleSsoApi.list({
          current: 1,
          pageSize: 10,
          filters: { providerId: ['IDP-1'] },
          sorter: { precedence: 'ascend' },
        })
      ).list.map(({ value }) => value);
    expect(await order()).toEqual(['late', 'dns-operators', '外包团队', 'newest']);
    await user.click(part.getByRole('button', { name: 'Keep my order' }));
    expect(values()).toEqual([...mine, 'newest']);
    expect(part.queryByRole('list', { name: 'Precedence in effect' })).toBeNull();
    await saveOrder(user, part);
    await waitFor(() => expect(screen.getByText('Precedence of the mappings of Head office ADFS saved')).toBeVisible());
    expect(await order()).toEqual([...mine, 'newest']);
  });

  it('is for looking at only without the right', async () => {
    await renderScreen(`${PATH}/IDP-1`, { persona: 'readonly' });
    const part = await region('Used by mappings');
    await waitFor(() => expect(part.getAllByRole('listitem')).toHaveLength(2));
    expect(part.queryByRole('button')).toBeNull();
  });

  it('of a new mapping is the last', async () => {
    await renderScreen(`${PATH}?tab=mappings`);
    const { id } = await roleSsoApi.add({
      providerId: 'IDP-1',
      attribute: 'memberOf',
      value: 'new',
      roleId: 'ROLE-4',
    });
    expect(await roleSsoApi.get({ id })).toMatchObject({ precedence: 3 });
    await waitFor(() => expect(screen.getByRole('columnheader', { name: /Precedence/ })).toBeVisible());
  });
});
