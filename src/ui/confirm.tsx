import { type ComponentType, createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { useT } from '@/i18n/use-t';
import { useReport } from './report';

export interface Question {
  /** Names the object. */
  title: string;
  /** What depends on it and what cannot be undone. */
  content: ReactNode;
  /** The button says the verb. */
  verb: string;
  isDanger?: boolean;
  /** The account password is asked for and handed to `run`. */
  needsPassword?: boolean;
  /** Does it. While it runs the dialog waits; a refusal is shown in the dialog, which stays open. */
  run: (password: string) => Promise<unknown>;
  onClose?: () => void;
}

export type Confirm = (question: Question) => void;

const ConfirmContext = createContext<Confirm | null>(null);

interface Asked {
  Dialog: ComponentType<{ question: Question }>;
  question: Question;
  serial: number;
}

/** Holds the one dialog that asks before something is done. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const t = useT();
  const report = useReport();
  const [asked, setAsked] = useState<Asked | null>(null);
  // Loaded by hand: React.lazy would keep a lost chunk and take the whole page down.
  const confirm = useCallback<Confirm>(
    (question) => {
      import('./confirm-dialog').then(
        ({ default: Dialog }) => setAsked((old) => ({ Dialog, question, serial: (old?.serial ?? 0) + 1 })),
        () => {
          report.warning(t('screen.chunkFailed'));
          question.onClose?.();
        },
      );
    },
    [report, t],
  );
  return (
    <ConfirmContext.Provider value={confirm}>
      {children}
      {asked && <asked.Dialog key={asked.serial} question={asked.question} />}
    </ConfirmContext.Provider>
  );
}

/** Asks before an action: `confirm({ title, content, verb, run })`. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs ConfirmProvider');
  return confirm;
}
