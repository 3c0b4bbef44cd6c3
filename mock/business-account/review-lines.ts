import { CONSOLE_PRODUCT } from '@/api/business-account/access';
import type { RightChange } from '@/api/business-account/access-review';
import type { ListRequest } from '@/lib/contract/endpoint';
import type { World } from '../runtime/world';
import type { Rights } from './access-evidence';
import { organizationsBelow } from './organization-rows';
import { isWanted } from './review-scope';

type Lists = keyof Rights;
export type Line = Rights[Lists][number];
type Filters = Readonly<Record<string, readonly string[] | undefined>>;

export type LineRequest = ListRequest & { filters?: Filters | undefined };

/** What became of the lines of each list: of those that are there, by id, and which are gone. */
export interface Comparison {
  present: Readonly<Record<Lists, ReadonlyMap<string, RightChange>>>;
  removed: Readonly<Record<Lists, ReadonlySet<string>>>;
}

/** What a line says beside who and what it is about: another answer here is another right. No role gives what the console has. */
function contentOf(line: Line): string {
  if ('gate' in line) return JSON.stringify([line.operation, line.gate, line.by]);
  const isByRole = 'menu' in line && line.product.code !== CONSOLE_PRODUCT;
  return JSON.stringify(isByRole ? [line.operation, line.role?.id] : []);
}

function compareList(before: readonly Line[], now: readonly Line[]) {
  const old = new Map(before.map((one) => [one.id, contentOf(one)]));
  const present = new Map<string, RightChange>();
  for (const one of now) {
    const content = old.get(one.id);
    if (content === undefined) present.set(one.id, 'added');
    else if (content !== contentOf(one)) present.set(one.id, 'changed');
    old.delete(one.id);
  }
  return { present, removed: new Set(old.keys()) };
}

/** Holds the lines of now against those of a sign-off. */
export function compareRights(before: Rights, now: Rights): Comparison {
  const [screens, actions, resources] = [
    compareList(before.screens, now.screens),
    compareList(before.actions, now.actions),
    compareList(before.resources, now.resources),
  ];
  return {
    present: { screens: screens.present, actions: actions.present, resources: resources.present },
    removed: { screens: screens.removed, actions: actions.removed, resources: resources.removed },
  };
}

export function countChanges(comparison: Comparison | null, list: Lists) {
  const became = [...(comparison?.present[list].values() ?? [])];
  return {
    added: became.filter((one) => one === 'added').length,
    changed: became.filter((one) => one === 'changed').length,
    removed: comparison?.removed[list].size ?? 0,
  };
}

/** The words of a line that a keyword looks at. */
const wordsOf = (line: Line): (string | undefined)[] => [
  line.account.id,
  line.account.name,
  line.role?.name,
  line.organization?.name,
  ...('action' in line ? [line.action] : []),
  ...('menu' in line ? [line.menu.name, line.product.name] : []),
  ...('gate' in line ? [line.resource.name, line.resource.type, line.by] : []),
];

export function isNamed(line: Line, keyword = ''): boolean {
  const part = keyword.trim().toLocaleLowerCase();
  return part === '' || wordsOf(line).some((word) => word?.toLocaleLowerCase().includes(part));
}

/** Whether a line that is gone would be in a list with these filters. */
export function meant(world: World, filters: Filters): (line: Line) => boolean {
  const { account, role, within = [], screen, action, resource, operation } = filters;
  const below = organizationsBelow(world, [...within]);
  return (line) =>
    isWanted(account, line.account.id) &&
    isWanted(role, line.role?.id) &&
    (within.length === 0 || (line.organization !== null && below.has(line.organization.id))) &&
    ('action' in line ? isWanted(action, line.action) : true) &&
    ('menu' in line ? isWanted(screen, `${line.product.code}:${line.menu.key}`) : true) &&
    ('gate' in line ? isWanted(resource, line.resource.name) && isWanted(operation, line.operation) : true);
}
