import type { RoleSso } from '@/api/business-account/role-sso';
import { table } from '../runtime/table';
import { SEED_TIME, type World } from '../runtime/world';

export type Mapping = Omit<RoleSso, 'providerName' | 'roleName'>;

const row = (serial: number, providerId: string, attribute: string, value: string, roleId: string): Mapping => ({
  id: `RSSO-${serial}`,
  providerId,
  attribute,
  value,
  roleId,
  updatedAt: SEED_TIME - serial * 7_200_000,
  version: 1,
});

/** The first provider has two mappings, the OIDC one has one; the others have none and can be deleted. */
const rows = table<Mapping>('roleSso', () => [
  row(1, 'IDP-1', 'memberOf', 'dns-operators', 'ROLE-4'),
  row(2, 'IDP-1', 'memberOf', '外包团队', 'ROLE-5'),
  row(3, 'IDP-5', 'groups', 'contractors', 'ROLE-5'),
]);

/** The mappings of a world. */
export const mappingsOf = (world: World) => rows.of(world);
