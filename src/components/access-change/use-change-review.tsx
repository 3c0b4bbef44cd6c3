import { Suspense, useCallback } from 'react';
import { type AccessChange, accessChangeApi } from '@/api/business-account/access-change';
import { useT } from '@/i18n/use-t';
import { ApiError, failure } from '@/lib/contract/failure';
import { useConfirm } from '@/ui/feedback/confirm';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { PAGE } from './read-effects';

const Effects = lazyComponent(() => import('./effects').then(({ Effects }) => Effects));

/** What a save that was given up ends with: whoever waits stays as it is, and nothing is told. */
const givenUp = () => new ApiError(failure('abort', 'abort', { showType: 0 }));

/**
 * Shows who gains and who loses before something is saved: `await review(change)` in front of the call that saves. It goes on
 * at once where nobody's rights change, and rejects in silence where the operator goes back.
 */
export function useChangeReview(): (change: AccessChange, verb?: string) => Promise<void> {
  const t = useT();
  const confirm = useConfirm();
  return useCallback(
    async (change, verb) => {
      const first = await accessChangeApi.previewEffect({ change, current: 1, pageSize: PAGE });
      if (first.total === 0 && first.differing === 0) return;
      await new Promise<void>((resolve, reject) => {
        confirm({
          title: t('accessChange.title', { count: first.total }),
          content: (
            <Suspense>
              <Effects change={change} first={first} />
            </Suspense>
          ),
          verb: verb ?? t('common.save'),
          back: t('accessChange.back'),
          isDanger: first.losing > 0,
          run: async () => resolve(),
          // After `run` it is decided, and this does nothing.
          onClose: () => reject(givenUp()),
        });
      });
    },
    [t, confirm],
  );
}
