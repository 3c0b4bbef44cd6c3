import * as z from 'zod';
import { networkChange } from '@/api/system-settings/node-network';
import { isSameEntry, stage, unstage } from '@/domain/net/change-set';
import type { Change } from '@/domain/net/node-config';
import { isOwnVersion } from '@/lib/contract/version';
import { readStored, removeStored, writeStored } from '@/lib/storage';
import { announce, stagedKey } from './staged-keys';
import { keepReason, readReason } from './staged-reason';
import { forgetSecrets, keepSecrets, type Marks } from './staged-secrets';

/** One that cannot be read, since it is damaged or of a screen that has changed, does not take the others with it. */
const edits = z.array(z.unknown()).transform((list) =>
  list.flatMap((one) => {
    const edit = networkChange.safeParse(one);
    return edit.success ? [edit.data] : [];
  }),
);

const stagedSet = z.object({
  format: z.literal(1),
  /** The version of the node that the edits start from. */
  version: z.int(),
  changes: edits,
  marks: z.record(z.string(), z.string()).optional(),
  /** What the gateway applies, and from which version, until it is known how that ended. */
  applying: z.object({ taskId: z.string(), version: z.int(), changes: edits }).optional(),
});

/** What an account staged on one node. */
export interface StagedSet {
  readonly version: number;
  readonly changes: readonly Change[];
  /** Of the write-only fields that were filled. */
  readonly marks?: Marks | undefined;
  readonly applying?:
    | { readonly taskId: string; readonly version: number; readonly changes: readonly Change[] }
    | undefined;
}

interface Node {
  readonly id: string;
  readonly version?: number | undefined;
}

/** What was sent, and from which version of the node. */
interface Sent extends Omit<Node, 'id'> {
  readonly changes: readonly Change[];
}

/** Of a node that names none, which no gateway answers: any other is a newer one. */
const UNKNOWN = 0;

const isEmpty = ({ changes, applying }: StagedSet) => changes.length === 0 && !applying;

/** What is staged on a node, as far as it can be read; null if nothing is, or the set is damaged or of another format. */
export function readStaged(nodeId: string): StagedSet | null {
  const key = stagedKey(nodeId);
  const stored = stagedSet.safeParse(key === null ? null : readStored(key));
  return stored.success && !isEmpty(stored.data) ? stored.data : null;
}

/** Keeps the edits of a node, or nothing of it where there are none; false if the browser did not take it. */
function keep(nodeId: string, set: StagedSet): boolean {
  const key = stagedKey(nodeId);
  const isKept = isEmpty(set) ? forget(nodeId) : key !== null && writeStored(key, { ...set, format: 1 });
  announce();
  return isKept;
}

function forget(nodeId: string): true {
  const key = stagedKey(nodeId);
  if (key !== null) removeStored(key);
  keepReason(nodeId, '');
  return true;
}

/**
 * The version that edits start from: the oldest of any of them, so that what somebody changed since one is compared. Versions
 * of our own tell only whether they are the same: there the first one stays.
 */
function versionOf(old: StagedSet | null, { version = UNKNOWN }: Node): number {
  if (!old || old.changes.length === 0) return version;
  return isOwnVersion(version) ? old.version : Math.min(old.version, version);
}

/**
 * Adds an edit to what is staged on a node; the set keeps the version that its first edit was made on. `secrets` are the
 * write-only fields that were filled, by name.
 */
export function stageChange(node: Node, change: Change, secrets: Readonly<Record<string, string>> = {}): boolean {
  const old = readStaged(node.id);
  const version = versionOf(old, node);
  const filled = keepSecrets(node.id, change, secrets);
  const withSecrets: Change = Object.assign({}, change, { secrets: Object.keys(secrets) });
  const changes = stage(old?.changes ?? [], withSecrets);
  forgetSecrets(node.id, [...(old?.changes ?? []), withSecrets], changes);
  const marks = Object.keys(filled).length > 0 ? { ...old?.marks, ...filled } : old?.marks;
  return keep(node.id, { ...old, version, changes, marks });
}

/** Adds many edits at once, as a copy of another node gives them; the write-only fields that they name are not known yet. */
export function stageAll(node: Node, changes: readonly Change[]): boolean {
  const old = readStaged(node.id);
  const all = changes.reduce<readonly Change[]>(stage, old?.changes ?? []);
  return keep(node.id, { ...old, version: versionOf(old, node), changes: all });
}

