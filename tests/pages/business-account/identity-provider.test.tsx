import { certificateOf, metadataXml } from '@mock/business-account/saml-sample';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { identityProviderApi } from '@/api/business-account/identity-provider';
import { can, expiryOf } from '@/api/business-account/identity-provider-state';
import { failureOf } from '@/lib/contract/failure';
import { saveDrafts } from '@/lib/drafts';
import { DAY } from '@/lib/time';
import { compareMetadata, oidcEdit, providerForm } from '@/pages/business-account/identity-provider/model';
import { renderScreen } from '../../support/render';
import { findRow, menuIn, tableRows } from '../../support/table';

const PATH = '/business_account/sso_management/role_sso';
const document_ = (url = 'https://new.example.com/sso') =>
  metadataXml('https://new.example.com/id', url, [
    certificateOf('new.example.com', Date.now() - DAY, Date.now() + 90 * DAY),
  ]);
const paste = (text: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: /Metadata document/ }), { target: { value: text } });

describe('identity providers', () => {
  it('are listed with their protocol, how their certificate stands, and which mappings use them', async () => {
    await renderScreen(PATH);
    await findRow({ Name: 'Head office ADFS', Type: 'SAML' });
    const certificate = (name: string) => tableRows().find(({ Name }) => Name === name)?.Certificate;
    expect(certificate('Head office ADFS')).toMatch(/^Validuntil \d{4}-\d\d-\d\d, \d+ days left$/);
    expect(certificate('集团统一认证')).toMatch(/^Expires soonuntil \d{4}-\d\d-\d\d, 21 days left$/);
    expect(certificate('Old partner portal')).toMatch(/^Expired\d{4}-\d\d-\d\d$/);
    // Of two the one in use counts, not the one that will take its place.
    expect(certificate('Rollover in progress')).toMatch(/^Expires within 7 daysuntil \d{4}-\d\d-\d\d, 6 days left$/);
    await findRow({ Name: 'Contractor sign-in', Type: 'OIDC', 'Used by mappings': 'groups=contractors' });
    await findRow({ Name: 'Type from a newer gateway', Type: 'wsfed' });
  });

  it('are told that a name is taken when its field is left', async () => {
    const { user } = await renderScreen(`${PATH}/create`);
    await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'head office adfs');
    await user.tab();
    await waitFor(() => expect(screen.getByText('The name is in use, enter another one')).toBeVisible());
  });

  it('are not told that the name that is taken is their own', async () => {
    const { user, history } = await renderScreen(PATH);
    const { list } = await identityProviderApi.list({ current: 1, pageSize: 10, keyword: 'Head office' });
    act(() => history.push(`${PATH}/${list[0]?.id}/edit`));
    await screen.findByRole('heading', { level: 1, name: 'Edit identity provider' });
    // Which one it is stands beside the heading.
    expect(screen.getByText('Head office ADFS', { selector: '.screen-about' })).toBeVisible();
    await user.click(await screen.findByDisplayValue('Head office ADFS'));
    await user.tab();
    expect(screen.queryByText('The name is in use, enter another one')).toBeNull();
  });

  it('in use cannot be deleted: the screen says why, and the gateway refuses', async () => {
    const { user } = await renderScreen(PATH);
    const [deletion] = await menuIn(user, await findRow({ Name: 'Head office ADFS' }));
    expect(deletion).toHaveTextContent(/^Delete.*Role mappings use it, delete them first/);
    const refused = await identityProviderApi.delete({ id: 'IDP-1', password: 'Console#2026' }).catch(failureOf);
    expect(refused).toMatchObject({ text: 'The object is in use and cannot be deleted' });
  });

  it('shows what a pasted document holds, lets it be edited, and saves both', async () => {
    const { user, history } = await renderScreen(`${PATH}/create`);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'New office');
    paste(document_());
    const entity = await screen.findByRole('textbox', { name: 'Entity ID' });
    expect(entity).toHaveValue('https://new.example.com/id');
    await waitFor(() => expect(screen.getByText('CN=new.example.com')).toBeVisible());
    await user.type(entity, '/edited');
    await user.click(screen.getByRole('button', { name: 'Add identity provider' }));
    await waitFor(() => expect(history.location.pathname).toBe(PATH));
    const { list } = await identityProviderApi.list({ current: 1, pageSize: 10 });
    const made = await identityProviderApi.get({ id: list[0]?.id ?? '' });
    expect(made).toMatchObject({ name: 'New office', metadata: { entityId: 'https://new.example.com/id/edited' } });
  });

  it('judges a pasted document at once, and shows nothing any more of the one before', async () => {
    await renderScreen(`${PATH}/create`);
    paste(document_());
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Entity ID' })).toBeVisible());
    paste('<a><b></a>');
    await waitFor(() => expect(screen.getByText(/broken at 1:10/)).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Entity ID' })).toBeNull());
    paste(document_());
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Entity ID' })).toBeVisible());
    await waitFor(() => expect(screen.queryByText(/broken at 1:10/)).toBeNull());
    paste('');
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Entity ID' })).toBeNull());
  });

  it.each([
    ['a web page', '<!DOCTYPE html><html></html>', /web page \(HTML\)/],
    ['an entity', `<!DOCTYPE x [<!ENTITY a "b">]>${document_()}`, /declares an ENTITY, which is refused/],
    ['a foreign encoding', document_().replace('UTF-8', 'GBK'), /encoding is not readable/],
    ['no certificate', metadataXml('urn:a', 'https://new.example.com/sso', []), /no signing certificate/],
    ['broken XML', '<a><b></a>', /broken at 1:10/],
    ['an open address', document_('http://new.example.com'), /not an https address: http:\/\/new/],
  ])('names %s in the document and sends nothing', async (_, text, problem) => {
    const { user } = await renderScreen(`${PATH}/create`);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Refused');
    paste(text);
    await user.click(screen.getByRole('button', { name: 'Add identity provider' }));
    await waitFor(() => expect(screen.getByText(problem)).toBeVisible());
    expect((await identityProviderApi.list({ current: 1, pageSize: 10 })).total).toBe(6);
  });

  it('reads a file in UTF-16, and says why a file of two megabytes is not read', async () => {
    const { user } = await renderScreen(`${PATH}/create`);
    const input = screen.getByLabelText('Read from a file');
    const units = Uint16Array.from(`\ufeff${document_().replace('UTF-8', 'UTF-16')}`, (one) => one.charCodeAt(0));
    await user.upload(input, new File([units], 'idp.xml', { type: 'text/xml' }));
    await waitFor(() =>
      expect(screen.getByRole('textbox', { name: 'Entity ID' })).toHaveValue('https://new.example.com/id'),
    );
    await user.upload(input, new File(['<', ' '.repeat(2_000_000)], 'big.xml', { type: 'text/xml' }));
    await waitFor(() => expect(screen.getByText(/^The file cannot exceed 1/)).toBeVisible());
  });

  it('shows what the file chosen last holds, also where the one before it comes later', async () => {
    const { user } = await renderScreen(`${PATH}/create`);
    const input = screen.getByLabelText('Read from a file');
    const entity = () => screen.getByRole('textbox', { name: 'Entity ID' });
    let come: (bytes: ArrayBuffer) => void = () => {};
    const late = new File([document_()], 'late.xml', { type: 'text/xml' });
    const asked = new Promise<void>((resolve) => {
      late.arrayBuffer = () => {
        resolve();
        return new Promise((give) => {
          come = give;
        });
      };
    });
    await user.upload(input, late);
    await asked;
    const last = document_().replaceAll('new.example.com/id', 'last.example.com/id');
    await user.upload(input, new File([last], 'last.xml', { type: 'text/xml' }));
    await waitFor(() => expect(entity()).toHaveValue('https://last.example.com/id'));
    const { inspectMetadata } = await import('@/domain/saml/inspect');
    await act(async () => {
      const bytes = new TextEncoder().encode(document_());
      come(bytes.buffer);
      expect(inspectMetadata(bytes).problem).toBeNull();
      await import('@/domain/saml/inspect');
    });
    expect(entity()).toHaveValue('https://last.example.com/id');
  });

  it('of OIDC needs its endpoints, by https; a stored secret is never shown and kept when left empty', async () => {
    const { user } = await renderScreen(`${PATH}/IDP-5/edit`);
    const token = await screen.findByRole('textbox', { name: 'Token endpoint' });
    expect(screen.getByLabelText('Client secret')).toHaveValue('');
    await user.clear(token);
    await user.type(token, 'http://login.example.net/token');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('The URL must start with https://')).toBeVisible());
    await user.clear(token);
    await user.type(token, 'https://login.example.net/token');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect(await identityProviderApi.get({ id: 'IDP-5' })).toMatchObject({
        tokenEndpoint: 'https://login.example.net/token',
        hasSecret: true,
      }),
    );
  });

  it('whose secret was typed before the type was changed leave no secret in a draft, and bring none back', async () => {
    const { user } = await renderScreen(`${PATH}/create`);
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'New office');
    await user.click(screen.getByRole('radio', { name: 'OIDC' }));
    await user.type(screen.getByLabelText('Client secret'), 'S3cr3t-client-secret');
    await user.click(screen.getByRole('radio', { name: 'SAML' }));
    expect(screen.queryByLabelText('Client secret')).toBeNull();
    saveDrafts();
    const stored = JSON.stringify({ ...sessionStorage });
    expect(stored).toContain('New office');
    expect(stored).not.toContain('S3cr3t');
  });

  it('shows field by field what a new document changes', async () => {
    await renderScreen(`${PATH}/IDP-1/edit`);
    await waitFor(() => expect(screen.getByText('Nothing changes.')).toBeVisible());
    paste(document_());
    const changed = await screen.findByRole('row', { name: /Entity ID https:\/\/idp1/ });
    expect(changed).toHaveTextContent('https://new.example.com/id');
    expect(screen.getByRole('row', { name: /Signing|Certificate — CN=new/ })).toBeVisible();
  });

  it('keep their document where it is left empty', async () => {
    const { user } = await renderScreen(`${PATH}/IDP-1/edit`);
    const { metadata, metadataFileId } = await identityProviderApi.get({ id: 'IDP-1' });
    const name = await screen.findByRole('textbox', { name: /^Name/ });
    await user.clear(name);
    await user.type(name, 'Renamed');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('Identity provider Renamed updated')).toBeVisible());
    expect(await identityProviderApi.get({ id: 'IDP-1' })).toMatchObject({ name: 'Renamed', metadata, metadataFileId });
  });
});

