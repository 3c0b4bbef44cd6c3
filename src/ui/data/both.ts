import type { Loaded } from './use-load';

/**
 * Two loads as one, for a part that needs both: there when both are, failed with the first that is. What is edited comes
 * first, what is only looked up in second: `both(useLoad(taskApi.get, { id }), useLoad(sceneApi.getOptions, {}))`.
 */
export function both<A, B>(one: Loaded<A>, other: Loaded<B>): Loaded<readonly [A, B]> {
  return {
    data: one.data !== undefined && other.data !== undefined ? [one.data, other.data] : undefined,
    failure: one.failure ?? other.failure,
    isLoading: one.isLoading || other.isLoading,
    isUnoffered: [one, other].some(({ isUnoffered }) => isUnoffered),
    at: Math.min(one.at, other.at),
    reload: () => {
      one.reload();
      other.reload();
    },
  };
}
