import * as z from 'zod';
import { networkChange } from '@/api/system-settings/node-network';
import { stage, unstage } from '@/lib/net/change-set';
import type { Change } from '@/lib/net/node-config';
import { readStored, removeStored, writeStored } from '@/lib/storage';
import { announce, ownPrefix } from './staged-keys';
import { forgetSecrets, keepSecrets } from './staged-secrets';

const stagedSet = z.object({
  format: z.literal(1),
  /** The version of the node that the edits start from. */
  version: z.int(),
  changes: z.array(networkChange),
});

/** What an account staged on one node (BEY-01). */
export interface StagedSet {
  readonly version: number;
  readonly changes: readonly Change[];
}

interface Node {
  readonly id: string;
  readonly version: number;
}

const keyOf = (nodeId: string) => `${ownPrefix()}${nodeId}`;

/** What is staged on a node; null if nothing is, or what the browser kept is damaged or of another format. */
export function readStaged(nodeId: string): StagedSet | null {
  const stored = stagedSet.safeParse(readStored(keyOf(nodeId)));
  return stored.success && stored.data.changes.length > 0 ? stored.data : null;
}

/** Keeps the edits of a node, or nothing of it where there are none; false if the browser did not take it. */
function keep(nodeId: string, { version, changes }: StagedSet): boolean {
  const isKept = changes.length > 0 ? writeStored(keyOf(nodeId), { format: 1, version, changes }) : forget(nodeId);
  announce();
  return isKept;
}

function forget(nodeId: string): true {
  removeStored(keyOf(nodeId));
  return true;
}

/**
 * Adds an edit to what is staged on a node; the set keeps the version that its first edit was made on. `secrets` are the
 * write-only fields that were filled, by name.
 */
export function stageChange(node: Node, change: Change, secrets: Readonly<Record<string, string>> = {}): boolean {
  const old = readStaged(node.id);
  const version = old?.version ?? node.version;
  keepSecrets(node.id, change, secrets);
  const withSecrets: Change = Object.assign({}, change, { secrets: Object.keys(secrets) });
  const changes = stage(old?.changes ?? [], withSecrets);
  forgetSecrets(node.id, [...(old?.changes ?? []), withSecrets], changes);
  return keep(node.id, { version, changes });
}

/** Adds many edits at once, as a copy of another node gives them; the write-only fields that they name are not known yet. */
export function stageAll(node: Node, changes: readonly Change[]): boolean {
  const old = readStaged(node.id);
  const all = changes.reduce<readonly Change[]>(stage, old?.changes ?? []);
  return keep(node.id, { version: old?.version ?? node.version, changes: all });
}

/** Takes one edit back. */
export function discardChange(nodeId: string, entry: Pick<Change, 'section' | 'key'>): void {
  const old = readStaged(nodeId);
  if (!old) return;
  const changes = unstage(old.changes, entry);
  forgetSecrets(nodeId, old.changes, changes);
  keep(nodeId, { ...old, changes });
}

/** Takes all edits of a node back, or drops them once they are applied. */
export function discardAll(nodeId: string): void {
  forgetSecrets(nodeId, readStaged(nodeId)?.changes ?? []);
  forget(nodeId);
  announce();
}

/** Puts the set on a newer version of the node, after the operator saw what somebody else changed. */
export function rebaseStaged(nodeId: string, version: number, changes: readonly Change[]): boolean {
  const old = readStaged(nodeId);
  return old !== null && keep(nodeId, { ...old, version, changes });
}
