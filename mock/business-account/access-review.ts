import type { AccessResource } from '@/api/business-account/access';
import { accessReviews, type GrantedAccess, type SignOff } from '@/api/business-account/access-review';
import { implement } from '../runtime/implement';
import type { Language } from '../runtime/messages';
import { refuse } from '../runtime/refusal';
import { pageOf, table } from '../runtime/table';
import type { World } from '../runtime/world';
import { productsOf } from '../session/products';
import { factsOf } from './access';
import { countsOf, digestOf, tableOf } from './access-evidence';
import { type AccountRow, accountsOf, toWire } from './account-rows';
import { actionsIn } from './action-rights';
import { authorizationOf } from './authorization';
import { organizationsOf } from './organization-rows';
import { policyRowsOf } from './policy';
import { menuTreeOf } from './products';
import { resourceTypeTitle } from './resource-row';
import { byStanding, isBlocked, resourcesOf, unblocked, verdictOf } from './rights';
import { rolesOf } from './role';
import { screensIn } from './screen-rights';
import { accountPage } from './sub-account';

const EVIDENCE_LANGUAGE: Language = 'en-US';

type Granted = Pick<GrantedAccess, 'resource' | 'operation' | 'gate' | 'by'> & { key: string };

/** What accounts that stand the same may do with each resource. */
function grantsReader(world: World, resources: readonly AccessResource[], language: Language) {
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

type Chosen = { resource?: string[] | undefined; operation?: string[] | undefined; role?: string[] | undefined };

const isWanted = (wanted: readonly string[] | undefined, value: string | undefined) =>
  !wanted || wanted.length === 0 || (value !== undefined && wanted.includes(value));

function grantsIn(world: World, language: Language, { resource, operation, role: roles }: Chosen = {}) {
  const resources = resourcesOf(world).filter(({ name }) => isWanted(resource, name));
  const grantsOf = grantsReader(world, resources, language);
  return accountsOf(world).rows.flatMap((row) => {
    const { id, name, role, organization } = toWire(world, row);
    if (!isWanted(roles, role?.id)) return [];
    return grantsOf(row)
      .filter((one) => isWanted(operation, one.operation))
      .map(
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
}

/** Evidence is in one language, so that its digest is of what is so and not of who looks. */
const rightsIn = (world: World) => ({
  screens: screensIn(world, EVIDENCE_LANGUAGE),
  resources: grantsIn(world, EVIDENCE_LANGUAGE),
  actions: actionsIn(world),
});

/** The inputs of every right, as far as a version is about them: compared before a version is made anew. */
const stateOf = (world: World) =>
  JSON.stringify([
    accountsOf(world).rows.map(({ lastLoginAt: _, password: __, ...row }) => [row, authorizationOf(world, row.id)]),
    rolesOf(world),
    policyRowsOf(world).rows,
    organizationsOf(world).rows,
    productsOf(world),
  ]);

const versions = new WeakMap<World, { state: string; version: Promise<string> }>();

/** What names the accounts and rights of this moment; a sign-in changes nothing of it. */
function versionOf(world: World): Promise<string> {
  const state = stateOf(world);
  const known = versions.get(world);
  if (known?.state === state) return known.version;
  const version = digestOf(tableOf(world, rightsIn(world), false));
  versions.set(world, { state, version });
  return version;
}

interface Kept extends SignOff {
  table: string;
}

const signOffs = table<Kept>('accessReview', () => []);

export const accessReview = implement(accessReviews, {
  listAccounts: async (request, { world }) => ({
    ...accountPage(world, request),
    version: await versionOf(world),
  }),
  list: async ({ filters, ...request }, { world, language }) => ({
    ...pageOf(grantsIn(world, language, filters), request, { keyword: ['id'] }),
    version: await versionOf(world),
  }),
  listScreens: async ({ filters, ...request }, { world, language }) => ({
    ...pageOf(screensIn(world, language, filters), request, { keyword: ['id'] }),
    version: await versionOf(world),
  }),
  listActions: async ({ filters, ...request }, { world }) => ({
    ...pageOf(actionsIn(world, filters), request, { keyword: ['id'] }),
    version: await versionOf(world),
  }),
  getSummary: async (_, { world }) => {
    const rights = rightsIn(world);
    return { counts: countsOf(world, rights), version: await versionOf(world) };
  },
  listSignOffs: (request, { world }) => {
    const { list, total } = pageOf(signOffs.of(world).rows, request, { keyword: ['name', 'note', 'signedBy'] });
    return { list: list.map(({ table: _, ...one }) => one), total };
  },
  getEvidence: ({ id }, { world }) => ({ table: signOffs.of(world).get(id).table }),
  sign: async ({ name, note, version }, { world }) => {
    const rights = rightsIn(world);
    if (version !== (await versionOf(world))) refuse('ILLEGAL_STATE', { why: 'rightsChanged' });
    const kept = tableOf(world, rights, true);
    const { id } = signOffs.of(world).add({
      id: world.nextId('REV'),
      name,
      note: note || null,
      signedAt: world.now(),
      signedBy: world.persona.name,
      counts: countsOf(world, rights),
      digest: await digestOf(kept),
      table: kept,
    });
    return { id };
  },
});
