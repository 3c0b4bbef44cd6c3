import { type ReactNode, useCallback } from 'react';
import { ApiError, failure } from '@/lib/contract/failure';
import { useConfirm } from './confirm';

interface Consequence {
  title: string;
  content: ReactNode;
  verb: string;
}

/** Names what a save would do and waits for the yes; rejects as a given-up call if the operator does not want it. */
export function useAgreement(): (consequence: Consequence) => Promise<void> {
  const confirm = useConfirm();
  return useCallback(
    (consequence) =>
      new Promise((resolve, reject) => {
        confirm({
          ...consequence,
          isDanger: true,
          run: async () => resolve(),
          onClose: () => reject(new ApiError(failure('abort', 'abort'))),
        });
      }),
    [confirm],
  );
}
