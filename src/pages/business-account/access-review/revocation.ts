import type { AccessFacts, AccessResource, AccessTargets } from '@/api/business-account/access';
import { unblocked, verdictOn } from '@/api/business-account/effective-rights';
import type { ResourceRow } from '@/api/business-account/resource-row';
import type { Line } from './lines';

/** Why a line cannot be taken away here. */
export type Stuck = 'gone' | 'lastMenu' | 'organization' | 'policyOfOrganization' | 'policyRight';

/** A policy as far as it decides who is attached to it. */
export interface AttachedPolicy {
  id: string;
  name: string;
  accounts: readonly { id: string }[];
  organizations: readonly { id: string }[];
}

/** What happens to one account so that lines go. */
export interface AccountPlan {
  account: { id: string; name: string };
  /** Its role, which it no longer follows once menu items are taken. */
  role: string;
  /** Menu items that it loses, and what is left as its own selection. */
  menus: readonly string[];
  menusLeft: readonly string[];
  /** Products whose full business data ends. */
  fullData: readonly string[];
  rows: readonly Row[];
  policies: readonly { id: string; name: string }[];
  /** Resources that it can do less with beside those of the lines. */
  alsoLost: readonly string[];
  /** Resources that it can do more with, since a row that is gone held it down. */
  alsoGained: readonly string[];
  lines: readonly Line[];
  stuck: readonly { line: Line; why: Stuck; subject: string }[];
}

type Row = Pick<ResourceRow, 'name' | 'type'>;
type State = Pick<AccessFacts, 'menus' | 'fullData' | 'rows' | 'policies'>;

interface Means {
  menus: string[];
  fullData: string[];
  rows: Row[];
  policies: { id: string; name: string }[];
}

const isRow = (one: Row, other: Row) => one.name === other.name && one.type === other.type;

/** How it may read or write a resource; null where it reaches it by no menu item. */
const verdictOf = (
  facts: AccessFacts,
  targets: AccessTargets,
  resource: AccessResource,
  operation: 'read' | 'write',
) => {
  const menus = targets.products.find(({ code }) => code === resource.module)?.menus.map(({ key }) => key) ?? [];
  return verdictOn(facts, menus, resource, operation);
};

const levelOf = (facts: AccessFacts, targets: AccessTargets, resource: AccessResource): number =>
  (['read', 'write'] as const).filter((operation) => verdictOf(facts, targets, resource, operation)?.isAllowed).length;

/** What rows and policies name beside what can be asked about; one without a module is looked for in each product. */
const namedIn = ({ rows, policies }: AccessFacts, targets: AccessTargets): AccessResource[] =>
  [...rows, ...policies.flatMap((policy) => policy.rows)]
    .filter(({ name }) => !name.startsWith('*.'))
    .flatMap(({ name, type, module, assetType = '' }) =>
      (module === undefined ? targets.products.map(({ code }) => code) : [module]).map((code) => ({
        name,
        type,
        module: code,
        assetType,
        organizationId: null,
      })),
    );

interface Asked {
  facts: AccessFacts;
  targets: AccessTargets;
  /** The policies that decide about the account, by id. */
  policies: ReadonlyMap<string, AttachedPolicy>;
  mayDetach: boolean;
  lines: readonly Line[];
}

type Outcome = { state: State; means: Partial<Means> } | { why: Stuck; subject: string };

/** Takes away what grants now; another gate may grant then. */
function withoutGrant(
  { facts, targets, policies, mayDetach }: Asked,
  state: State,
  resource: AccessResource,
): Outcome | null {
  const verdict = verdictOf({ ...unblocked(facts), ...state }, targets, resource, 'read');
  if (!verdict?.isAllowed) return null;
  const step = verdict.steps.find(({ gate }) => gate === verdict.decidedBy);
  const subject = step?.subject ?? '';
  if (verdict.decidedBy === 'fullData')
    return {
      state: { ...state, fullData: state.fullData.filter((code) => code !== resource.module) },
      means: { fullData: [resource.module] },
    };
  if (step?.reason === 'resource.row') {
    const row = { name: subject, type: resource.type };
    return { state: { ...state, rows: state.rows.filter((one) => !isRow(one, row)) }, means: { rows: [row] } };
  }
  if (step?.reason === 'resource.policy') {
    const { id = '', name = subject } = state.policies.find((one) => one.name === subject) ?? {};
    const policy = policies.get(id);
    const isDirect = policy?.accounts.some((one) => one.id === facts.account.id) === true;
    const isInherited = policy?.organizations.some((one) => one.id === facts.organization?.id) === true;
    if (!isDirect || isInherited) return { why: 'policyOfOrganization', subject };
    if (!mayDetach) return { why: 'policyRight', subject };
    return {
      state: { ...state, policies: state.policies.filter((one) => one.id !== id) },
      means: { policies: [{ id, name }] },
    };
  }
  return { why: 'organization', subject };
}

