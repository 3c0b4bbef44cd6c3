import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '@/i18n/use-t';
import { holdNavigation } from '@/lib/navigation';
import { useMounted, useReport } from '@/ui/feedback/report';

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
  const t = useT();
  const report = useReport();
  const mounted = useMounted();
  // State is a render late: five clicks of one moment would all find it false.
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run = useCallback(
    async <R>(name: string | undefined, write: () => Promise<R>, { onDone, onFailed }: Ends<R>) => {
      if (isRunning.current) return;
      isRunning.current = true;
      setBusy(true);
      let way: (() => void) | null = null;
      // By hand, not by an effect: it lasts as long as the write, also where its place is drawn no more.
      const release = holdNavigation(
        (goOn) => {
          way = goOn;
          report.info(t('form.saving'));
        },
        { isWait: true },
      );
      const end = () => {
        release();
        isRunning.current = false;
        // At once, with what the answer opened: that may hold the way back itself.
        flushSync(() => setBusy(false));
      };
      let result: R;
      try {
        result = await write();
      } catch (thrown) {
        end();
        if (mounted.current?.signal.aborted) report.error(thrown, name);
        else onFailed(thrown);
        return;
      }
      end();
      onDone(result, way);
    },
    [report, t, mounted],
  );
  return { isBusy, run };
}
