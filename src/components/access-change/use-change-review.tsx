import { type ReactNode, Suspense, useCallback, useRef } from 'react';
import { type AccessChange, accessChangeApi } from '@/api/business-account/access-change';
import { useT } from '@/i18n/use-t';
import { type Failure, failureOf } from '@/lib/contract/failure';
import { failureText } from '@/ui/feedback/failure-text';
import { useAgreement } from '@/ui/feedback/use-agreement';
import { TRIES } from '@/ui/feedback/use-unknown';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { PAGE } from './read-effects';

const Effects = lazyComponent(() => import('./effects').then(({ Effects }) => Effects));

/** The session is over, or the operator gave up: that is no failure of the gateway. */
const isOver = ({ kind }: Failure) => kind === 'session' || kind === 'abort';

/**
 * Shows who gains and who loses before something is saved: `await review(change)` in front of the call that saves. It goes on
 * at once where nobody's rights change, and rejects in silence where the operator goes back. Where the gateway does not tell
 * it, or fails for the third time, the question says so and lets him save all the same.
 */
export function useChangeReview(): (change: AccessChange, verb?: string) => Promise<boolean> {
  const t = useT();
  const agree = useAgreement();
  const failures = useRef(0);
  return useCallback(
    async (change, verb) => {
      const ask = (title: string, content: ReactNode, isDanger: boolean) =>
        agree({ title, content, verb: verb ?? t('common.save'), back: t('accessChange.back'), isDanger });
      let first: Awaited<ReturnType<typeof accessChangeApi.previewEffect>>;
      try {
        first = await accessChangeApi.previewEffect({ change, current: 1, pageSize: PAGE });
        failures.current = 0;
      } catch (thrown) {
        const why = failureOf(thrown);
        if (why.kind === 'unoffered') return ask(t('accessChange.untoldTitle'), t('accessChange.untold'), true);
        if (isOver(why)) throw thrown;
        failures.current += 1;
        if (failures.current < TRIES) throw thrown;
        return ask(
          t('accessChange.untoldTitle'),
          <>
            <p>{t('accessChange.unknown')}</p>
            <p className="lines absent">{failureText(t, why)}</p>
          </>,
          true,
        );
      }
      if (first.total === 0 && first.differing === 0) return true;
      return ask(
        t('accessChange.title', { count: first.total }),
        <Suspense>
          <Effects change={change} first={first} />
        </Suspense>,
        first.losing > 0,
      );
    },
    [t, agree],
  );
}
