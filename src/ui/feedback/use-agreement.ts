import { useCallback } from 'react';
import { type Question, useConfirm } from './confirm';

type Consequence = Pick<Question, 'title' | 'content' | 'verb' | 'back' | 'isDanger'>;

/**
 * Names what a save would do and waits for the answer: true for the verb, false for every way back. As dangerous unless said
 * otherwise.
 */
export function useAgreement(): (consequence: Consequence) => Promise<boolean> {
  const confirm = useConfirm();
  return useCallback(
    (consequence) =>
      new Promise((resolve) => {
        // The dialog closes after `run` too: by then it is answered.
        confirm({ isDanger: true, ...consequence, run: async () => resolve(true), onClose: () => resolve(false) });
      }),
    [confirm],
  );
}
