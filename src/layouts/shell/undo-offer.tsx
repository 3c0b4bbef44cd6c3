import { Suspense } from 'react';
import { useNoticeLog } from '@/ui/feedback/report';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { OptionalPart } from '@/ui/lazy/optional-part';

const UndoButton = lazyComponent(() => import('./undo-button').then((module) => module.UndoButton));

/** Takes back what was done last, for ten seconds. After that the notice log has it. */
export function UndoOffer({ onUsed }: { onUsed: () => void }) {
  const { notices } = useNoticeLog();
  const newest = notices.find((notice) => notice.undo)?.id;
  return (
    // Always there, so that a screen reader hears what comes into it.
    <span role="status">
      {newest !== undefined && (
        <OptionalPart place={null} again={newest}>
          <Suspense>
            <UndoButton onUsed={onUsed} />
          </Suspense>
        </OptionalPart>
      )}
    </span>
  );
}
