import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from 'react';

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
const ConfirmDialog = lazy(() => import('./confirm-dialog'));

/** Holds the one dialog that asks before something is done. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ question: Question; serial: number } | null>(null);
  const confirm = useCallback<Confirm>(
    (question) => setAsked((old) => ({ question, serial: (old?.serial ?? 0) + 1 })),
    [],
  );
  return (
    <ConfirmContext.Provider value={confirm}>
      {children}
      {asked && (
        <Suspense>
          <ConfirmDialog key={asked.serial} question={asked.question} />
        </Suspense>
      )}
    </ConfirmContext.Provider>
  );
}

/** Asks before an action: `confirm({ title, content, verb, run })`. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs ConfirmProvider');
  return confirm;
}
