/** Somebody who signed in through a provider, with what it sent of him then. */
interface SsoUser {
  id: string;
  providerId: string;
  user: string;
  attributes: Readonly<Record<string, readonly string[]>>;
}

const row = (serial: number, providerId: string, user: string, attributes: SsoUser['attributes']): SsoUser => ({
  id: `SSOU-${serial}`,
  providerId,
  user,
  attributes,
});

/** Whom the gateway has met by single sign-on: one whom both mappings of the first provider match, one whom only the second does, one of the OIDC provider. */
export const SSO_USERS: readonly SsoUser[] = [
  row(1, 'IDP-1', 'li.wei@example.com', { memberOf: ['staff', 'dns-operators', '外包团队'] }),
  row(2, 'IDP-1', 'chen.hao@example.com', { memberOf: ['外包团队'] }),
  row(3, 'IDP-5', 'kim@partner.example', { groups: ['contractors'] }),
];
