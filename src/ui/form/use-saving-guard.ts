import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { useT } from '@/i18n/use-t';
import { holdNavigation } from '@/lib/navigation';
import { useReport } from '@/ui/feedback/report';

/** While something is sent there is nothing to discard: a way that is asked for waits for the answer, and that is said. */
export function useSavingGuard(isBusy: boolean): {
  /** The way that was asked for meanwhile, once. */
  takeWay: () => (() => void) | null;
  /** Whether the place that would tell a failure is gone. */
  isGone: RefObject<boolean>;
} {
  const t = useT();
  const report = useReport();
  const way = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (!isBusy) return;
    return holdNavigation((goOn) => {
      way.current = goOn;
      report.info(t('form.saving'));
    });
  }, [isBusy, report, t]);
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
  return { takeWay, isGone };
}
