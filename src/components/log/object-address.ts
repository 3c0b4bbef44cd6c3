import type { LogDetail, LogEntry } from '@/api/log/query';
import { type Kind, objectOf } from '@/objects';
import { to } from '@/routes/href';

/** Their applies have a history of their own. */
export const NODE: Kind = 'businessNode';
const NETWORK = '/system_settings/node_access_management/business_node_management/:id/network';
/** What the list of alarms shows. */
const ALARM: Kind = 'alarm';

/** The address of the object that an entry is about; null where nothing is left to look at, or nothing shows it. */
export function objectAddress({ type, object, verb, result, path }: LogEntry): string | null {
  const isGone = result === 'success' && /^(delete|bulkDelete)$/.test(verb);
  // An interception, or an alarm that only the log still keeps, is about things in the products' own numbers.
  const isOwn = type === 'operation' || (type === 'alarm' && object?.kind === ALARM);
  if (!object || !isOwn || isGone) return null;
  return objectOf(object.kind)?.address?.(object, path) ?? null;
}

/** Where an apply to the network of a node stands in its history, with the way back; null for every other entry. */
export function applyAddress({ object, taskId, result }: LogDetail): string | null {
  if (taskId === undefined || object?.kind !== NODE || result !== 'success') return null;
  return to(NETWORK, { id: object.id }, { tab: 'history', apply: taskId });
}

/** A version of a node beside the one before it; the first, which has none, among the others. */
export function versionAddress(id: string, number: number): string {
  const sides = number > 1 && { from: String(number - 1), to: String(number) };
  return to(NETWORK, { id }, { tab: 'versions', ...sides });
}
