import type * as z from 'zod';
import type { RolloutCandidate, RolloutForm, RolloutPolicy, rolloutForm } from '@/api/system-settings/rollout';
import { type LeftOut, leftOut, MOST_UPGRADED, wavesOf } from '@/domain/rollout/plan';
import { isWatched } from './policy-text';

type Draft = Partial<z.input<typeof rolloutForm>>;

/** What an upgrade begins with: one node first, then a quarter at a time, and back by itself where it fails. */
export const FRESH = {
  canary: 1,
  shareUnit: 'percent',
  share: 25,
  pause: 'minutes',
  pauseMinutes: 10,
  isDrained: true,
  checksSessions: true,
  checksFigures: true,
  maxDrop: 1,
  maxRise: 20,
  observeMinutes: 5,
  stopAfter: 1,
  onFailure: 'rollBack',
  nodeIds: [],
} as const satisfies RolloutPolicy & { nodeIds: readonly string[] };

/** The same with what the address names: `?software=`, `?nodes=` with their ids. */
export const freshOf = (query: URLSearchParams): Draft => {
  const softwareId = query.get('software') ?? '';
  const nodeIds = (query.get('nodes') ?? '').split(',').filter(Boolean).slice(0, MOST_UPGRADED);
  return { ...FRESH, nodeIds, ...(softwareId !== '' && { softwareId }) };
};

/** How many nodes were chosen beyond those that the address names. */
export const leftOf = (query: URLSearchParams): number => {
  const named = (query.get('nodes') ?? '').split(',').filter(Boolean).length;
  const left = Number(query.get('left') ?? 0);
  return Math.max(0, named - MOST_UPGRADED) + (Number.isSafeInteger(left) && left > 0 ? left : 0);
};

/** Why a candidate is left out of an upgrade to a version; null where it can be chosen. */
export const reasonOf = (node: RolloutCandidate, version: string, staged: readonly string[]): LeftOut | null =>
  leftOut({ ...node, upgrade: node.upgrade ?? undefined }, version, staged.includes(node.id));

const order = new Intl.Collator('en', { numeric: true });

/** Versions by their numbers: `5.10.0` is newer than `5.9.0`. */
export const compareVersions = (one: string, other: string): number => order.compare(one, other);

/** Whether a node runs a newer version than the one it would get, which takes it back; one that is not known is not newer. */
export const isNewer = ({ softwareVersion }: RolloutCandidate, version: string): boolean =>
  compareVersions(softwareVersion, version) > 0;

/** The chosen nodes in waves. */
export const planOf = (
  candidates: readonly RolloutCandidate[],
  nodeIds: readonly string[],
  rule: Pick<RolloutPolicy, 'canary' | 'shareUnit' | 'share'>,
): RolloutCandidate[][] =>
  wavesOf(
    candidates.filter(({ id }) => nodeIds.includes(id)),
    rule,
  );

/**
 * What is sent: the waves as they were looked at; of nodes that have none of it nothing is drained and no gate asked for. A
 * node that was removed meanwhile goes along: the gateway refuses it, and nothing is left out without a word.
 */
export function toRequest({ nodeIds, ...form }: RolloutForm, type: string, candidates: readonly RolloutCandidate[]) {
  const known = new Set(candidates.map(({ id }) => id));
  const gone = nodeIds.filter((id) => !known.has(id));
  const planned = planOf(candidates, nodeIds, form).map((nodes) => nodes.map(({ id }) => id));
  const waves = gone.length > 0 ? [...planned, gone] : planned;
  const none = isWatched(type) ? {} : { isDrained: false, checksSessions: false, checksFigures: false };
  return { ...form, ...none, waves };
}
