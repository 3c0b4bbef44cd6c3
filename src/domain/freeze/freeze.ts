/** Which nodes a freeze is about: all, those of some groups, or some by themselves. */
export type FreezeScope =
  | { readonly kind: 'all' }
  | { readonly kind: 'groups'; readonly groupIds: readonly string[] }
  | { readonly kind: 'nodes'; readonly nodeIds: readonly string[] };

interface Span {
  readonly startAt: number;
  readonly endAt: number;
  /** When it was ended before its time; null where nobody did. */
  readonly endedAt: number | null;
}

export type FreezeState = 'active' | 'upcoming' | 'ended';

/** How a freeze stands at a moment; its end is no longer part of it. */
export function freezeStateAt({ startAt, endAt, endedAt }: Span, at: number): FreezeState {
  if (at >= Math.min(endAt, endedAt ?? endAt)) return 'ended';
  return at < startAt ? 'upcoming' : 'active';
}

/** Whether a freeze is about a node; one that the gateway knows in no group is in none. */
export function isInScope(scope: FreezeScope, node: { readonly id: string; readonly groupId: string | null }): boolean {
  if (scope.kind === 'all') return true;
  if (scope.kind === 'nodes') return scope.nodeIds.includes(node.id);
  return node.groupId !== null && scope.groupIds.includes(node.groupId);
}

/** Of freezes that hold at a moment the one that holds longest: when that has ended, all have. */
export function longestAt<F extends Pick<Span, 'startAt' | 'endAt'>>(freezes: readonly F[], at: number): F | null {
  const holding = freezes.filter(({ startAt, endAt }) => startAt <= at && at < endAt);
  return holding.reduce<F | null>((longest, one) => (longest && longest.endAt >= one.endAt ? longest : one), null);
}

/** The next one that begins after a moment and before another; null if there is none. */
export function nextWithin<F extends Pick<Span, 'startAt'>>(freezes: readonly F[], after: number, before: number) {
  const coming = freezes.filter(({ startAt }) => startAt > after && startAt < before);
  return coming.reduce<F | null>((first, one) => (first && first.startAt <= one.startAt ? first : one), null);
}

/** Whether an account is among those who may override, by itself or by its role. */
export const mayOverride = (
  { roleIds, accountIds }: { readonly roleIds: readonly string[]; readonly accountIds: readonly string[] },
  account: { readonly id: string; readonly roleId: string | null },
): boolean => accountIds.includes(account.id) || (account.roleId !== null && roleIds.includes(account.roleId));
