import { table } from '../runtime/table';
import type { World } from '../runtime/world';

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

/** One whom both mappings of the first provider match, one whom only the second does, one of the OIDC provider. */
const rows = table<SsoUser>('ssoUser', () => [
  row(1, 'IDP-1', 'li.wei@example.com', { memberOf: ['staff', 'dns-operators', '外包团队'] }),
  row(2, 'IDP-1', 'chen.hao@example.com', { memberOf: ['外包团队'] }),
  row(3, 'IDP-5', 'kim@partner.example', { groups: ['contractors'] }),
]);

/** The users of single sign-on that the gateway has met. */
export const ssoUsersOf = (world: World): readonly SsoUser[] => rows.of(world).rows;
