import { type AccessFacts, type AccessQuestion, type AccessResource, CONSOLE_PRODUCT } from './access';
import { closeness, type Operation } from './resource-row';

/** The gates that open a screen of the console, in the order in which they are passed, and those of an action on it. */
const SCREEN_GATES = ['lock', 'license', 'product', 'role'] as const;
const ACTION_GATES = [...SCREEN_GATES, 'action'] as const;
/** Those of a product's menus and data. */
const DATA_GATES = [...SCREEN_GATES, 'dataAccess', 'fullData', 'resource', 'organization'] as const;

export type Gate = (typeof ACTION_GATES)[number] | (typeof DATA_GATES)[number];

const gatesOf = ({ product, action }: AccessQuestion): readonly Gate[] => {
  if (product !== CONSOLE_PRODUCT) return DATA_GATES;
  return action === undefined ? SCREEN_GATES : ACTION_GATES;
};

/** Passes: go on to the next gate. Grants and denies end it. Unused: an earlier gate has decided. */
export type StatementOutcome = 'passes' | 'grants' | 'denies' | 'unused';

/** What a gate found, by gate. */
export type Reason =
  | 'unused'
  | `lock.${'locked' | 'normal'}`
  | `license.${'normal' | 'expired' | 'notInEffect' | 'console'}`
  | `product.${'open' | 'hidden' | 'notOpened' | 'notChosen' | 'console'}`
  | `role.${'main' | 'none' | 'noMenu' | 'notChosen' | 'menu' | 'screen' | 'noScreen' | 'otherScreen'}`
  | `action.${'granted' | 'notGranted'}`
  | `dataAccess.${'reading' | 'readWrite' | 'readOnly'}`
  | `fullData.${'off' | 'on'}`
  | `resource.${'noRow' | 'row' | 'rowReadOnly' | 'policy' | 'policyReadOnly'}`
  | `organization.${'none' | 'notOwned' | 'outside' | 'inside'}`;

export interface ExplanationStep {
  gate: Gate;
  outcome: StatementOutcome;
  reason: Reason;
  /** What the sentence names: an object of the gate. */
  subject: string;
}

export interface Explanation {
  isAllowed: boolean;
  /** The gate that decided. */
  decidedBy: Gate;
  steps: readonly ExplanationStep[];
}

type Finding = Omit<ExplanationStep, 'gate'>;
type Check = (facts: AccessFacts, question: AccessQuestion) => Finding;

const passes = (reason: Reason, subject = ''): Finding => ({ outcome: 'passes', reason, subject });
const grants = (reason: Reason, subject = ''): Finding => ({ outcome: 'grants', reason, subject });
const denies = (reason: Reason, subject = ''): Finding => ({ outcome: 'denies', reason, subject });

/** Whether a right to one operation is enough for what is asked. */
const covers = (operation: Operation, asked: AccessQuestion['operation']) =>
  asked === 'read' || operation === 'readWrite';

/** The rights about a resource, those that name it most closely first. */
const about = <R extends AccessFacts['rows'][number]>(
  rights: readonly R[],
  { name, type, module, assetType }: AccessResource,
) =>
  rights
    .filter(
      (right) =>
        right.type === type && (right.module ?? module) === module && (right.assetType ?? assetType) === assetType,
    )
    .map((right) => ({ right, rank: closeness(right.name, name) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ right }) => right);

