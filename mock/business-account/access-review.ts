import type { Resource } from '@/api/business-account/access';
import { accessReviews, type GrantedAccess } from '@/api/business-account/access-review';
import { implement } from '../runtime/implement';
import type { Language } from '../runtime/messages';
import { pageOf } from '../runtime/table';
import type { World } from '../runtime/world';
import { factsOf } from './access';
import { type AccountRow, accountsOf, toWire } from './account-rows';
import { menuTreeOf } from './products';
import { resourceTypeTitle } from './resource-row';
import { byStanding, isBlocked, resourcesOf, unblocked, verdictOf } from './rights';

type Granted = Pick<GrantedAccess, 'resource' | 'operation' | 'gate' | 'by'> & { key: string };

/** What accounts that stand the same may do with each resource. */
function grantsReader(world: World, resources: readonly Resource[], language: Language) {
  const titles = new Map(menuTreeOf(language).map(({ code, title }) => [code, title]));
  return byStanding(world, (row: AccountRow) => {
    const facts = unblocked(factsOf(world, row, language));
    return resources.flatMap((resource): Granted[] => {
      const [write, read] = [
        verdictOf(facts, resource, 'write', language),
        verdictOf(facts, resource, 'read', language),
      ];
      const verdict = write?.isAllowed ? write : read;
      if (!verdict?.isAllowed) return [];
      const { name, type, module } = resource;
      return [
        {
          key: `${type}:${name}`,
          resource: { name, type: resourceTypeTitle(type, language), module: titles.get(module) ?? module },
          operation: verdict === write ? 'readWrite' : 'readOnly',
          gate: verdict.decidedBy,
          by: verdict.steps.find(({ gate }) => gate === verdict.decidedBy)?.subject ?? '',
        },
      ];
    });
  });
}

export const accessReview = implement(accessReviews, {
  list: ({ filters, ...request }, { world, language }) => {
    const wanted = filters?.resource ?? [];
    const resources = resourcesOf(world).filter(({ name }) => wanted.length === 0 || wanted.includes(name));
    const grantsOf = grantsReader(world, resources, language);
    const rows = accountsOf(world).rows.flatMap((row) => {
      const { id, name, role, organization } = toWire(world, row);
      return grantsOf(row).map(
        ({ key, ...granted }): GrantedAccess => ({
          ...granted,
          id: `${id} ${key}`,
          account: { id, name },
          isBlocked: isBlocked(row),
          role,
          organization,
        }),
      );
    });
    return pageOf(rows, request, { keyword: ['id'] });
  },
});
