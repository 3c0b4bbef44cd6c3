import { fieldsOf, isSameEntry, onPresent, present, secretsIn } from './change-set';
import { secretsToEnter } from './compare';
import type { Change, NodeConfig } from './node-config';

/** The edits that undo an apply. */
export interface WayBack {
  readonly changes: readonly Change[];
  /** Whether somebody else changed the very fields since: those edits start from what was applied, not from what is there. */
  readonly isClashing: boolean;
}

/** Whether what an edit undoes was changed once more since, so that undoing it would take something else away. */
function isChangedSince({ before, after }: Change, now: object | null): boolean {
  if (isSameEntry(now, before) || isSameEntry(now, after)) return false;
  if (!before || !after || !now) return true;
  return fieldsOf(before, after).some(({ field, before: was, after: wanted }) => {
    const value: unknown = Reflect.get(now, field) ?? null;
    return value !== was && value !== wanted;
  });
}

/**
 * The edits that give a node back what an apply changed, and nothing else: of an entry that somebody changed since, its
 * other fields stay. What was there before already needs no edit. Passwords cannot be read: edits name those to be entered.
 * `isValid` says whether fields of both make an entry together.
 */
export function wayBack(
  applied: readonly Change[],
  config: NodeConfig,
  isValid: (change: Change) => boolean = () => true,
): WayBack {
  let isClashing = false;
  const changes = applied.flatMap((one): Change[] => {
    const now = present(config, one);
    const reverse: Change = Object.assign({}, one, { before: one.after, after: one.before, secrets: undefined });
    const merged = onPresent(config, reverse);
    const isBack = isSameEntry(now, reverse.after);
    const isClash = !isBack && (isChangedSince(reverse, now) || !isValid(merged));
    const edit = isClash ? reverse : merged;
    const { after } = edit;
    const wanted = new Set([...(one.secrets ?? []), ...(after ? secretsToEnter(after, now) : [])]);
    const secrets = after ? secretsIn(after).filter((field) => wanted.has(field)) : [];
    if (isSameEntry(edit.before, after) && secrets.length === 0) return [];
    isClashing ||= isClash;
    return [Object.assign({}, edit, secrets.length > 0 && { secrets })];
  });
  return { changes, isClashing };
}