const CHECKS: Readonly<Record<Gate, Check>> = {
  lock: ({ account }) => (account.isLocked ? denies('lock.locked', account.name) : passes('lock.normal', account.name)),

  license: ({ license }, { product }) => {
    if (product === CONSOLE_PRODUCT) return passes('license.console');
    if (license.status === 'normal') return passes('license.normal');
    return denies(license.status === 'expired' ? 'license.expired' : 'license.notInEffect');
  },

  product: ({ products }, { product }) => {
    if (product === CONSOLE_PRODUCT) return passes('product.console');
    const found = products.find((one) => one.code === product);
    if (!found?.isAccessible) return denies('product.hidden', found?.name ?? product);
    if (found.isOpened) return passes('product.open', found.name);
    return denies(found.isOpenedByMain ? 'product.notChosen' : 'product.notOpened', found.name);
  },

  role: ({ account, role, menus, screens }, { product, menu, resource, action }) => {
    if (account.isMain) return grants('role.main', account.name);
    if (product === CONSOLE_PRODUCT) {
      const isOpen = screens.includes(menu);
      if (action === undefined) return isOpen ? grants('role.screen') : denies('role.noScreen');
      // The gateway judges the call, wherever it comes from: without the screen a program may still make it.
      return passes(isOpen ? 'role.screen' : 'role.otherScreen');
    }
    if (!role) return denies('role.none');
    if (!role.menus.includes(menu)) return denies('role.noMenu', role.name);
    if (!menus.includes(menu)) return denies('role.notChosen', role.name);
    return resource ? passes('role.menu', role.name) : grants('role.menu', role.name);
  },

  action: ({ actions = [] }, { action }) => {
    return action !== undefined && actions.includes(action) ? grants('action.granted') : denies('action.notGranted');
  },

  // Before everything that gives data: read-only caps rows, policies, full data and the organization's data alike.
  dataAccess: ({ dataAccess }, { operation }) => {
    if (operation === 'read') return passes('dataAccess.reading');
    return dataAccess === 'readWrite' ? passes('dataAccess.readWrite') : denies('dataAccess.readOnly');
  },

  // Widens what is seen: rows of its product do not count.
  fullData: ({ fullData }, { product }) =>
    fullData.includes(product) ? grants('fullData.on') : passes('fullData.off'),

  resource: ({ rows, policies }, { resource, operation }) => {
    if (!resource) return passes('resource.noRow');
    const row = about(rows, resource)[0];
    if (row)
      return covers(row.operation, operation)
        ? grants('resource.row', row.name)
        : denies('resource.rowReadOnly', row.name);
    const found = policies.flatMap(({ name, rows: rights }) =>
      about(rights, resource).map((right) => ({ name, operation: right.operation })),
    );
    const enough = found.find((right) => covers(right.operation, operation));
    if (enough) return grants('resource.policy', enough.name);
    return found[0] ? denies('resource.policyReadOnly', found[0].name) : passes('resource.noRow', resource.name);
  },

  organization: ({ organization }, { resource }) => {
    if (!organization) return denies('organization.none');
    const owner = resource?.organizationId ?? null;
    if (owner === null) return denies('organization.notOwned', organization.name);
    if (organization.scope !== null && !organization.scope.includes(owner))
      return denies('organization.outside', organization.name);
    return grants('organization.inside', organization.name);
  },
};

/**
 * Why an account may or may not: gate after gate until one grants or denies. The mock gateway refuses by the
 * same function, so an explanation and a refusal cannot differ.
 */
export function explain(facts: AccessFacts, question: AccessQuestion): Explanation {
  let decided: Gate | null = null;
  let isAllowed = false;
  const gates = gatesOf(question);
  const steps = gates.map((gate): ExplanationStep => {
    if (decided !== null) return { gate, outcome: 'unused', reason: 'unused', subject: '' };
    const finding = CHECKS[gate](facts, question);
    if (finding.outcome !== 'passes') {
      decided = gate;
      isAllowed = finding.outcome === 'grants';
    }
    return { gate, ...finding };
  });
  // The last gate always decides.
  return { isAllowed, decidedBy: decided ?? gates[gates.length - 1] ?? 'role', steps };
}

/** The gates that two accounts both reach and at which they fare differently, in their order. */
export function differingGates(one: Explanation, other: Explanation): Gate[] {
  return one.steps
    .filter((step, index) => {
      const twin = other.steps[index];
      const isReached = step.outcome !== 'unused' && twin?.outcome !== 'unused';
      return isReached && (step.outcome !== twin?.outcome || step.reason !== twin.reason);
    })
    .map((step) => step.gate);
}
