import { type IdentityProviderDetail, identityProviders } from '@/api/business-account/identity-provider';
import { can } from '@/api/business-account/identity-provider-state';
import { readCertificate } from '@/domain/saml/certificate';
import { inspectMetadata } from '@/domain/saml/inspect';
import { isSameText } from '@/lib/rules/same-text';
import { storedFile, storeFile } from '../fs/upload';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import { pageOf, table } from '../runtime/table';
import { SEED_TIME, type World } from '../runtime/world';
import { orderedMappings } from './role-sso-rows';
import { certificateOf, metadataXml } from './saml-sample';

const DAY = 86_400_000;

interface Stored extends Omit<IdentityProviderDetail, 'uses' | 'certificateExpiresAt' | 'hasSecret'> {
  secret: string | null;
}

const base = (serial: number) => ({
  id: `IDP-${serial}`,
  metadataFileId: null,
  metadata: null,
  authEndpoint: null,
  tokenEndpoint: null,
  clientId: null,
  secret: null,
  createdAt: SEED_TIME - serial * 40 * DAY,
  updatedAt: SEED_TIME - serial * 3 * DAY,
  version: 1,
});

function saml(world: World, serial: number, name: string, days: readonly number[]): Stored {
  const host = `idp${serial}.example.com`;
  const now = world.now();
  const certificates = days.map((left) => certificateOf(host, now - 700 * DAY, now + left * DAY));
  const text = metadataXml(`https://${host}/metadata`, `https://${host}/sso`, certificates);
  const { metadata } = inspectMetadata(new TextEncoder().encode(text));
  return {
    ...base(serial),
    name,
    type: 'saml',
    metadata,
    metadataFileId: storeFile(world, `${host}.xml`, text, 'metadata'),
  };
}

/** A good one in use, one that expires soon, one that expired, one with two certificates of which one ends within a week, OIDC, a type of the future. */
const rows = table<Stored>('identityProvider', (world) => [
  saml(world, 1, 'Head office ADFS', [500]),
  saml(world, 2, '集团统一认证', [20.5]),
  saml(world, 3, 'Old partner portal', [-12]),
  saml(world, 4, 'Rollover in progress', [5.5, 720]),
  {
    ...base(5),
    name: 'Contractor sign-in',
    type: 'oidc',
    authEndpoint: 'https://login.example.net/oauth2/authorize',
    tokenEndpoint: 'https://login.example.net/oauth2/token',
    clientId: 'acme-console',
    secret: 'kept by the gateway',
  },
  { ...base(6), name: 'Type from a newer gateway', type: 'wsfed' },
]);

/** A provider as sign-in knows it, or a refusal NOT_FOUND. */
export const providerOf = (world: World, id: string) => shown(world, rows.of(world).get(id));

/** The providers of a world by name, for mappings. */
export const providersOf = (world: World) => rows.of(world).rows.map(({ id, name }) => ({ id, name }));

/** When the certificate of each provider that has one ends. */
export const certificateEndsOf = (world: World) =>
  rows.of(world).rows.flatMap((one) => {
    const { id, name, certificateExpiresAt } = shown(world, one);
    return certificateExpiresAt === null ? [] : [{ id, name, endsAt: certificateExpiresAt }];
  });

function shown(world: World, { secret, ...provider }: Stored): IdentityProviderDetail {
  const facts = (provider.metadata?.certificates ?? []).flatMap((one) => readCertificate(one) ?? []);
  const now = world.now();
  const good = facts.filter(({ validFrom, expiresAt }) => validFrom <= now && now < expiresAt);
  const uses = orderedMappings(world, provider.id).map(({ id, attribute, value }) => ({
    id,
    name: `${attribute}=${value}`,
  }));
  const ends = (good.length > 0 ? good : facts).map(({ expiresAt }) => expiresAt);
  const certificateExpiresAt = ends.length === 0 ? null : good.length > 0 ? Math.min(...ends) : Math.max(...ends);
  return { ...provider, hasSecret: secret !== null, uses, certificateExpiresAt };
}

/** Refuses a taken name and a document that is no metadata. */
function check(world: World, input: { name: string; metadataFileId?: string }, id?: string): void {
  const isTaken = rows.of(world).rows.some((one) => isSameText(one.name, input.name) && one.id !== id);
  if (isTaken) refuse('NAME_TAKEN', { fields: ['name'] });
  if (input.metadataFileId === undefined) return;
  const file = storedFile(world, input.metadataFileId);
  if (!file || inspectMetadata(file.bytes).problem !== null) refuse('INVALID', { fields: ['document'] });
}

export const identityProvider = implement(identityProviders, {
  list: (request, { world }) => {
    const all = rows.of(world).rows.map((one) => shown(world, one));
    return pageOf(all, request, { keyword: ['id', 'name'], time: 'updatedAt' });
  },
  get: ({ id }, { world }) => shown(world, rows.of(world).get(id)),
  getOptions: (_, { world }) => ({ list: providersOf(world) }),
  add: (input, { world }) => {
    check(world, input);
    const id = world.nextId('IDP');
    const now = world.now();
    const fresh = { ...base(0), id, createdAt: now, updatedAt: now };
    if (input.type === 'saml') rows.of(world).add({ ...fresh, ...input });
    else {
      const { clientSecret, ...rest } = input;
      rows.of(world).add({ ...fresh, ...rest, secret: clientSecret });
    }
    return { id };
  },
  update: (input, { world }) => {
    const { id, version, ...change } = input;
    const old = rows.of(world).get(id);
    if (old.type !== change.type) refuse('INVALID', { fields: ['type'] });
    check(world, change, id);
    const updatedAt = world.now();
    if (change.type === 'saml') rows.of(world).changeVersion(id, version, { ...change, updatedAt });
    else {
      const { clientSecret, ...rest } = change;
      rows.of(world).changeVersion(id, version, { ...rest, secret: clientSecret || old.secret, updatedAt });
    }
    return {};
  },
  delete: ({ id, password }, { world }) => {
    const provider = shown(world, rows.of(world).get(id));
    if (password !== world.password) refuse('WRONG_PASSWORD');
    if (can.delete(provider) !== true) refuse('IN_USE');
    rows.of(world).remove(id);
    return {};
  },
});
