import type { ReactNode } from 'react';
import { Suspense, useCallback } from 'react';
import type { ReviewRules } from '@/api/console/change-request-rules';
import { useT } from '@/i18n/use-t';
import { createStore } from '@/lib/store';
import { to } from '@/routes/href';
import { useConfirm } from '@/ui/feedback/confirm';
import { useReport } from '@/ui/feedback/report';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { OptionalPart } from '@/ui/lazy/optional-part';
import { AskFields, type RequestWords } from './ask-fields';

const NoOtherReviewer = lazyComponent(() => import('./no-reviewer'));

interface Asking {
  /** What is asked for, as the rules name it. */
  readonly kind: keyof ReviewRules;
  /** What it is about: what is typed for it outlives the end of a session. */
  readonly about: string;
  /** What the question is called where it is not the first time. */
  readonly question?: string;
  readonly verb?: string;
  /** What stands in the fields at first. */
  readonly title: string;
  readonly description?: string;
  /** What is asked for, in the question. */
  readonly content: ReactNode;
  readonly send: (input: RequestWords) => Promise<{ id: string }>;
  readonly onSent?: () => void;
}

/** Asks for a second pair of eyes in the place of doing something: what it is called, why, and then where it waits. */
export function useAskReview(): (asking: Asking) => void {
  const t = useT();
  const confirm = useConfirm();
  const report = useReport();
  return useCallback(
    ({ kind, about, question, verb, title, description = '', content, send, onSent }) => {
      // A name may be longer than a title.
      const store = createStore<RequestWords>({ title: title.slice(0, 64).trim(), description });
      confirm({
        title: question ?? t('changeRequest.askTitle'),
        content: (
          <>
            <p>{t('changeRequest.askText')}</p>
            <OptionalPart place={null} again={null}>
              <Suspense>
                <NoOtherReviewer kind={kind} />
              </Suspense>
            </OptionalPart>
            {content}
            <AskFields store={store} kept={`askReview:${about}`} />
          </>
        ),
        verb: verb ?? t('changeRequest.ask'),
        run: async () => {
          const { title: called, description: why } = store.get();
          const { id } = await send({ title: called, description: why });
          report.success(t('changeRequest.sent', { title: called }), { at: to('/console/change_request/:id', { id }) });
        },
        onDone: onSent,
      });
    },
    [t, confirm, report],
  );
}
