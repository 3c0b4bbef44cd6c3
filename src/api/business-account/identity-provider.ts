import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { objectVersion } from '@/lib/contract/version';
import { presentPassword } from '@/lib/rules/password';
import { keptSecret, secret } from '@/lib/rules/secret';
import { LIMITS, text } from '@/lib/rules/text';
import { httpsUrl } from '@/lib/rules/url';

/** What sign-in needs of a SAML metadata document, as the operator may edit it before it is saved. */
export const samlMetadata = z.object({
  entityId: text(LIMITS.url, 'none'),
  endpoints: z
    .array(z.object({ binding: text(LIMITS.long, 'none'), url: httpsUrl }))
    .min(1)
    .max(20),
  /** DER in base64. */
  certificates: z.array(z.string().min(1)).min(1).max(10),
});

export const samlInput = z.object({
  type: z.literal('saml'),
  name: text(LIMITS.name),
  /** The document at the file server. */
  metadataFileId: z.string().min(1),
  metadata: samlMetadata,
});

export const oidcInput = z.object({
  type: z.literal('oidc'),
  name: text(LIMITS.name),
  authEndpoint: httpsUrl,
  tokenEndpoint: httpsUrl,
  clientId: text(LIMITS.long, 'none'),
  clientSecret: secret(),
});

/** A role mapping that relies on a provider. */
const use = z.object({ id: z.string(), name: z.string() });

const identityProvider = z.object({
  id: z.string(),
  name: z.string(),
  type: z.enum(['saml', 'oidc']).or(z.string()),
  /**
   * When the certificate in use expires: of those that are good now the one that ends first, since another beside it is there
   * to take its place; if none is good, the one that ended last. Null without certificates.
   */
  certificateExpiresAt: instant.nullable(),
  uses: z.array(use),
  updatedAt: instant,
  version: objectVersion,
});
export type IdentityProvider = z.output<typeof identityProvider>;

const identityProviderDetail = identityProvider.extend({
  metadataFileId: z.string().nullable(),
  metadata: samlMetadata.nullable(),
  authEndpoint: z.string().nullable(),
  tokenEndpoint: z.string().nullable(),
  clientId: z.string().nullable(),
  hasSecret: z.boolean(),
  createdAt: instant,
});
export type IdentityProviderDetail = z.output<typeof identityProviderDetail>;

const kept = { id: z.string().min(1), version: objectVersion };

export const identityProviders = {
  list: page('/api/acm/identityProvider/list', {
    row: identityProvider,
    filters: { type: z.array(z.string()) },
  }),
  get: endpoint('/api/acm/identityProvider/get', { req: byId, res: identityProviderDetail, codes: ['NOT_FOUND'] }),
  getOptions: endpoint('/api/acm/identityProvider/getOptions', { req: nothing, res: z.object({ list: z.array(use) }) }),
  add: endpoint('/api/acm/identityProvider/add', {
    req: z.discriminatedUnion('type', [samlInput, oidcInput]),
    res: z.object({ id: z.string() }),
    codes: ['NAME_TAKEN', 'INVALID'],
    access: 'identityProvider.create',
  }),
  /** The type stays; an empty client secret keeps the old one. */
  update: endpoint('/api/acm/identityProvider/update', {
    req: z.discriminatedUnion('type', [
      samlInput.extend(kept),
      oidcInput.extend({ ...kept, clientSecret: keptSecret }),
    ]),
    res: nothing,
    codes: ['NOT_FOUND', 'STALE_VERSION', 'NAME_TAKEN', 'INVALID'],
    access: 'identityProvider.update',
  }),
  delete: endpoint('/api/acm/identityProvider/delete', {
    req: byId.extend({ password: presentPassword }),
    res: nothing,
    codes: ['NOT_FOUND', 'IN_USE', 'WRONG_PASSWORD'],
    access: 'identityProvider.delete',
  }),
};

export const identityProviderApi = client(identityProviders);
