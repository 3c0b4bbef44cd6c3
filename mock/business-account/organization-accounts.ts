import { table } from '../runtime/table';
import type { World } from '../runtime/world';

interface Member {
  id: string;
  name: string;
  /** Null belongs to no organisation. */
  organizationId: string | null;
}

/** Accounts and where they belong: organisations with several, with one, with none, and two accounts that belong nowhere. */
const accounts = table<Member>('organizationAccount', () =>
  [
    ['acme-operator', 'ORG-4'],
    ['acme-readonly', 'ORG-4'],
    ['acme-registry', 'ORG-2'],
    ['acme-nodes', 'ORG-4'],
    ['zone-editor', 'ORG-7'],
    ['dns-engine', 'ORG-9'],
    ['shop-admin', 'ORG-5'],
    ['auditor', null],
    ['newcomer', null],
  ].map(([name, organizationId], index) => ({
    id: `SUB-${index + 1}`,
    name: name ?? '',
    organizationId: organizationId ?? null,
  })),
);

export const accountsOf = (world: World) => accounts.of(world);

/** The accounts that belong to an organisation itself. */
export const membersOf = (world: World, organizationId: string): Member[] =>
  accounts.of(world).rows.filter((one) => one.organizationId === organizationId);
