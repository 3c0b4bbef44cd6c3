import { createContext, type ReactNode, useCallback, useContext, useEffect, useId, useMemo, useState } from 'react';
import { useT } from '@/i18n/use-t';
import type { Failure } from '@/lib/contract/failure';
import type { Loaded } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';

type Failed = { failure: Failure; reload: () => void };

interface Failures {
  isShared: boolean;
  tell: (part: string, failed: Failed | null) => void;
}

const FailuresContext = createContext<Failures>({ isShared: false, tell: () => {} });

/** Parts that fail together have one cause, most likely the line: one notice for all, and quiet cells below it. */
export function HomeFailures({ children }: { children: ReactNode }) {
  const [failed, setFailed] = useState<ReadonlyMap<string, Failed>>(new Map());
  const tell = useCallback((part: string, one: Failed | null) => {
    setFailed((old) => {
      if (one === null && !old.has(part)) return old;
      const next = new Map(old);
      if (one === null) next.delete(part);
      else next.set(part, one);
      return next;
    });
  }, []);
  const all = [...failed.values()];
  const isLine = all.every(({ failure }) => failure.kind === 'network');
  const isShared = all.length > (isLine ? 1 : 2);
  const value = useMemo(() => ({ isShared, tell }), [isShared, tell]);
  return (
    <FailuresContext.Provider value={value}>
      {isShared && all[0] && (
        <LoadFailure
          failure={all[0].failure}
          onRetry={() => {
            for (const { reload } of all) reload();
          }}
        />
      )}
      {children}
    </FailuresContext.Provider>
  );
}

interface Props {
  loaded: Loaded<unknown>;
  /** Words of the catalog for what could not be loaded, and for its button. */
  words?: { title: string; retry: string } | undefined;
}

/** Why a part is not there, unless the notice of all says it; what it showed before stays. */
export function PartFailure({ loaded: { data, failure, reload }, words }: Props) {
  const t = useT();
  const id = useId();
  const { isShared, tell } = useContext(FailuresContext);
  useEffect(() => {
    tell(id, failure && { failure, reload });
    return () => tell(id, null);
  }, [id, failure, reload, tell]);
  if (!failure) return null;
  if (!isShared) return <LoadFailure failure={failure} onRetry={reload} copy={words} />;
  return data === undefined ? <p className="absent">{t('home.notLoaded')}</p> : null;
}
