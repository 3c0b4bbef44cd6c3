import { type AccessTargets, accessApi } from '@/api/business-account/access';
import { accountAuthorizationApi, type BasicAuthorization } from '@/api/business-account/authorization';
import { productsWithoutMenu } from '@/api/business-account/menu-tree';
import { type PolicyDetail, policyApi } from '@/api/business-account/policy';
import { CODES } from '@/api/codes';
import { failureOf } from '@/lib/contract/failure';
import { type RowOutcome, rowByRow } from '@/lib/contract/row-by-row';
import { runEach } from '@/lib/pool';
import { deferInvalidations } from '@/lib/query/invalidation';
import type { Line } from './lines';
import { type AccountPlan, planAccount } from './revocation';

type Granted = Awaited<ReturnType<typeof accountAuthorizationApi.get>>;

const AT_ONCE = 4;

/** What has to be done, and the objects as they were looked at: whoever changed one of them meanwhile is not overruled. */
export interface Plan {
  accounts: readonly AccountPlan[];
  targets: AccessTargets;
  authorizations: ReadonlyMap<string, Granted>;
  policies: ReadonlyMap<string, PolicyDetail>;
}

/** Reads something of each; fails with the first failure. */
async function each<Key, Value>(keys: readonly Key[], read: (key: Key) => Promise<Value>): Promise<Map<Key, Value>> {
  const found = new Map<Key, Value>();
  const note = async (key: Key) => void found.set(key, await read(key));
  await runEach(keys, AT_ONCE, note, new AbortController().signal);
  return found;
}

/** Looks at each account and policy as it is now, and says what to change of them. */
export async function prepare(lines: readonly Line[], mayDetach: boolean): Promise<Plan> {
  const ids = [...new Set(lines.map(({ account }) => account.id))];
  const targets = await accessApi.getTargets({});
  // An account that is gone has no rights: its lines are gone with it.
  const facts = await each(ids, (id) =>
    accessApi.getFacts({ id }).catch((error: unknown) => {
      if (failureOf(error).code === String(CODES.NOT_FOUND)) return null;
      throw error;
    }),
  );
  const there = ids.filter((id) => facts.get(id));
  const authorizations = await each(there, (id) => accountAuthorizationApi.get({ id }));
  const named = [...facts.values()].flatMap((one) => one?.policies.map(({ id }) => id) ?? []);
  const hasResources = lines.some(({ list }) => list === 'resources');
  const policies = await each(hasResources ? [...new Set(named)] : [], (id) => policyApi.get({ id }));
  const accounts = ids.map((id): AccountPlan => {
    const own = lines.filter(({ account }) => account.id === id);
    const one = facts.get(id);
    if (one) return planAccount({ facts: one, targets, policies, mayDetach, lines: own });
    return {
      account: own[0]?.account ?? { id, name: id },
      role: '',
      menus: [],
      menusLeft: [],
      fullData: [],
      rows: [],
      policies: [],
      alsoLost: [],
      alsoGained: [],
      lines: [],
      stuck: own.map((line) => ({ line, why: 'gone', subject: '' })),
    };
  });
  return { accounts, targets, authorizations, policies };
}

/** The basic authorization without what a plan takes of it. */
function basicWithout({ basic }: Granted, plan: AccountPlan, targets: AccessTargets): BasicAuthorization {
  const { roleId, followsRole, products, menus: _, fullBusinessData, messageChannels, dataAccess, fullLogData } = basic;
  const shared = {
    // Who has menu items has a role, and who has none is not planned for.
    roleId: roleId ?? '',
    messageChannels,
    dataAccess,
    fullLogData,
    fullBusinessData: {
      dns: fullBusinessData.dns && !plan.fullData.includes('dns'),
      sdns: fullBusinessData.sdns && !plan.fullData.includes('sdns'),
    },
  };
  if (followsRole && plan.menus.length === 0) return { ...shared, followsRole: true };
  const tree = targets.products.map(({ code, name, menus }) => ({
    code,
    title: name,
    menus: menus.map((menu) => ({ id: menu.key, title: menu.name })),
  }));
  const menus = [...plan.menusLeft];
  const empty = productsWithoutMenu(tree, products, menus).filter((code) => tree.some((one) => one.code === code));
  return { ...shared, followsRole: false, products: products.filter((code) => !empty.includes(code)), menus };
}

interface Step {
  id: string;
  lines: readonly Line[];
  run: () => Promise<unknown>;
}

function stepsOf({ accounts, targets, authorizations, policies }: Plan): Step[] {
  const own = accounts.flatMap((plan): Step[] => {
    const { account, lines, rows } = plan;
    const granted = authorizations.get(account.id);
    const isBasic = plan.menus.length > 0 || plan.fullData.length > 0;
    if (!granted || (!isBasic && rows.length === 0)) return [];
    const run = async () => {
      const { id } = account;
      let { resources, version } = granted;
      if (isBasic) {
        await accountAuthorizationApi.updateBasic({ id, version, basic: basicWithout(granted, plan, targets) });
        if (rows.length > 0) ({ resources, version } = await accountAuthorizationApi.get({ id }));
      }
      if (rows.length === 0) return;
      const left = resources.filter(({ name, type }) => !rows.some((row) => row.name === name && row.type === type));
      await accountAuthorizationApi.updateResources({ id, version, resources: left });
    };
    return [{ id: `account ${account.id}`, lines, run }];
  });
  const detached = [...policies.values()].flatMap(
    ({ id, version, name, description, resources, ...policy }): Step[] => {
      const losing = accounts.filter((one) => one.policies.some((other) => other.id === id));
      if (losing.length === 0) return [];
      const accountIds = policy.accounts.flatMap((one) =>
        losing.some(({ account }) => account.id === one.id) ? [] : [one.id],
      );
      const organizationIds = policy.organizations.map((one) => one.id);
      const run = () => policyApi.update({ id, version, name, description, resources, accountIds, organizationIds });
      return [{ id: `policy ${id}`, lines: losing.flatMap(({ lines }) => lines), run }];
    },
  );
  return [...own, ...detached];
}

/** What came of it: lines that are gone, and those that something refused, each with why. */
export interface Revoked {
  done: readonly Line[];
  failed: readonly { line: Line; failure: RowOutcome['failed'][number]['failure'] | null }[];
}

/** Does it, one object after the other; lists load again once at the end. */
export async function carryOut(plan: Plan): Promise<Revoked> {
  const steps = stepsOf(plan);
  const release = deferInvalidations();
  const outcome = await rowByRow(
    steps.map(({ id }) => id),
    async (id) => steps.find((one) => one.id === id)?.run(),
  ).finally(release);
  const isOpen = (line: Line) =>
    steps.some((step) => step.lines.includes(line) && !outcome.succeeded.includes(step.id));
  const whyOf = (line: Line) =>
    outcome.failed.find(({ id }) => steps.find((step) => step.id === id)?.lines.includes(line))?.failure ?? null;
  const lines = plan.accounts.flatMap((one) => one.lines);
  return {
    done: lines.filter((line) => !isOpen(line)),
    failed: lines.filter(isOpen).map((line) => ({ line, failure: whyOf(line) })),
  };
}
