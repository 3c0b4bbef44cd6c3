import type { AccessFacts, AccessResource } from '@/api/business-account/access';
import type { Right } from '@/api/business-account/access-change';
import { type Explanation, explain } from '@/api/business-account/access-explanation';
import { unblocked, verdictOn } from '@/api/business-account/effective-rights';
import type { ResourceRow } from '@/api/business-account/resource-row';
import type { Language } from '../runtime/messages';
import type { World } from '../runtime/world';
import { factsOf } from './access';
import type { AccountRow } from './account-rows';
import { authorizationOf } from './authorization';
import { policiesFor, policyRowsOf } from './policy';
import { menuTreeOf } from './products';
import { resourceTypeTitle } from './resource-row';
import { RESOURCES } from './resources';

/** Where a resource is kept that only rows name, and name without a module. */
const MODULES: Readonly<Record<string, string>> = {
  zone: 'dns',
  line: 'cloud',
  domain: 'dnp',
  policy: 'sdns',
  monitorTask: 'monitor',
  certificate: 'ssl_cert',
};

const keyOf = ({ type, name }: { type: string; name: string }) => JSON.stringify([type, name]);

const ofRow = ({ name, type, module, assetType }: ResourceRow): AccessResource => ({
  name,
  type,
  module: module ?? MODULES[type] ?? type,
  assetType: assetType ?? 'hosted',
  organizationId: null,
});

/** Everything that rights can be given on: what the main account owns, and what policies and these rows name besides. */
export function resourcesOf(world: World, rows: readonly ResourceRow[] = []): AccessResource[] {
  const named = [...policyRowsOf(world).rows.flatMap(({ resources }) => resources), ...rows].map(ofRow);
  return [...new Map([...named, ...RESOURCES].map((one) => [keyOf(one), one])).values()];
}

/** How an account may read or write a resource: the question's answer; null where it lacks each menu of the product. */
export function verdictOf(
  facts: AccessFacts,
  resource: AccessResource,
  operation: 'read' | 'write',
  language: Language,
): Explanation | null {
  const items = menuTreeOf(language).find(({ code }) => code === resource.module)?.menus ?? [];
  return verdictOn(
    facts,
    items.map(({ id }) => id),
    resource,
    operation,
  );
}

/** As the contract says it. */
export { unblocked };

export const isBlocked = ({ status, authorization }: AccountRow): boolean =>
  status === 'locked' || authorization !== 'normal';

/** Reads something of accounts once for all that stand the same: the same role, choice, organization, rows and policies. */
export function byStanding<T>(world: World, read: (row: AccountRow) => T): (row: AccountRow) => T {
  const known = new Map<string, T>();
  return (row) => {
    const { basic, choice, resources: rows } = authorizationOf(world, row.id);
    const policies = policiesFor(world, row.id, row.organizationId).map((one) => one.id);
    const key = JSON.stringify([row.roleId, row.organizationId, basic, choice, rows, policies]);
    const found = known.get(key) ?? read(row);
    known.set(key, found);
    return found;
  };
}

/** The rights of accounts, each by a key. */
export function rightsReader(world: World, resources: readonly AccessResource[], language: Language) {
  const tree = menuTreeOf(language);
  return byStanding<ReadonlyMap<string, Right>>(world, (row) => {
    const facts = unblocked(factsOf(world, row, language));
    const found = new Map<string, Right>();
    for (const { code, title, menus } of tree)
      for (const menu of menus) {
        const question = { product: code, menu: menu.id, operation: 'read', resource: null } as const;
        if (explain(facts, question).isAllowed) found.set(menu.id, { kind: 'menu', of: title, name: menu.title });
      }
    for (const resource of resources)
      for (const operation of ['read', 'write'] as const)
        if (verdictOf(facts, resource, operation, language)?.isAllowed)
          found.set(`${operation} ${keyOf(resource)}`, {
            kind: operation,
            of: resourceTypeTitle(resource.type, language),
            name: resource.name,
          });
    return found;
  });
}
