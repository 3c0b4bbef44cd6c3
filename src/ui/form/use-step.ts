import { useCallback, useEffect, useRef, useState } from 'react';
import { goBack, here, STEP } from '@/lib/navigation';
import { useQuery } from '@/ui/page/use-query';

interface Steps {
  step: number;
  show: (next: number) => void;
  /** To the step before, by the way that the browser's own button goes where it leads there. */
  goToPrevious: () => void;
}

/**
 * The open step of a form, in the address: Back is a step back, and Forward a step on. A step that this visit has not come
 * to yet, as after a reload, falls back to the first: what stands before it is not filled in.
 */
export function useStep(keys: readonly string[]): Steps {
  const [query, change] = useQuery();
  const [reached, setReached] = useState(0);
  const named = query.get(STEP);
  const wanted = named === null ? 0 : keys.indexOf(named);
  const isOpen = wanted >= 0 && wanted <= reached;
  useEffect(() => {
    if (!isOpen) change({ [STEP]: undefined });
  }, [isOpen, change]);
  const step = isOpen ? wanted : 0;
  const latest = useRef({ keys, step });
  useEffect(() => {
    latest.current = { keys, step };
  });
  const show = useCallback(
    (next: number) => {
      setReached((furthest) => Math.max(furthest, next));
      change(
        { [STEP]: next === 0 ? undefined : latest.current.keys[next] },
        { state: { [STEP]: latest.current.step } },
      );
    },
    [change],
  );
  const goToPrevious = useCallback(() => {
    const before = latest.current.step - 1;
    if (Reflect.get(Object(here().state), STEP) === before) goBack();
    else show(before);
  }, [show]);
  return { step, show, goToPrevious };
}
