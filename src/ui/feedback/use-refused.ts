import { useCallback } from 'react';
import { useT } from '@/i18n/use-t';
import { failureOf } from '@/lib/contract/failure';
import { useReport } from './report';

/** Why something was not done. */
export interface Refused {
  text: string;
  /** The gateway wants its words unsaid: that nothing was changed is no error. */
  isSilent: boolean;
}

/**
 * What a write that failed says where it was asked for: the reason, or, where the gateway wants that unsaid, that nothing was
 * changed, so that the press is not taken for lost. Null where it is told elsewhere or nobody needs to know.
 */
export function useRefused(): (thrown: unknown) => Refused | null {
  const t = useT();
  const report = useReport();
  return useCallback(
    (thrown) => {
      const { kind, showType } = failureOf(thrown);
      if (kind === 'business' && showType === 0) return { text: t('request.unchanged'), isSilent: true };
      const text = report.own(thrown);
      return text === null ? null : { text, isSilent: false };
    },
    [t, report],
  );
}
