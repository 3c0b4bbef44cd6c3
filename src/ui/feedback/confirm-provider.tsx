import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { here } from '@/lib/navigation';
import { late } from '../lazy/late';
import { type Confirm, ConfirmContext, type Question } from './confirm';
import { useTellLost } from './report';

const dialog = late(() => import('./confirm-dialog'));

interface Asked {
  Dialog: ComponentType<{ question: Question }>;
  question: Question;
  serial: number;
}

/** Holds the one dialog that asks before something is done. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const tellLost = useTellLost();
  const [asked, setAsked] = useState<Asked | null>(null);
  const confirm = useCallback<Confirm>(
    (question) => {
      let isOver = false;
      const { pathname } = here();
      const ask = () => {
        dialog.load().then(
          (Dialog) => {
            if (isOver) return;
            // What is asked about stands on the screen that was left while the code was on its way.
            if (here().pathname !== pathname) question.onClose?.();
            else setAsked((old) => ({ Dialog, question, serial: (old?.serial ?? 0) + 1 }));
          },
          () => {
            tellLost(ask);
            question.onClose?.();
          },
        );
      };
      ask();
      return () => {
        isOver = true;
        setAsked((old) => (old?.question === question ? null : old));
      };
    },
    [tellLost],
  );
  return (
    <ConfirmContext.Provider value={confirm}>
      {children}
      {asked && <asked.Dialog key={asked.serial} question={asked.question} />}
    </ConfirmContext.Provider>
  );
}
