import type zh from '../../zh-CN/business-account/sso-setup';

export default {
  'ssoSetup.acsUrl': 'Assertion consumer service (ACS)',
  'ssoSetup.alsoMatched': 'Also matched, not used',
  'ssoSetup.attributes': 'Attributes received',
  'ssoSetup.downloadOwn': 'Download SP metadata',
  'ssoSetup.entityId': 'SP entity ID',
  'ssoSetup.expired': 'Not finished in time',
  'ssoSetup.givesNoRole': 'would give the role {role}',
  'ssoSetup.givesRole': 'gives the role {role}',
  'ssoSetup.goodUntil': 'valid until',
  'ssoSetup.keepMine': 'Keep my order',
  'ssoSetup.linkOnce': 'The link can be used once. Come back here after the sign-in.',
  'ssoSetup.matched': 'Mapping that decides',
  'ssoSetup.metadataUrl': 'SP metadata URL',
  'ssoSetup.neverTested': 'Not tested yet.',
  'ssoSetup.openLink': 'Open the provider’s sign-in',
  'ssoSetup.opened': 'Signing in at the provider',
  'ssoSetup.orderOvertaken': 'The precedence has changed',
  'ssoSetup.orderOvertakenText':
    'Your order is above and not saved. This one is in effect now. Keep yours and save it, or discard your changes.',
  'ssoSetup.orderSaved': 'Precedence of the mappings of {name} saved',
  'ssoSetup.orderStanding': 'Precedence in effect',
  'ssoSetup.outdated': 'The provider or its mappings were changed after this test, so the result may differ now.',
  'ssoSetup.ownSide': 'Details for the identity provider',
  'ssoSetup.ownSide.oidc': 'Enter these addresses where the client is registered at the provider.',
  'ssoSetup.ownSide.saml': 'Enter these at the provider, or import the metadata there.',
  'ssoSetup.passed': 'Passed',
  'ssoSetup.precedence': 'Precedence of the mappings',
  'ssoSetup.precedenceText':
    'The first mapping from the top that matches gives the role. Mappings of other providers do not count.',
  'ssoSetup.reason.audience':
    'The answer is meant for {found}, not for the SP entity ID. Check the entity ID or client ID at the provider.',
  'ssoSetup.reason.certificate': 'The signing certificate has expired. Update the metadata of the provider.',
  'ssoSetup.reason.clock':
    'The clocks differ by {found} seconds, more than is allowed. Correct the clock of the provider.',
  'ssoSetup.reason.missingAttribute':
    'An attribute that the mappings use was not received: {found}. Configure the provider to send it.',
  'ssoSetup.reason.noMapping':
    'No mapping matches the attributes, so the sign-in would be refused. Add a mapping, or check the values.',
  'ssoSetup.reason.other': 'The gateway gives the reason {reason}',
  'ssoSetup.reason.signature':
    'The signature does not match the certificate or secret stored here, so nothing in the response can be trusted. Update the metadata or the secret.',
  'ssoSetup.redirectUri': 'Redirect URI',
  'ssoSetup.refused': 'Refused',
  'ssoSetup.role': 'Resulting role',
  'ssoSetup.saveOrder': 'Save precedence',
  'ssoSetup.signOutUri': 'Redirect URI after sign-out',
  'ssoSetup.signOutUrl': 'Sign-out address',
  'ssoSetup.startedBy': 'started by {name}',
  'ssoSetup.test': 'Test sign-in',
  'ssoSetup.testAgain': 'Test again',
  'ssoSetup.testText':
    'Opens the provider’s sign-in in a new tab and shows the response here. It signs nobody in, and you stay signed in.',
  'ssoSetup.testTitle': 'Test sign-in',
  'ssoSetup.unknownType': 'This version of the console cannot test this type',
  'ssoSetup.waiting': 'Waiting for the sign-in',
} satisfies Record<keyof typeof zh, string>;
