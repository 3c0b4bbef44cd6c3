import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLanguage } from '@/i18n/use-t';
import type { AnyCall, TypedCall } from '@/lib/contract/client';
import type { Failure } from '@/lib/contract/failure';
import { isOffered } from '@/lib/contract/offered';
import { resourceOf } from '@/lib/contract/resource';
import { gatewayTime } from '@/lib/gateway-clock';
import { queries } from '@/lib/query/queries';
import type { Query, QueryResult } from '@/lib/query/query';
import { useOffersNow } from './use-offers';

export interface Loaded<Data> {
  data: Data | undefined;
  failure: Failure | null;
  isLoading: boolean;
  /** When the data came, epoch milliseconds of the gateway; 0 before. */
  at: number;
  /** When it was asked for, by the same clock: what it says of a moment is not younger, however long it was on its way. */
  askedAt?: number | undefined;
  reload: () => void;
  /** The gateway lacks what the call belongs to: nothing is asked, and there is neither data nor failure. */
  isUnoffered?: boolean;
}

export interface LoadOptions {
  /** False waits, for instance for a dialog to open. */
  isReady?: boolean;
  /** Milliseconds between two loads; 0 is off. It pauses while the tab is hidden. */
  pollMs?: number;
  /** Calls of other resources whose writes make this data old: `[roleApi.list]`. */
  dependsOn?: readonly AnyCall[];
}

/** As `useLoad`; an answer that is not final is followed by the next question. */
interface FollowOptions<O> extends LoadOptions {
  isFinal?: (data: O) => boolean;
}

/** As `useLoad`; what is here is brought up to date and not asked for anew. */
interface RefreshOptions<I, O> extends FollowOptions<O> {
  refresh?: ((known: O, input: I, options: { signal: AbortSignal }) => Promise<O>) | undefined;
}

/**
 * Loads from a reading endpoint and keeps the answer in step: it is loaded again when the input changes, when a write of
 * the same resource went through, and on focus (at most every 5 s). All parts with the same question share one query: one
 * that comes beside another asks nothing for 5 s, and the call ends with the last of them. The last answer to the same input
 * is shown at once (cache 5 min); an older answer never replaces a newer one, and one to another question goes when this one
 * fails. A silent refusal, or a second proof that was canceled, is no failure beside the answer that stays.
 */
export function useLoad<I, O>(call: TypedCall<I, O>, input: I, options: RefreshOptions<I, O> = {}): Loaded<O> {
  const language = useLanguage();
  const offered = isOffered(call.capability, useOffersNow());
  const isReady = (options.isReady ?? true) && offered;
  const { pollMs, isFinal, refresh } = options;
  const resources = [call, ...(options.dependsOn ?? [])].map(({ path }) => resourceOf(path)).join();
  const query = queries.of<O>(`${call.path}:${language}:${JSON.stringify(input)}`);
  const { result, failure, ...state } = useSyncExternalStore(query.subscribe, query.get);
  // The answer to the question before stays in sight until this one is answered or has failed.
  const [last, setLast] = useState<{ query: Query<O>; result: QueryResult<O> } | null>(null);
  if (result && last?.result !== result) setLast({ query, result });

  // biome-ignore lint/correctness/useExhaustiveDependencies: call and input are what names the query; what is final does not change.
  useEffect(() => {
    if (!isReady) return;
    const read = (signal: AbortSignal, known: O | undefined) =>
      refresh && known ? refresh(known, input, { signal }) : call(input, { signal });
    return query.want({ read, resources: new Set(resources.split(',')), pollMs, isFinal });
  }, [query, isReady, resources, pollMs]);

  const isComing = state.isLoading || (isReady && (state.isIdle || (!result && !failure)));
  const kept = last && !last.query.isStopped() && (isComing || !failure || last.query === query) ? last.result : null;
  const shown = result ?? kept;
  return {
    data: shown?.value,
    failure: offered ? failure : null,
    isLoading: isComing,
    at: shown ? gatewayTime(shown.at) : 0,
    askedAt: shown ? gatewayTime(shown.askedAt) : undefined,
    reload: query.reload,
    isUnoffered: !offered,
  };
}

/** Forgets every kept answer, and what is still on its way; what is on screen loads again. */
export const clearLoads = queries.reset;
