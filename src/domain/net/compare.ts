import type { AnycastAddress } from './anycast/schema';
import type { BfdTemplate } from './bfd/schema';
import { type FieldChange, fieldsOf, isSameEntry, secretsIn, withChanges } from './change-set';
import type { Change, EntryOf, NodeConfig, SectionKey } from './node-config';
import { SECTION_KINDS } from './sections';

/** An entry of one section on two nodes; null where a node has none of that name. */
export interface Pair<S extends SectionKey> {
  readonly section: S;
  readonly name: string;
  readonly left: EntryOf<S> | null;
  readonly right: EntryOf<S> | null;
  /** What differs, ids and their node's own references aside; empty where both are the same. */
  readonly fields: readonly FieldChange[];
}

const templateIn = ({ bfdTemplates }: NodeConfig, key: 'id' | 'name', value: unknown): BfdTemplate | undefined =>
  bfdTemplates.find((one) => one[key] === value);

const refersToTemplate = (entry: object): entry is { readonly bfd: string } =>
  'bfd' in entry && typeof entry.bfd === 'string' && entry.bfd !== '';

/** The entry with its template by name: ids are each node's own. */
const portable = <E extends object>(entry: E, config: NodeConfig): E =>
  refersToTemplate(entry)
    ? Object.assign({}, entry, { bfd: templateIn(config, 'id', entry.bfd)?.name ?? entry.bfd })
    : entry;

/** The same entries of two nodes side by side, those of the left one first, in their order. */
export function compareSection<S extends SectionKey>(section: S, left: NodeConfig, right: NodeConfig): Pair<S>[] {
  const { entries, nameOf } = SECTION_KINDS[section];
  const others = new Map(entries(right).map((entry) => [nameOf(entry), entry]));
  const pair = (name: string, mine: EntryOf<S> | null, theirs: EntryOf<S> | null): Pair<S> => ({
    section,
    name,
    left: mine,
    right: theirs,
    fields: fieldsOf(mine && portable(mine, left), theirs && portable(theirs, right)),
  });
  const known = new Set<string>();
  const own = entries(left).map((entry) => {
    const name = nameOf(entry);
    known.add(name);
    return pair(name, entry, others.get(name) ?? null);
  });
  const rest = [...others].filter(([name]) => !known.has(name)).map(([name, entry]) => pair(name, null, entry));
  return [...own, ...rest];
}

interface Copy {
  /** Whether entries go that only the target has. */
  readonly isExact: boolean;
  readonly newKey: () => string;
  /** Which entries, by their name; absent: all of the sections. */
  readonly isWanted?: (section: SectionKey, name: string) => boolean;
}

const keyOf = (entry: object): string => ('id' in entry ? String(entry.id) : '');

/** The entry as another node is to hold it: under its own id, with its own template of the same name. */
function moved<E extends object>(entry: E, key: string, from: NodeConfig, to: NodeConfig): E {
  const own = 'id' in entry ? Object.assign({}, entry, { id: key }) : entry;
  const named = portable(own, from);
  return refersToTemplate(named)
    ? Object.assign({}, named, { bfd: templateIn(to, 'name', named.bfd)?.id ?? '' })
    : named;
}

const isAnycast = (entry: object | null): entry is AnycastAddress => entry !== null && 'isAdvertised' in entry;

/** A drain is of one node: what it withdrew there neither goes nor comes with a copy, and is announced again by its end. */
function withOwnDrain<E extends object>(entry: E, own: object | null): E {
  const target = isAnycast(own) ? own : null;
  if (!isAnycast(entry) || !(entry.isDrained || target?.isDrained)) return entry;
  const { isAdvertised } = target ?? entry;
  return Object.assign({}, entry, { isAdvertised, isDrained: target?.isDrained });
}

/** The entry with what a copy never changes of the target's: by which port it is managed, its router id, its drain. */
function ofNode<E extends object>(entry: E, own: object | null): E {
  if (isAnycast(entry)) return withOwnDrain(entry, own);
  if (own && 'isManagement' in own) return Object.assign({}, entry, { isManagement: own.isManagement });
  if (own && 'routerId' in own && own.routerId !== '') return Object.assign({}, entry, { routerId: own.routerId });
  return entry;
}

/** The fields that say what a write-only one is for: where they differ, what the target has does not serve. */
const MADE_FOR: Readonly<Record<string, readonly string[]>> = {
  authKey: ['authType'],
  authPassword: ['authAlgorithm'],
  privPassword: ['authAlgorithm', 'privAlgorithm'],
};

/** The write-only fields of an entry that the target has to be told: it has none, or one made for something else. */
export function secretsToEnter(entry: object, own: object | null): string[] {
  const known = own ? secretsIn(own) : [];
  const differing = new Set(fieldsOf(own, entry).map(({ field }) => field));
  const isOfUse = (field: string) =>
    known.includes(field) && !(MADE_FOR[field] ?? []).some((one) => differing.has(one));
  return secretsIn(entry).filter((field) => !isOfUse(field));
}

function copySection<S extends SectionKey>(
  section: S,
  from: NodeConfig,
  to: NodeConfig,
  { isExact, newKey, isWanted }: Copy,
): Change[] {
  const { change } = SECTION_KINDS[section];
  return compareSection(section, from, to).flatMap(({ name, left, right, fields }): Change[] => {
    if (isWanted && !isWanted(section, name)) return [];
    // Ports are the hardware's: none comes or goes, and which one manages the node stays.
    if (section === 'interfaces' && !(left && right)) return [];
    if (left === null) return right && isExact ? [change({ key: keyOf(right), before: right, after: null })] : [];
    if (right && fields.length === 0) return [];
    const secrets = secretsToEnter(left, right);
    const key = right ? keyOf(right) : newKey();
    const after = ofNode(moved(left, key, from, to), right);
    if (isSameEntry(right, after)) return [];
    return [change({ key, before: right, after, ...(secrets.length > 0 && { secrets }) })];
  });
}

/** Templates come first: what refers to one finds it on the target then. */
const inOrder = (sections: readonly SectionKey[]): SectionKey[] =>
  [...sections].sort((a, b) => Number(b === 'bfdTemplates') - Number(a === 'bfdTemplates'));

/**
 * The edits that give a node the sections of another one. Entries are matched by name; what the target alone has
 * stays unless the copy is exact. Passwords cannot be read: edits name those that the target lacks as to be entered. A
 * template that the target does not have is left out of what refers to it.
 */
export function copySections(sections: readonly SectionKey[], from: NodeConfig, to: NodeConfig, copy: Copy): Change[] {
  const changes: Change[] = [];
  let target = to;
  for (const section of inOrder(sections)) {
    const own = copySection(section, from, target, copy);
    changes.push(...own);
    target = withChanges(target, own);
  }
  return changes;
}
