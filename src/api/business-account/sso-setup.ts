import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { objectVersion } from '@/lib/contract/version';

/** What an identity provider has to be told of the gateway; the same for all providers of a protocol. */
const ownSide = z.object({
  saml: z.object({
    entityId: z.string(),
    /** Where the assertion is sent to (assertion consumer service). */
    acsUrl: z.string(),
    signOutUrl: z.string(),
    metadataUrl: z.string(),
    /** The document behind that address. */
    metadata: z.string(),
  }),
  oidc: z.object({ redirectUri: z.string(), signOutUri: z.string() }),
});
export type OwnSide = z.output<typeof ownSide>;

/** Https, or a path of the gateway itself: whatever else an answer holds is no address to open. */
export const isTestLink = (link: string): boolean => /^(?:https:\/\/[^\s\\]+|\/(?![/\\])[^\s\\]*)$/.test(link);

/** Why a test was refused: what the gateway found wrong first. */
export const refusal = z.enum(['signature', 'certificate', 'audience', 'clock', 'missingAttribute', 'noMapping']);

/** A sign-in that is played through to its end and then thrown away: nobody gets a session by it. Times in epoch milliseconds. */
const signInTest = z.object({
  id: z.string(),
  /** `waiting` for the link to be opened, `opened` at the provider, or how it ended. */
  state: z.enum(['waiting', 'opened', 'passed', 'refused', 'expired']).or(z.string()),
  /** Opens the provider's sign-in, once; only who started the test has it, and only while it waits. */
  link: z.string().refine(isTestLink).nullable(),
  startedAt: instant,
  startedBy: z.string(),
  expiresAt: instant,
  endedAt: instant.nullable(),
  /** The provider or its mappings were changed since. */
  isOutdated: z.boolean(),
  reason: refusal.or(z.string()).nullable(),
  /** What was found: the audience that came, the seconds that the clocks differ, the attributes that are missing. */
  found: z.string().nullable(),
  attributes: z.array(z.object({ name: z.string(), values: z.array(z.string()) })),
  /** Every mapping that matches, by precedence: the first one gives the role. */
  matches: z.array(z.object({ id: z.string(), attribute: z.string(), value: z.string(), roleName: z.string() })),
});
export type SignInTest = z.output<typeof signInTest>;

export const ssoSetups = {
  getOwnSide: endpoint('/api/acm/identityProvider/getOwnSide', { capability: 'ssoSetup', req: nothing, res: ownSide }),
  /** The last test of a provider. */
  getTest: endpoint('/api/acm/identityProvider/getTest', {
    capability: 'ssoSetup',
    req: byId,
    res: z.object({ test: signInTest.nullable() }),
    codes: ['NOT_FOUND'],
  }),
  /** Tests what is stored, so the version that was looked at; one that still waits is given up. */
  startTest: endpoint('/api/acm/identityProvider/startTest', {
    capability: 'ssoSetup',
    req: byId.extend({ version: objectVersion }),
    res: nothing,
    codes: ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_STATE'],
    access: 'identityProvider.update',
  }),
};

export const ssoSetupApi = client(ssoSetups);
