import { useCallback } from 'react';
import { DIRECTIONS, lookingGlassApi } from '@/api/system-settings/looking-glass';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { allOf } from '@/lib/permit';
import { useCan } from '@/session/session';
import { useConfirm } from '@/ui/feedback/confirm';
import { useReport } from '@/ui/feedback/report';
import type { Action } from '@/ui/page/row-actions';

const WORDS: Readonly<
  Record<(typeof DIRECTIONS)[number], Readonly<Record<'verb' | 'title' | 'text' | 'done', MessageId>>>
> = {
  in: {
    verb: 'glass.refreshIn',
    title: 'glass.refreshInTitle',
    text: 'glass.refreshInText',
    done: 'glass.refreshInDone',
  },
  out: {
    verb: 'glass.refreshOut',
    title: 'glass.refreshOutTitle',
    text: 'glass.refreshOutText',
    done: 'glass.refreshOutDone',
  },
};

/** A soft refresh of a session in each direction, after a question that says what it does. */
export function useRefreshActions(nodeId: string) {
  const t = useT();
  const right = useCan()(lookingGlassApi.softRefresh);
  const confirm = useConfirm();
  const report = useReport();
  return useCallback(
    (address: string, isUp: boolean): readonly Action[] =>
      DIRECTIONS.map((direction) => {
        const words = WORDS[direction];
        return {
          key: direction,
          label: t(words.verb),
          permit: allOf(right, isUp || 'glass.notUp'),
          run: () =>
            confirm({
              title: t(words.title, { address }),
              content: t(words.text),
              verb: t(words.verb),
              run: () =>
                lookingGlassApi
                  .softRefresh({ id: nodeId, address, direction })
                  .then(() => report.success(t(words.done, { address }))),
            }),
        };
      }),
    [nodeId, t, right, confirm, report],
  );
}
