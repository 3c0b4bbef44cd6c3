import type { Change, NodeConfig } from './node-config';
import { SECTION_KINDS } from './sections';

/** Whether two entries say the same, whatever the order of their fields. */
export const isSameEntry = (a: object | null, b: object | null): boolean => fieldsOf(a, b).length === 0 && !a === !b;

/** A field of an entry that differs; null where the entry is not there. */
export interface FieldChange {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** The fields in which two versions of an entry differ, in the order of the newer one, its id left out. */
export function fieldsOf(before: object | null, after: object | null): FieldChange[] {
  const names = new Set([...Object.keys(after ?? {}), ...Object.keys(before ?? {})]);
  const read = (entry: object | null, name: string): unknown => (entry ? (Reflect.get(entry, name) ?? null) : null);
  return [...names]
    .filter((name) => name !== 'id')
    .map((field) => ({ field, before: read(before, field), after: read(after, field) }))
    .filter((one) => one.before !== one.after);
}

const isOf = (change: Change, { section, key }: Pick<Change, 'section' | 'key'>) =>
  change.section === section && change.key === key;

const FLAG = /^has([A-Z])/;

const flagOf = (field: string) => `has${field.charAt(0).toUpperCase()}${field.slice(1)}`;

/** The write-only fields that are set in an entry: `password` where `hasPassword` says so. */
export const secretsIn = (entry: object): string[] =>
  Object.entries(entry)
    .filter(([flag, isSet]) => FLAG.test(flag) && isSet === true)
    .map(([flag]) => flag.replace(FLAG, (_, first: string) => first.toLowerCase()));

/** The set with one more edit: edits of one entry become one, and one that changes nothing leaves unless it sets a secret or sends its section again. */
export function stage(changes: readonly Change[], next: Change): Change[] {
  const at = changes.findIndex((one) => isOf(one, next));
  const old = changes[at];
  const { after } = next;
  const kept = after === null ? [] : secretsIn(after);
  const filled = new Set([...(old?.secrets ?? []), ...(next.secrets ?? [])]);
  const secrets = [...filled].filter((field) => kept.includes(field));
  const merged: Change = Object.assign({}, next, {
    before: old ? old.before : next.before,
    secrets: secrets.length > 0 ? secrets : undefined,
  });
  const isIdle = isSameEntry(merged.before, merged.after) && secrets.length === 0 && !merged.isAgain;
  const result = isIdle ? [] : [merged];
  return old ? changes.toSpliced(at, 1, ...result) : [...changes, ...result];
}

/** The set without the edit of one entry. */
export function unstage(changes: readonly Change[], entry: Pick<Change, 'section' | 'key'>): Change[] {
  return changes.filter((one) => !isOf(one, entry));
}

/** The configuration with the edits of a set in it. Entries that no edit names are the same objects. */
export const withChanges = (config: NodeConfig, changes: readonly Change[]): NodeConfig =>
  Object.values(SECTION_KINDS).reduce((result, { put }) => put(result, changes), config);

/** The entry that an edit is about as a configuration has it now; null if it has none. */
export function present(config: NodeConfig, { section, key }: Pick<Change, 'section' | 'key'>): object | null {
  const held = config[section];
  if (!('length' in held)) return held;
  return held.find((entry) => entry.id === key) ?? null;
}

/** The edits whose entry somebody else changed since they were staged (three-way: before, now, after). */
export function conflicts(config: NodeConfig, changes: readonly Change[]): Change[] {
  return changes.filter((one) => {
    const now = present(config, one);
    return !one.isAgain && !isSameEntry(one.before, now) && !isSameEntry(one.after, now);
  });
}

/**
 * An edit put on what the configuration has now: what only somebody else changed of the entry stays theirs, field by
 * field. An entry that has other fields now, comes or goes, stays as it was staged.
 */
export function onPresent(config: NodeConfig, change: Change): Change {
  const { before, after } = change;
  const now = present(config, change);
  const isAlike = (a: object, b: object) => Object.keys(a).sort().join() === Object.keys(b).sort().join();
  if (!before || !after || !now || !isAlike(before, now) || !isAlike(now, after))
    return Object.assign({}, change, { before: now });
  const mine = fieldsOf(before, after).map((one) => [one.field, one.after]);
  // A new value of a write-only field shows in no field.
  const entered = (change.secrets ?? []).map((field) => [flagOf(field), true]);
  return Object.assign({}, change, { before: now, after: { ...now, ...Object.fromEntries([...mine, ...entered]) } });
}
