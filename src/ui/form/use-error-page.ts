import { useCallback, useEffect, useState } from 'react';
import { useT } from '@/i18n/use-t';
import { isAnonymousPath } from '@/lib/anonymous-path';
import { type Failure, failureOf } from '@/lib/contract/failure';
import { saveDrafts } from '@/lib/drafts';
import { endDraftHolds, here } from '@/lib/navigation';
import { failureText } from '@/ui/feedback/failure-text';
import { useReport } from '@/ui/feedback/report';

/** Whether a failure is to be read on the error page; an anonymous screen has none. */
const leadsAway = ({ showType }: Failure) => showType === 9 && !isAnonymousPath(here().pathname);

/**
 * Leads to the error page once the submit, which holds navigation, has ended. Nobody asked to leave: what is typed is written
 * down, and Back brings it again. Where it cannot be, the form stays and says the reason itself. Gives what takes a failure
 * there, if that is where it is to be read.
 */
export function useErrorPage(isBusy: boolean, onStay: (reason: string) => void): (thrown: unknown) => boolean {
  const t = useT();
  const report = useReport();
  const [exit, setExit] = useState<{ thrown: unknown } | null>(null);
  useEffect(() => {
    if (exit === null || isBusy) return;
    setExit(null);
    if (!saveDrafts()) return onStay(failureText(t, failureOf(exit.thrown)));
    endDraftHolds();
    report.own(exit.thrown);
  }, [exit, isBusy, onStay, report, t]);
  return useCallback((thrown) => {
    const isLeaving = leadsAway(failureOf(thrown));
    if (isLeaving) setExit({ thrown });
    return isLeaving;
  }, []);
}
