import type { AccessResource } from '@/api/business-account/access';
import { accessReviews, type GrantedAccess, type SignOff } from '@/api/business-account/access-review';
import { knows } from '../runtime/gateway-kind';
import { type Context, implement } from '../runtime/implement';
import type { Language } from '../runtime/messages';
import { refuse } from '../runtime/refusal';
import { pageOf, table } from '../runtime/table';
import type { World } from '../runtime/world';
import { productsOf } from '../session/products';
import { factsOf } from './access';
import { countsOf, digestOf, type Rights, tableOf } from './access-evidence';
import { type AccountRow, accountsOf, toWire } from './account-rows';
import { actionsIn } from './action-rights';
import { authorizationOf } from './authorization';
import { organizationsOf } from './organization-rows';
import { policyRowsOf } from './policy';
import { menuTreeOf } from './products';
import { resourceTypeTitle } from './resource-row';
import {
  type Comparison,
  compareRights,
  countChanges,
  isNamed,
  type Line,
  type LineRequest,
  meant,
} from './review-lines';
import { accountsIn, isWanted, type Scope } from './review-scope';
import { endReviewTask } from './review-task';
import { byStanding, isBlocked, resourcesOf, unblocked, verdictOf } from './rights';
import { rolesOf } from './role';
import { screensIn } from './screen-rights';
import { accountPage } from './sub-account';

const EVIDENCE_LANGUAGE: Language = 'en-US';

type Granted = Pick<GrantedAccess, 'resource' | 'about' | 'operation' | 'gate' | 'by'> & { key: string };

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
          about: resource,
          resource: { name, type: resourceTypeTitle(type, language), module: titles.get(module) ?? module },
          operation: verdict === write ? 'readWrite' : 'readOnly',
          gate: verdict.decidedBy,
          by: verdict.steps.find(({ gate }) => gate === verdict.decidedBy)?.subject ?? '',
        },
      ];
    });
  });
}

type Chosen = Scope & { resource?: string[] | undefined; operation?: string[] | undefined };

function grantsIn(world: World, language: Language, { resource, operation, ...scope }: Chosen = {}) {
  const resources = resourcesOf(world).filter(({ name }) => isWanted(resource, name));
  const grantsOf = grantsReader(world, resources, language);
  return accountsIn(world, scope).flatMap((row) => {
    const { id, name, role, organization } = toWire(world, row);
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
const rightsIn = (world: World, language: Language = EVIDENCE_LANGUAGE): Rights => ({
  screens: screensIn(world, language),
  resources: grantsIn(world, language),
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

type RightsByLanguage = Readonly<Record<Language, Rights>>;

/** The lines of the last sign-off as they were, in each language; beside its row, which the operation log reads as a whole. */
const signedRights = new WeakMap<World, { id: string; rights: RightsByLanguage }>();

const comparisons = new WeakMap<World, { of: string; comparison: Comparison | null }>();

/** What became of every line since the last sign-off; null before the first, and on a gateway that does not compare. */
function comparisonOf(world: World): Comparison | null {
  const last = signedRights.get(world);
  if (!last || !knows(world.gateway, 'reviewDecisions')) return null;
  const of = `${last.id} ${stateOf(world)}`;
  const known = comparisons.get(world);
  if (known?.of === of) return known.comparison;
  const comparison = compareRights(last.rights[EVIDENCE_LANGUAGE], rightsIn(world));
  comparisons.set(world, { of, comparison });
  return comparison;
}

/** A page of lines, each with what became of it; those that are gone stand as they were signed, and only where they are asked for. */
async function linePage<Row extends Line>(
  { world, language }: Context,
  { filters = {}, keyword, ...request }: LineRequest,
  list: keyof Rights,
  rows: readonly Row[],
  signed: (rights: Rights) => readonly Row[],
) {
  const { change = [], ...narrowing } = filters;
  const comparison = comparisonOf(world);
  const isMeant = meant(world, narrowing);
  const last = comparison && change.includes('removed') ? signedRights.get(world) : undefined;
  const gone = last ? signed(last.rights[language]).filter(({ id }) => comparison?.removed[list].has(id)) : [];
  const all: Row[] = [
    ...rows.map((one) => {
      const became = comparison?.present[list].get(one.id);
      return became ? { ...one, change: became } : one;
    }),
    ...gone.filter(isMeant).map((one) => ({ ...one, change: 'removed' as const })),
  ];
  const found = all.filter((one) => isWanted(change, one.change) && isNamed(one, keyword));
  return { ...pageOf(found, request, { keyword: [] }), version: await versionOf(world) };
}

export const accessReview = implement(accessReviews, {
  listAccounts: async (request, { world }) => ({
    ...accountPage(world, request),
    version: await versionOf(world),
  }),
  list: (request, context) =>
    linePage(
      context,
      request,
      'resources',
      grantsIn(context.world, context.language, request.filters),
      ({ resources }) => resources,
    ),
  listScreens: (request, context) =>
    linePage(
      context,
      request,
      'screens',
      screensIn(context.world, context.language, request.filters),
      ({ screens }) => screens,
    ),
  listActions: (request, context) =>
    linePage(context, request, 'actions', actionsIn(context.world, request.filters), ({ actions }) => actions),
  getSummary: async (_, { world }) => {
    const rights = rightsIn(world);
    return { counts: countsOf(world, rights), version: await versionOf(world) };
  },
  getBaseline: (_, { world }) => {
    const [last] = signOffs.of(world).rows;
    const comparison = comparisonOf(world);
    const signOff = last ? { id: last.id, name: last.name, signedAt: last.signedAt, signedBy: last.signedBy } : null;
    return {
      signOff,
      changes: {
        screens: countChanges(comparison, 'screens'),
        actions: countChanges(comparison, 'actions'),
        resources: countChanges(comparison, 'resources'),
      },
    };
  },
  listSignOffs: (request, { world }) => {
    const { list, total } = pageOf(signOffs.of(world).rows, request, { keyword: ['name', 'note', 'signedBy'] });
    return { list: list.map(({ table: _, ...one }) => one), total };
  },
  getEvidence: ({ id }, { world }) => ({ table: signOffs.of(world).get(id).table }),
  sign: async ({ name, note, version, revoked = [] }, { world }) => {
    const rights = rightsIn(world);
    const isThere = (one: (typeof revoked)[number]) => rights[one.list].some(({ id }) => id === one.id);
    if (version !== (await versionOf(world)) || revoked.some(isThere))
      refuse('ILLEGAL_STATE', { why: 'rightsChanged' });
    const gone = [...new Map(revoked.map((one) => [`${one.list} ${one.id}`, one])).values()];
    const kept = tableOf(world, rights, true, gone);
    const { id } = signOffs.of(world).add({
      id: world.nextId('REV'),
      name,
      note: note || null,
      signedAt: world.now(),
      signedBy: world.persona.name,
      counts: countsOf(world, rights),
      ...(knows(world.gateway, 'reviewDecisions') && {
        decisions: {
          kept: rights.screens.length + rights.actions.length + rights.resources.length,
          revoked: gone.length,
        },
      }),
      digest: await digestOf(kept),
      table: kept,
    });
    endReviewTask(world);
    signedRights.set(world, { id, rights: { 'en-US': rights, 'zh-CN': rightsIn(world, 'zh-CN') } });
    return { id };
  },
});