describe('the rules of a provider', () => {
  const oidc = {
    type: 'oidc',
    name: 'a',
    authEndpoint: 'https://a.example/x',
    tokenEndpoint: 'https://a.example/y',
    clientId: 'c',
    clientSecret: 's',
  };

  it.each(['authEndpoint', 'tokenEndpoint', 'clientId', 'clientSecret', 'name'])('%s is required', (field) => {
    expect(providerForm.safeParse(oidc).success).toBe(true);
    expect(providerForm.safeParse({ ...oidc, [field]: '' }).success).toBe(false);
    expect(providerForm.safeParse({ ...oidc, type: 'saml' }).success).toBe(false);
  });

  it('lets an update keep the secret', () => {
    expect(oidcEdit.safeParse({ ...oidc, clientSecret: '' }).success).toBe(true);
  });

  it('lets only an unused one be deleted', () => {
    expect(can.delete({ uses: [] })).toBe(true);
    expect(can.delete({ uses: [{ id: '1', name: 'x' }] })).toBe('identityProvider.inUse');
  });

  it.each([
    [31 * DAY, 'valid', 31],
    [30 * DAY, 'valid', 30],
    [30 * DAY - 1, 'expiring', 30],
    [7 * DAY, 'expiring', 7],
    [7 * DAY - 1, 'ending', 7],
    [1, 'ending', 1],
    [0, 'expired', 0],
    [-5 * DAY, 'expired', 0],
  ])('calls a certificate with %d ms left %s, %d days', (left, state, days) => {
    expect(expiryOf(1e12 + left, 1e12)).toEqual({ state, days });
  });

  it('compares metadata: equal is nothing, endpoints by binding, certificates as gone and new', () => {
    const a = { entityId: 'a', endpoints: [{ binding: 'x:POST', url: '1' }], certificates: ['A', 'B'] };
    expect(compareMetadata(a, structuredClone(a))).toEqual([]);
    const b = { entityId: 'a', endpoints: [{ binding: 'x:Redirect', url: '1' }], certificates: ['B', 'C'] };
    expect(compareMetadata(a, b).map(({ before, after }) => [before, after])).toEqual([
      ['1', null],
      [null, '1'],
      ['A', null],
      [null, 'C'],
    ]);
  });
});
