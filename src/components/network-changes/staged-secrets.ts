import { present, secretsIn } from '@/domain/net/change-set';
import type { Change, NodeConfig, SectionKey } from '@/domain/net/node-config';
import { onCacheReset } from '@/lib/cache-reset';
import { draftOwner } from '@/lib/drafts';
import { randomKey } from '@/lib/random-key';

/** A write-only field of a staged entry. */
export interface SecretField {
  readonly section: SectionKey;
  readonly key: string;
  readonly field: string;
}

/** Which entering of each write-only field is staged, by field: a tab that holds another one's value has to ask for it. */
export type Marks = Readonly<Record<string, string>>;

/** Passwords and keys of staged edits. They live in this tab only: nothing writes them to a storage. */
const held = new Map<string, { readonly value: string; readonly mark: string }>();
onCacheReset(() => held.clear());

const keyOf = (nodeId: string, { section, key, field }: SecretField) =>
  JSON.stringify([draftOwner(), nodeId, section, key, field]);

const placeOf = ({ section, key, field }: SecretField) => JSON.stringify([section, key, field]);

const fieldsIn = (changes: readonly Change[]): SecretField[] =>
  changes.flatMap(({ section, key, secrets = [] }) => secrets.map((field) => ({ section, key, field })));

/** Keeps what was entered in the write-only fields of one entry, by field; gives the marks to stage with it. */
export function keepSecrets(nodeId: string, { section, key }: Change, values: Readonly<Record<string, string>>): Marks {
  const marks = Object.entries(values).map(([field, value]): [string, string] => {
    const mark = randomKey();
    held.set(keyOf(nodeId, { section, key, field }), { value, mark });
    return [placeOf({ section, key, field }), mark];
  });
  return Object.fromEntries(marks);
}

/** Forgets what was entered for edits that were taken back or applied, and in fields that the edits left no longer fill. */
export function forgetSecrets(nodeId: string, changes: readonly Change[], left: readonly Change[] = []): void {
  const wanted = new Set(fieldsIn(left).map((field) => keyOf(nodeId, field)));
  for (const key of fieldsIn(changes).map((field) => keyOf(nodeId, field))) if (!wanted.has(key)) held.delete(key);
}

/** The values that go with the edits. */
export function secretsOf(nodeId: string, changes: readonly Change[]): (SecretField & { value: string })[] {
  return fieldsIn(changes).flatMap((field) => {
    const one = held.get(keyOf(nodeId, field));
    return one ? [{ ...field, value: one.value }] : [];
  });
}

/** What was entered before a reload or in another tab since, and has to be entered again. */
export function lostSecrets(nodeId: string, changes: readonly Change[], marks: Marks = {}): SecretField[] {
  return fieldsIn(changes).filter((field) => {
    const one = held.get(keyOf(nodeId, field));
    return !one || one.mark !== marks[placeOf(field)];
  });
}

/**
 * Whether a write-only field is set: `kept` as the gateway has it, `entered` anew in this tab, `lost` with a reload since,
 * and so to be entered again, or `none`.
 */
export type SecretState = 'none' | 'kept' | 'entered' | 'lost';

interface Staged {
  /** The node as the gateway has it. */
  readonly base: NodeConfig;
  readonly changes: readonly Change[];
  /** The fields that `lostSecrets` found. */
  readonly lost: readonly SecretField[];
}

/** What is known of a write-only field of an entry of a node with what is staged on it. */
export function secretState({ base, changes, lost }: Staged, { section, key, field }: SecretField): SecretState {
  const isOf = (one: Pick<Change, 'section' | 'key'>) => one.section === section && one.key === key;
  if (lost.some((one) => isOf(one) && one.field === field)) return 'lost';
  if (changes.some((one) => isOf(one) && one.secrets?.includes(field))) return 'entered';
  return secretsIn(present(base, { section, key }) ?? {}).includes(field) ? 'kept' : 'none';
}
