import { useRequest } from 'ahooks';
import { useEffect, useMemo, useRef } from 'react';
import { useLanguage } from '@/i18n/use-t';
import { onCacheReset } from '@/lib/cache-reset';
import type { AnyCall, TypedCall } from '@/lib/contract/client';
import type { Failure } from '@/lib/contract/failure';
import { isForeignAbort, isSilent, LoadError } from '@/lib/contract/load-error';
import { isOffered } from '@/lib/contract/offered';
import {
  clearQueries,
  freshResult,
  onInvalidate,
  onQueryResult,
  type QueryResult,
  queryResult,
  setQueryResult,
  shareFetch,
} from '@/lib/contract/query-cache';
import { resourceOf } from '@/lib/contract/resource';
import { useOffersNow } from './use-offers';

export interface Loaded<Data> {
  data: Data | undefined;
  failure: Failure | null;
  isLoading: boolean;
  /** When the data came, epoch milliseconds of the browser. */
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

/** Counts the accounts of this page: what was asked for one of them is no answer for the next. */
let account = 0;

/**
 * Loads from a reading endpoint and keeps the answer in step: it is loaded again when the input changes, when a write of
 * the same resource went through, and on focus (at most every 5 s). What another part on screen got less than 5 s ago is not
 * asked for again by one that comes beside it. The last answer to the same input is shown at once
 * (cache 5 min); an older answer never replaces a newer one, and one to another question goes when this one fails. A silent
 * refusal, or a second proof that was canceled, is no failure beside the answer that stays.
 */
export function useLoad<I, O>(call: TypedCall<I, O>, input: I, options: LoadOptions = {}): Loaded<O> {
  const language = useLanguage();
  const key = `${account}:${call.path}:${language}:${JSON.stringify(input)}`;
  const running = useRef<AbortController | null>(null);
  const own = useRef<Promise<QueryResult<O>> | null>(null);
  const isSecond = useRef(false);
  const isComing = useRef(true);
  const offered = isOffered(call.capability, useOffersNow());
  const isReady = (options.isReady ?? true) && offered;
  const resources = [call, ...(options.dependsOn ?? [])].map(({ path }) => resourceOf(path)).join();
  const watched = useMemo(() => new Set(resources.split(',')), [resources]);

  const load = () => {
    const fresh = isComing.current && freshResult<O>(key);
    if (fresh) return Promise.resolve(fresh);
    const start = async () => {
      running.current?.abort();
      const controller = new AbortController();
      running.current = controller;
      const askedAt = Date.now();
      try {
        const answer = {
          key,
          value: await call(input, { signal: controller.signal }),
          at: Date.now(),
          askedAt,
          resources: watched,
        };
        setQueryResult(answer);
        return answer;
      } catch (thrown) {
        throw new LoadError(key, thrown);
      }
    };
    own.current = shareFetch(key, own.current, start);
    return own.current;
  };

  const { data, error, loading, refresh, mutate } = useRequest(load, {
    ready: isReady,
    refreshDeps: [key, options.pollMs], // a pace counts from an answer on, so a new one loads
    refreshOnWindowFocus: true,
    pollingInterval: options.pollMs ?? 0,
    pollingWhenHidden: false,
    onSuccess: () => {
      isSecond.current = false;
    },
    // Who loads shows the failure; without a listener it would be logged. Later, as ahooks holds the given-up call yet.
    onError: (thrown) => {
      const isRepeated = !isSecond.current && thrown instanceof LoadError && isForeignAbort(thrown.failure);
      isSecond.current = isRepeated;
      if (isRepeated) setTimeout(refresh);
    },
  });

  // Its first load stands above; from here on a part that asks has a reason to.
  useEffect(() => {
    isComing.current = false;
  }, []);
  useEffect(
    () =>
      onInvalidate((resource) => {
        if (watched.has(resource) && isReady) refresh();
      }),
    [watched, isReady, refresh],
  );
  useEffect(() => () => running.current?.abort(), []);
  // ahooks' own cache listens from the moment a part is drawn, also for parts that never come on screen.
  useEffect(() => onQueryResult<O>(key, mutate), [key, mutate]);

  const refused = error instanceof LoadError ? error : null;
  const isOther = data !== undefined && data.key !== key;
  const isStale = isOther && refused?.key === key && !loading;
  const kept = data === undefined || isOther ? queryResult<O>(key) : undefined;
  const shown = kept ?? (isStale ? undefined : data);
  const isUnsaid = (one: Failure) => (loading && isForeignAbort(one)) || (shown?.key === key && isSilent(one));
  const failure = offered && refused && !isUnsaid(refused.failure) ? refused.failure : null;
  return {
    data: shown?.value,
    failure,
    isLoading: loading || (isReady && shown?.key !== key && refused?.key !== key), // or about to ask
    at: shown?.at ?? 0,
    askedAt: shown?.askedAt,
    reload: refresh,
    isUnoffered: !offered,
  };
}

/** Forgets every cached answer, and what is still on its way. */
export function clearLoads(): void {
  account += 1;
  clearQueries();
}

// The cache outlives components; nothing of one account may be shown to the next.
onCacheReset(clearLoads);