/** Takes one edit back. */
export function discardChange(nodeId: string, entry: Pick<Change, 'section' | 'key'>): void {
  const old = readStaged(nodeId);
  if (!old) return;
  const changes = unstage(old.changes, entry);
  forgetSecrets(nodeId, old.changes, changes);
  keep(nodeId, { ...old, changes });
}

/** Takes all edits of a node back that are still to be applied; what the gateway applies stays aside until that has ended. */
export function discardAll(nodeId: string): void {
  const old = readStaged(nodeId);
  if (!old) return;
  // A field that is in both sets has the value of the later one by now: it is asked for again.
  forgetSecrets(nodeId, old.changes);
  keep(nodeId, { ...old, changes: [] });
}

/** Puts the set on a newer version of the node, after the operator saw what somebody else changed. */
export function rebaseStaged({ id, version = UNKNOWN }: Node, changes: readonly Change[]): boolean {
  const old = readStaged(id);
  return old !== null && keep(id, { ...old, version, changes });
}

const entryOf = ({ section, key }: Change) => `${section}/${key}`;

/** Lays the edits that the gateway took aside, until it is known how their task ended. What was staged meanwhile stays. */
export function beginApply(nodeId: string, taskId: string, { version = UNKNOWN, changes: sent }: Sent): void {
  const old = readStaged(nodeId);
  const taken = new Map(sent.map((one) => [entryOf(one), one]));
  const changes = (old?.changes ?? []).flatMap((one): Change[] => {
    const before = taken.get(entryOf(one));
    if (!before) return [one];
    return isSameEntry(before.after, one.after) ? [] : [Object.assign({}, one, { before: before.after })];
  });
  keep(nodeId, { ...old, version: old?.version ?? version, changes, applying: { taskId, version, changes: sent } });
}

/**
 * Lays the edits aside for a task whose answer was lost: it applied just what is staged here. Nothing happens where it
 * applied anything else.
 */
export function adoptApply(nodeId: string, taskId: string, sent: Sent): void {
  const staged = new Map((readStaged(nodeId)?.changes ?? []).map((one) => [entryOf(one), one.after]));
  const isStaged = (one: Change) =>
    isSameEntry(staged.get(entryOf(one)) ?? null, one.after) && staged.has(entryOf(one));
  if (sent.changes.length > 0 && sent.changes.every(isStaged)) beginApply(nodeId, taskId, sent);
}

/**
 * The end of that task: what was kept is staged no longer; what went back is staged again, under what was staged
 * meanwhile, on the version that it led to (none: not known). Nothing happens where the set waits for no such task.
 */
export function endApply(
  nodeId: string,
  taskId: string,
  end: { isKept: boolean; version?: number | null | undefined },
): void {
  const old = readStaged(nodeId);
  if (old?.applying?.taskId !== taskId) return;
  const { version, changes, marks, applying } = old;
  if (end.isKept) {
    forgetSecrets(nodeId, applying.changes, changes);
    // What was staged meanwhile has another reason.
    keepReason(nodeId, '');
  }
  keep(
    nodeId,
    end.isKept
      ? { version, changes, marks }
      : {
          marks,
          version: end.version ?? applying.version,
          changes: changes.reduce<readonly Change[]>(stage, applying.changes),
        },
  );
}

/** Takes out what was applied section by section; the rest starts from the version of the node that this led to. */
export function endSections(node: Node, sent: readonly Change[]): void {
  const task = 'sections';
  beginApply(node.id, task, { version: node.version, changes: sent });
  endApply(node.id, task, { isKept: true });
  rebaseStaged(node, readStaged(node.id)?.changes ?? []);
}

/** Takes out what the gateway keeps from now on, to apply it at a time; what was staged meanwhile stays. */
export function handOver(nodeId: string, sent: Sent): void {
  const task = 'scheduled';
  beginApply(nodeId, task, sent);
  endApply(nodeId, task, { isKept: true });
}

/**
 * Stages what the gateway gives back, with its reason, under what is staged already: an entry that has an edit keeps it.
 * Tells how many were staged; null where there is no room for them.
 */
export function stageAgain(node: Node, { changes, reason }: Pick<Sent, 'changes'> & { reason: string }): number | null {
  const taken = new Set((readStaged(node.id)?.changes ?? []).map(entryOf));
  const back = changes.filter((one) => !taken.has(entryOf(one)));
  if (!stageAll(node, back)) return null;
  if (readReason(node.id) === '') keepReason(node.id, reason);
  return back.length;
}
