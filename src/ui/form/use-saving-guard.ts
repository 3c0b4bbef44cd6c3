import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useT } from '@/i18n/use-t';
import { holdNavigation } from '@/lib/navigation';
import { useReport } from '@/ui/feedback/report';

interface Saving {
  /** Has every way wait, and says so; returns the function that ends it. */
  hold: () => () => void;
  /** The way that was asked for meanwhile, once. */
  takeWay: () => (() => void) | null;
  /** Whether the place that would tell a failure is gone. */
  isGone: RefObject<boolean>;
}

function useSaving(): Saving {
  const t = useT();
  const report = useReport();
  const way = useRef<(() => void) | null>(null);
  const hold = useCallback(
    () =>
      holdNavigation(
        (goOn) => {
          way.current = goOn;
          report.info(t('form.saving'));
        },
        { isWait: true },
      ),
    [report, t],
  );
  const takeWay = useCallback(() => {
    const goOn = way.current;
    way.current = null;
    return goOn;
  }, []);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);
  return { hold, takeWay, isGone };
}

/** While something is sent there is nothing to discard: a way that is asked for waits for the answer, and that is said. */
export function useSavingGuard(isBusy: boolean): Omit<Saving, 'hold'> {
  const { hold, takeWay, isGone } = useSaving();
  useEffect(() => (isBusy ? hold() : undefined), [isBusy, hold]);
  return { takeWay, isGone };
}

/** Goes on once the holds of what was saved are gone, and those of what the answer opened are there. */
const afterHolds = (goOn: () => void) => () => void requestAnimationFrame(() => setTimeout(goOn));

interface Ends<R> {
  /** It went through. `goOn` is the way that was asked for meanwhile: whoever stays in its place drops it. */
  onDone: (result: R, goOn: (() => void) | null) => void;
  /** It failed, and the place that says so is still there. */
  onFailed: (thrown: unknown) => void;
}

/**
 * Runs a write, one at a time. Until its answer is here nothing is left: what it makes may be shown only once. Where the
 * place that asked is gone all the same, a failure is told as a notice under the name that is given.
 */
export function useHeldWrite(): {
  isBusy: boolean;
  run: <R>(name: string | undefined, write: () => Promise<R>, ends: Ends<R>) => Promise<void>;
} {
  const report = useReport();
  const { hold, takeWay, isGone } = useSaving();
  // State is a render late: five clicks of one moment would all find it false.
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run = useCallback(
    async <R>(name: string | undefined, write: () => Promise<R>, { onDone, onFailed }: Ends<R>) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setBusy(true);
      // By hand, not by an effect: it lasts as long as the write, also where its place is drawn no more.
      const release = hold();
      const end = () => {
        release();
        isRunning.current = false;
        setBusy(false);
      };
      let result: R;
      try {
        result = await write();
      } catch (thrown) {
        end();
        takeWay();
        if (isGone.current) report.error(thrown, name);
        else onFailed(thrown);
        return;
      }
      end();
      const goOn = takeWay();
      onDone(result, goOn && afterHolds(goOn));
    },
    [hold, takeWay, isGone, report],
  );
  return { isBusy, run };
}
