import { type OwnSide, ssoSetups } from '@/api/business-account/sso-setup';
import { type Implementation, implement } from '../runtime/implement';
import { providerOf } from './identity-provider';
import { signInTestPages } from './sign-in-test-page';
import { ENTITY_ID, shownTest, startTest } from './sign-in-tests';

const ORIGIN = 'https://console.example.com';
const ACS = `${ORIGIN}/saml/acs`;
const SIGN_OUT = `${ORIGIN}/saml/sls`;
const BINDING = 'urn:oasis:names:tc:SAML:2.0:bindings:';

const OWN_SIDE: OwnSide = {
  saml: {
    entityId: ENTITY_ID,
    acsUrl: ACS,
    signOutUrl: SIGN_OUT,
    metadataUrl: ENTITY_ID,
    metadata: `<?xml version="1.0" encoding="UTF-8"?>
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${ENTITY_ID}">
  <md:SPSSODescriptor AuthnRequestsSigned="true" WantAssertionsSigned="true" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <md:SingleLogoutService Binding="${BINDING}HTTP-Redirect" Location="${SIGN_OUT}"/>
    <md:AssertionConsumerService Binding="${BINDING}HTTP-POST" Location="${ACS}" index="0" isDefault="true"/>
  </md:SPSSODescriptor>
</md:EntityDescriptor>
`,
  },
  oidc: { redirectUri: `${ORIGIN}/oidc/callback`, signOutUri: `${ORIGIN}/oidc/signed-out` },
};

const calls = implement(ssoSetups, {
  getOwnSide: () => OWN_SIDE,
  getTest: ({ id }, { world }) => {
    providerOf(world, id);
    return { test: shownTest(world, id) };
  },
  startTest: ({ id, version }, { world }) => {
    startTest(world, id, version);
    return {};
  },
});

/** What the other side is told, and test sign-ins with the pages that their links open. */
export const ssoSetup: Implementation = {
  endpoints: calls.endpoints,
  handlers: (worlds) => [...calls.handlers(worlds), ...signInTestPages()],
};
