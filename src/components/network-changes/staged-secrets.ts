import { draftOwner } from '@/lib/drafts';
import { onForget } from '@/lib/forget';
import { present, secretsIn } from '@/lib/net/change-set';
import type { Change, NodeConfig, Section } from '@/lib/net/node-config';

/** A write-only field of a staged entry. */
export interface SecretField {
  readonly section: Section;
  readonly key: string;
  readonly field: string;
}

/** Passwords and keys of staged edits. They live in this tab only: nothing writes them to a storage (SEC-8). */
const held = new Map<string, string>();
onForget(() => held.clear());

const keyOf = (nodeId: string, { section, key, field }: SecretField) =>
  JSON.stringify([draftOwner(), nodeId, section, key, field]);

const fieldsIn = (changes: readonly Change[]): SecretField[] =>
  changes.flatMap(({ section, key, secrets = [] }) => secrets.map((field) => ({ section, key, field })));

/** Keeps what was entered in the write-only fields of one entry, by field. */
export function keepSecrets(nodeId: string, { section, key }: Change, values: Readonly<Record<string, string>>): void {
  for (const [field, value] of Object.entries(values)) held.set(keyOf(nodeId, { section, key, field }), value);
}

/** Forgets what was entered for edits that were taken back or applied, and in fields that the edits left no longer fill. */
export function forgetSecrets(nodeId: string, changes: readonly Change[], left: readonly Change[] = []): void {
  const wanted = new Set(fieldsIn(left).map((field) => keyOf(nodeId, field)));
  for (const key of fieldsIn(changes).map((field) => keyOf(nodeId, field))) if (!wanted.has(key)) held.delete(key);
}

/** The values that go with the edits. */
export function secretsOf(nodeId: string, changes: readonly Change[]): (SecretField & { value: string })[] {
  return fieldsIn(changes).flatMap((field) => {
    const value = held.get(keyOf(nodeId, field));
    return value === undefined ? [] : [{ ...field, value }];
  });
}

/** What was entered before a reload and has to be entered again. */
export function lostSecrets(nodeId: string, changes: readonly Change[]): SecretField[] {
  return fieldsIn(changes).filter((field) => !held.has(keyOf(nodeId, field)));
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
