import type { Edition, ProductQuota, Quota } from '@/api/cost-center/quota';
import { isSetting, isUsedUp } from '@/domain/quota/used-up';
import { wholePercent } from '@/lib/percent';

/** From this share on a quota is called out, while there is time to act. */
const WARN_SHARE = 0.8;

/** Used over limit; null where the gateway gives one of them not, or there is nothing to share. */
export function shareOf({ used, limit }: Pick<Quota, 'used' | 'limit'>): number | null {
  if (used === null || limit === null) return null;
  if (limit <= 0) return used > 0 ? 1 : null;
  return used / limit;
}

/** The same in whole per cent, which say no more and no less than how it stands; a limit of nothing is used up by anything. */
export const percentOf = ({ used, limit }: Pick<Quota, 'used' | 'limit'>): number =>
  limit !== null && limit > 0 ? wholePercent(used ?? 0, limit, [WARN_SHARE * 100, 100]) : 100;

/** How a quota stands: one that is used up to its limit is not exceeded, but takes nothing more. */
export function stateOf(quota: Pick<Quota, 'used' | 'limit'>): 'ok' | 'near' | 'reached' | 'exceeded' | 'unknown' {
  const share = shareOf(quota);
  if (share === null) return 'unknown';
  if (share > 1 || quota.limit === 0) return 'exceeded';
  if (share === 1) return 'reached';
  return share >= WARN_SHARE ? 'near' : 'ok';
}

type Point = Quota['history'][number];

/** Growth per millisecond: the slope of the line with the least squares; null for fewer than two times. */
function slopeOf(points: readonly Point[]): number | null {
  const mean = (pick: (point: Point) => number) => points.reduce((sum, one) => sum + pick(one), 0) / points.length;
  const [at, value] = [mean((one) => one.at), mean((one) => one.value)];
  const spread = points.reduce((sum, one) => sum + (one.at - at) ** 2, 0);
  if (!(spread > 0)) return null;
  return points.reduce((sum, one) => sum + (one.at - at) * (one.value - value), 0) / spread;
}

/**
 * When a quota is used up if usage goes on as it did (epoch milliseconds): from its last value along the line through its
 * history. Null if it is used up already, does not grow, or figures are missing.
 */
export function exhaustedAt({ history, limit }: Pick<Quota, 'history' | 'limit'>): number | null {
  const last = history.at(-1);
  const slope = slopeOf(history);
  if (!last || limit === null || slope === null || slope <= 0 || last.value >= limit) return null;
  return last.at + (limit - last.value) / slope;
}

export interface Fit {
  limit: number | null;
  /** How much of today's usage lies above the edition's limit; 0 when it fits. */
  over: number;
}

/** How today's usage of a quota fits into an edition. */
export function fitOf({ key, used }: Pick<Quota, 'key' | 'used'>, edition: Edition): Fit {
  const limit = edition.limits[key] ?? null;
  return { limit, over: limit === null || used === null ? 0 : Math.max(0, used - limit) };
}

/** What an edition would block: the quotas whose usage it does not hold. */
export const blockedBy = (quotas: readonly Quota[], edition: Edition) =>
  quotas.map((quota) => ({ key: quota.key, ...fitOf(quota, edition) })).filter(({ over }) => over > 0);

/** What an edition holds with nothing left: used is its limit. */
export const filledIn = (quotas: readonly Quota[], edition: Edition): string[] =>
  quotas.filter(({ key, used }) => used !== null && used > 0 && used === edition.limits[key]).map(({ key }) => key);

/** What takes nothing more, or already has too much; and the smallest edition that has room for all of it, as far as one is known. */
export function wayOnOf({ quotas, editions, edition }: ProductQuota) {
  const used = quotas.filter((one) => !isSetting(one));
  const full = used.filter(isUsedUp);
  const larger = editions.find(
    (one) =>
      one.code !== edition &&
      blockedBy(used, one).length === 0 &&
      !full.some(({ key }) => filledIn(used, one).includes(key)),
  );
  return { full: full.map(({ key }) => key), larger: larger?.name ?? null };
}

/** The highest share first; what has none comes last, in its own order. */
export const worstQuotaFirst = (quotas: readonly Quota[]): Quota[] =>
  [...quotas].sort((a, b) => (shareOf(b) ?? -1) - (shareOf(a) ?? -1));

/** Products with quotas, the one with the highest share first. */
export function worstFirst(products: readonly ProductQuota[]): ProductQuota[] {
  const worst = ({ quotas }: ProductQuota) =>
    Math.max(-1, ...quotas.filter((one) => !isSetting(one)).map((one) => shareOf(one) ?? -1));
  return products.filter(({ quotas }) => quotas.length > 0).sort((a, b) => worst(b) - worst(a));
}

/** The limits that the editions set to a quota, the smallest first. */
export function limitsOf({ key }: Pick<Quota, 'key'>, { editions, edition }: ProductQuota) {
  return editions
    .flatMap(({ code, name, limits }) => {
      const limit = limits[key] ?? null;
      return limit === null ? [] : [{ code, name, limit, isPresent: code === edition }];
    })
    .sort((a, b) => a.limit - b.limit);
}
