import type { RoleSso } from '@/api/business-account/role-sso';
import { table } from '../runtime/table';
import { SEED_TIME, type World } from '../runtime/world';

/** `rank` orders the mappings of a provider; what is shown of it is the place among them. */
export interface Mapping extends Omit<RoleSso, 'providerName' | 'roleName' | 'precedence'> {
  rank: number;
}

const row = (serial: number, providerId: string, attribute: string, value: string, roleId: string): Mapping => ({
  id: `RSSO-${serial}`,
  providerId,
  attribute,
  value,
  roleId,
  rank: serial,
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

/** The mappings of a provider, those that win first. */
export const orderedMappings = (world: World, providerId: string): Mapping[] =>
  mappingsOf(world)
    .rows.filter((one) => one.providerId === providerId)
    .sort((a, b) => a.rank - b.rank);

/** The rank of one that comes last. */
export const lastRank = (world: World): number => 1 + Math.max(0, ...mappingsOf(world).rows.map(({ rank }) => rank));
