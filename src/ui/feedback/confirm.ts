import { createContext, type ReactNode, type RefCallback, useContext } from 'react';

export interface Question {
  /** Names the object. */
  title: string;
  /** What depends on it and what cannot be undone. */
  content: ReactNode;
  /** The button says the verb. */
  verb: string;
  /** What the way back is called where 'Cancel' could be taken for the verb. */
  back?: string;
  isDanger?: boolean;
  /** What must be typed before it is done, such as the name of what cannot be brought back. */
  typed?: string;
  /** The account password is asked for and handed to `run`. */
  needsPassword?: boolean;
  /**
   * Does it. While it runs the dialog stays and every way out of the screen waits: what it answers may be shown only once.
   * A refusal is shown in the dialog, which stays open.
   */
  run: (password: string) => Promise<unknown>;
  /** After it was done: leaves what is gone, or opens what was made. Not where the operator is on a way of his own. */
  onDone?: (() => void) | undefined;
  onClose?: () => void;
}

/** Asks; the function that it gives takes the question away, for when what it is about is over. */
export type Confirm = (question: Question) => () => void;

/** Filled by components/confirm-provider, which holds the dialog. */
export const ConfirmContext = createContext<Confirm | null>(null);

/** A ref for parts of a question's content that forbid it: while any of them is on the page, the verb cannot be pressed. */
export const ForbidContext = createContext<RefCallback<HTMLElement>>(() => undefined);

/** Asks before an action: `confirm({ title, content, verb, run })`. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs ConfirmProvider');
  return confirm;
}
