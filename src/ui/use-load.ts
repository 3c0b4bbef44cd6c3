import { clearCache, useRequest } from 'ahooks';
import { useEffect, useMemo, useRef } from 'react';
import { useLanguage } from '@/i18n/use-t';
import { onChange } from '@/lib/contract/changes';
import type { TypedCall } from '@/lib/contract/client';
import { resourceOf } from '@/lib/contract/endpoint';
import { type Failure, failureOf } from '@/lib/contract/failure';
import { onForget } from '@/lib/forget';

export interface Loaded<Data> {
  data: Data | undefined;
  failure: Failure | null;
  isLoading: boolean;
  /** When the data came, epoch milliseconds of the browser. */
  at: number;
  reload: () => void;
}

interface Options {
  /** False waits, for instance for a dialog to open. */
  isReady?: boolean;
  /** Milliseconds between two loads; 0 is off. It pauses while the tab is hidden. */
  pollMs?: number;
  /** Other resources (`/api/acm/role`) whose writes make this data old. */
  dependsOn?: readonly string[];
}

const shownElsewhere = () => {};

/**
 * Loads from a reading endpoint and keeps the answer in step: it is loaded again when the input changes, when a write of
 * the same resource went through, and on focus (at most every 5 s). The last answer to the same input is shown at once
 * (cache 5 min); an older answer never replaces a newer one.
 */
export function useLoad<I, O>(call: TypedCall<I, O>, input: I, options: Options = {}): Loaded<O> {
  const language = useLanguage();
  const key = `${call.path}:${language}:${JSON.stringify(input)}`;
  const running = useRef<AbortController | null>(null);
  const isReady = options.isReady ?? true;

  const load = async () => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    return { key, value: await call(input, { signal: controller.signal }), at: Date.now() };
  };

  const { data, error, loading, refresh } = useRequest(load, {
    ready: isReady,
    refreshDeps: [key],
    cacheKey: key,
    refreshOnWindowFocus: true,
    pollingInterval: options.pollMs ?? 0,
    pollingWhenHidden: false,
    // Who loads shows the failure; without this it would be written to the console too.
    onError: shownElsewhere,
  });

  const watched = useMemo(
    () => new Set([resourceOf(call.path), ...(options.dependsOn ?? [])]),
    [call.path, options.dependsOn],
  );
  useEffect(
    () =>
      onChange((resource) => {
        if (!watched.has(resource)) return;
        clearCache(key);
        if (isReady) refresh();
      }),
    [watched, key, isReady, refresh],
  );
  useEffect(() => () => running.current?.abort(), []);

  const failure = error ? failureOf(error) : null;
  return {
    data: data?.value,
    failure: failure?.kind === 'abort' ? null : failure,
    isLoading: loading || (isReady && data === undefined && !error),
    at: data?.at ?? 0,
    reload: refresh,
  };
}

/** Forgets every cached answer. */
export const forgetLoads = (): void => clearCache();

// The cache outlives components; nothing of one account may be shown to the next (SEC-9).
onForget(forgetLoads);
