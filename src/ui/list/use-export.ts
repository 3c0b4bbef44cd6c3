import { useContext, useRef, useState } from 'react';
import { useT } from '@/i18n/use-t';
import { here } from '@/lib/navigation';
import { useMounted, useReport } from '@/ui/feedback/report';
import type { LongExport } from './export-list';
import { ExportOriginContext } from './export-origin';
import type { ListNow } from './list-parts';

export const FORMATS = ['csv', 'evidenceCsv', 'evidenceMarkdown'] as const;
export type Format = (typeof FORMATS)[number];

/** A short export is over before a dialog could be read. */
const SHOWN_AFTER_MS = 300;

/** Runs one export at a time; its progress once it takes a moment, what is asked before a long one, and the way to stop it. */
export function useExport() {
  const t = useT();
  const report = useReport();
  const mounted = useMounted();
  const originOf = useContext(ExportOriginContext);
  const running = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [question, setQuestion] = useState<(LongExport & { goOn: () => void }) | null>(null);

  const titleNow = () => {
    const { title } = originOf();
    return title ? t(title) : t('export.list');
  };
  const run = async (list: ListNow, format: Format, controller: AbortController) => {
    const { account } = originOf();
    const title = titleNow();
    const { exportList } = await import('./export-list');
    const count = await exportList({
      t,
      list,
      format,
      account,
      title,
      signal: controller.signal,
      onProgress: (done, total) => setProgress((old) => old && { done, total }),
      ask: (found) =>
        new Promise((resolve) => {
          controller.signal.addEventListener('abort', () => resolve(false));
          setQuestion({
            ...found,
            goOn: () => {
              setQuestion(null);
              resolve(true);
            },
          });
        }),
    });
    if (count !== null) report.success(t('export.done', { title, count }));
  };

  const start = (list: ListNow, format: Format) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    mounted.current?.signal.addEventListener('abort', () => controller.abort());
    const { pathname, search } = here();
    const title = titleNow();
    const timer = setTimeout(() => setProgress({ done: 0, total: 0 }), SHOWN_AFTER_MS);
    run(list, format, controller)
      .catch((error: unknown) => {
        // Given up by the operator: nothing to say.
        if (controller.signal.aborted) return;
        // It may have run for minutes, and nobody looked any more: the log keeps the way back and, on this screen, Retry.
        report.error(error, t('export.failed', { title }), {
          at: `${pathname}${search}`,
          retry: () => start(list, format),
          until: mounted.current?.signal,
        });
      })
      .finally(() => {
        clearTimeout(timer);
        running.current = null;
        setQuestion(null);
        setProgress(null);
      });
  };

  return {
    progress,
    question,
    start,
    cancel: () => running.current?.abort(),
  };
}
