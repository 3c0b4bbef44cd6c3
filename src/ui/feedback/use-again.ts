import { useCallback, useRef } from 'react';
import { useT } from '@/i18n/use-t';
import { failureOf } from '@/lib/contract/failure';
import { useAgreement } from './use-agreement';

/**
 * Sends what makes something new. Where the answer to the last try was lost, it asks first, since that one may have made it:
 * resolves to false, with nothing sent, where the operator does not want it.
 */
export function useAgain(): <R>(send: () => Promise<R>) => Promise<R | false> {
  const t = useT();
  const agree = useAgreement();
  const isOpen = useRef(false);
  return useCallback(
    async <R>(send: () => Promise<R>) => {
      const question = { title: t('again.title'), content: t('again.content'), verb: t('again.verb') };
      if (isOpen.current && !(await agree(question))) return false;
      try {
        const result = await send();
        isOpen.current = false;
        return result;
      } catch (thrown) {
        // A refusal of the second says nothing of the first.
        isOpen.current ||= failureOf(thrown).lost === 'second';
        throw thrown;
      }
    },
    [agree, t],
  );
}