/** Everything that has to go so that a resource is out of reach. */
function withoutResource(asked: Asked, before: State, resource: AccessResource): Outcome {
  let state = before;
  const means: Means = { menus: [], fullData: [], rows: [], policies: [] };
  for (;;) {
    const next = withoutGrant(asked, state, resource);
    if (next === null) return { state, means };
    if ('why' in next) return next;
    state = next.state;
    means.fullData.push(...(next.means.fullData ?? []));
    means.rows.push(...(next.means.rows ?? []));
    means.policies.push(...(next.means.policies ?? []));
  }
}

function withoutLine(asked: Asked, state: State, line: Line): Outcome {
  if (line.list === 'screens') {
    if (!state.menus.includes(line.menu)) return { why: 'gone', subject: '' };
    const menus = state.menus.filter((menu) => menu !== line.menu);
    // An account without a menu item is none that the gateway takes: it is locked or deleted instead.
    if (menus.length === 0) return { why: 'lastMenu', subject: '' };
    return { state: { ...state, menus }, means: { menus: [line.menu] } };
  }
  // By what it may do before anything of the review is taken: with its last menu item a resource is out of reach too.
  const verdict = verdictOf(unblocked(asked.facts), asked.targets, line.resource, 'read');
  if (!verdict?.isAllowed) return { why: 'gone', subject: '' };
  return withoutResource(asked, state, line.resource);
}

/**
 * What to change of one account so that lines of the review go, by the very rule that the gateway grants by, and what else
 * goes with them. A line that something holds which cannot be taken from this account alone is left as it is.
 */
export function planAccount(asked: Asked): AccountPlan {
  const { facts, targets, lines } = asked;
  const { menus, fullData, rows, policies } = facts;
  let state: State = { menus, fullData, rows, policies };
  const means: Means = { menus: [], fullData: [], rows: [], policies: [] };
  const done: Line[] = [];
  const stuck: { line: Line; why: Stuck; subject: string }[] = [];
  for (const line of lines) {
    const outcome = withoutLine(asked, state, line);
    if ('why' in outcome) {
      stuck.push({ line, ...outcome });
      continue;
    }
    state = outcome.state;
    done.push(line);
    means.menus.push(...(outcome.means.menus ?? []));
    means.fullData.push(...(outcome.means.fullData ?? []));
    means.rows.push(...(outcome.means.rows ?? []));
    means.policies.push(...(outcome.means.policies ?? []));
  }
  const [before, after] = [unblocked(facts), { ...unblocked(facts), ...state }];
  const isMeant = (one: AccessResource) =>
    done.some((line) => line.list === 'resources' && isRow(line.resource, one) && line.resource.module === one.module);
  const known = [
    ...targets.resources,
    ...namedIn(facts, targets),
    ...done.flatMap((line) => (line.list === 'resources' ? [line.resource] : [])),
  ];
  const others = known
    .filter((resource) => !isMeant(resource))
    .map(({ name, ...resource }) => ({
      name,
      step: levelOf(after, targets, { name, ...resource }) - levelOf(before, targets, { name, ...resource }),
    }));
  const named = (isWanted: (step: number) => boolean) => [
    ...new Set(others.flatMap(({ name, step }) => (isWanted(step) ? [name] : []))),
  ];
  return {
    account: { id: facts.account.id, name: facts.account.name },
    role: facts.role?.name ?? '',
    ...means,
    menusLeft: state.menus,
    alsoLost: named((step) => step < 0),
    alsoGained: named((step) => step > 0),
    lines: done,
    stuck,
  };
}
