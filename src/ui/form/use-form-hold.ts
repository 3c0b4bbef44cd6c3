import { useCallback, useEffect } from 'react';
import { useT } from '@/i18n/use-t';
import { type Form, holdOf } from '@/lib/form/form';
import type { FormStore } from '@/lib/form/form-store';
import { holdNavigation } from '@/lib/navigation';
import { useReport } from '@/ui/feedback/report';
import { type LeaveCopy, useLeaveQuestion } from '../feedback/use-dirty-guard';

/** What every form with unsaved input asks. */
const UNSAVED: LeaveCopy = {
  title: 'form.leaveTitle',
  text: 'form.leaveText',
  verb: 'form.leave',
  isDraft: true,
};

/** What is asked before a form is left; `wait` while its answer is on its way: there is nothing to discard then. */
function holdCopy(form: Form<LeaveCopy>): LeaveCopy | 'wait' | null {
  const hold = holdOf(form);
  return hold === 'ask' ? (form.works[0] ?? UNSAVED) : hold;
}

const nothing = () => {};

/**
 * Holds navigation as the form stands, from the moment that something happens to it. Returns what gives input and work up and
 * closes: it asks first if there are any, and does nothing while the form is sent.
 */
export function useFormHold({ get, subscribe, dispatch }: FormStore<LeaveCopy>): (close: () => void) => void {
  const t = useT();
  const report = useReport();
  const { ask, withdraw } = useLeaveQuestion();
  useEffect(() => {
    let held: LeaveCopy | 'wait' | null = null;
    let release = nothing;
    const follow = () => {
      const copy = holdCopy(get());
      if (copy === held) return;
      held = copy;
      release();
      // What was saved while the question stood is lost no more: it asks for nothing.
      if (copy === null || copy === 'wait') withdraw();
      if (copy === null) release = nothing;
      else if (copy !== 'wait') release = holdNavigation((goOn) => ask(copy, goOn), { isDraft: copy.isDraft });
      else {
        const wait = (way: () => void) => {
          dispatch({ type: 'asked', way });
          report.info(t('form.saving'));
        };
        release = holdNavigation(wait, { isWait: true });
      }
    };
    follow();
    const stop = subscribe(follow);
    return () => {
      stop();
      release();
    };
  }, [get, subscribe, dispatch, ask, withdraw, report, t]);
  return useCallback(
    (close) => {
      const copy = holdCopy(get());
      // What is being sent cannot be given up: its answer, such as a secret shown once, would be lost.
      if (copy === 'wait') return report.info(t('form.saving'));
      const giveUp = () => {
        dispatch({ type: 'left' });
        close();
      };
      if (copy === null) giveUp();
      else ask(copy, giveUp);
    },
    [get, dispatch, ask, report, t],
  );
}
