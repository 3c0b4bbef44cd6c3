import { type AccessFacts, type AccessResource, type AccessTargets, CONSOLE_PRODUCT } from './access';
import { type Explanation, type ExplanationStep, explain } from './access-explanation';
import type { Operation } from './resource-row';

/** As if it could sign in: a lock and a license say when it may use its rights, not which it has. */
export const unblocked = (facts: AccessFacts): AccessFacts => ({
  ...facts,
  account: { ...facts.account, isLocked: false },
  license: { ...facts.license, status: 'normal' },
});

/**
 * How an account may read or write a resource: the question's answer; null where it lacks each menu of the product, by which
 * the resource is reached.
 */
export function verdictOn(
  facts: AccessFacts,
  menus: readonly string[],
  resource: AccessResource,
  operation: 'read' | 'write',
): Explanation | null {
  const menu = menus.find((one) => facts.menus.includes(one));
  return menu === undefined ? null : explain(facts, { product: resource.module, menu, operation, resource });
}

/** Something that an account may, and what gives it. */
export interface EffectiveRight {
  key: string;
  kind: 'menu' | 'screen' | 'action' | 'resource';
  /** The product of a menu or resource, by its code. */
  product: string;
  /** Of a menu its name, of a screen or an action its key, of a resource its name. */
  name: string;
  /** Of a resource. */
  type?: string;
  /** What may be done with data; null where that is no part of the right. */
  operation: Operation | null;
  /** The gate that grants it, with what that names. */
  by: ExplanationStep;
}

const granting = ({ decidedBy, steps }: Explanation) => steps.find(({ gate }) => gate === decidedBy);

const keyOf = ({ type, name }: Pick<AccessResource, 'type' | 'name'>) => JSON.stringify([type, name]);

/** Everything whose data rights are told: what the main account owns, and what rows and policies name besides. */
function resourcesOf({ rows, policies, menus }: AccessFacts, targets: AccessTargets): AccessResource[] {
  const open = targets.products.find((product) => product.menus.some(({ key }) => menus.includes(key)));
  const named = [...rows, ...policies.flatMap((policy) => policy.rows)].flatMap((row): AccessResource[] => {
    // A row without a module counts in every one: it is told where such things are kept, or where the account gets to.
    const module = row.module ?? targets.resources.find(({ type }) => type === row.type)?.module ?? open?.code;
    if (module === undefined) return [];
    return [{ name: row.name, type: row.type, module, assetType: row.assetType ?? '', organizationId: null }];
  });
  // What the main account owns is told as it is kept, whatever a row says of it.
  return [...new Map([...named, ...targets.resources].map((one) => [keyOf(one), one])).values()];
}

/**
 * All that an account may see and do, each with the gate that grants it: menus of products, screens of the console, actions on
 * them, resources; by the very function that explains a single question. Of a locked account it is what it has, not what it
 * can use now.
 */
export function effectiveRights(given: AccessFacts, targets: AccessTargets): EffectiveRight[] {
  const facts = unblocked(given);
  const menus = targets.products.flatMap(({ code, menus: items }) =>
    items.flatMap(({ key, name }): EffectiveRight[] => {
      const found = explain(facts, { product: code, menu: key, operation: 'read', resource: null });
      const by = found.isAllowed && granting(found);
      return by
        ? [{ key: `menu ${code} ${key}`, kind: 'menu', product: code, name, operation: facts.dataAccess, by }]
        : [];
    }),
  );
  const own = (kind: 'screen' | 'action', name: string, action?: string): EffectiveRight[] => {
    const found = explain(facts, {
      product: CONSOLE_PRODUCT,
      menu: name,
      operation: 'read',
      resource: null,
      ...(action !== undefined && { action }),
    });
    const by = found.isAllowed && granting(found);
    return by ? [{ key: `${kind} ${name}`, kind, product: CONSOLE_PRODUCT, name, operation: null, by }] : [];
  };
  const screens = facts.screens.flatMap((key) => own('screen', key));
  const actions = (facts.actions ?? []).flatMap((action) => own('action', action, action));
  const resources = resourcesOf(facts, targets).flatMap((resource): EffectiveRight[] => {
    const items = targets.products.find(({ code }) => code === resource.module)?.menus.map(({ key }) => key) ?? [];
    const write = verdictOn(facts, items, resource, 'write');
    const found = write?.isAllowed ? write : verdictOn(facts, items, resource, 'read');
    const by = found?.isAllowed && granting(found);
    if (!by) return [];
    const { name, type, module } = resource;
    const operation = found === write ? 'readWrite' : 'readOnly';
    return [{ key: `resource ${keyOf(resource)}`, kind: 'resource', product: module, name, type, operation, by }];
  });
  return [...menus, ...resources, ...screens, ...actions];
}
