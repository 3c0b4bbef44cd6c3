import { type ComponentProps, useContext, useEffect, useRef, useState } from 'react';
import { useT } from '@/i18n/use-t';
import { useReport } from '@/ui/feedback/report';
import { type ListNow, ListPartsContext } from './list-parts';
import type { ShownCells } from './shown-cells';

export const FORMATS = ['csv', 'evidenceCsv', 'evidenceMarkdown'] as const;
export type Format = (typeof FORMATS)[number];

/** A short export is over before a dialog could be read. */
const SHOWN_AFTER_MS = 300;

/** Runs one export at a time; its progress once it takes a moment, and the way to stop it. */
export function useExport() {
  const t = useT();
  const report = useReport();
  const { originOf } = useContext(ListPartsContext);
  const running = useRef<AbortController | null>(null);
  const [progress, setProgress] = useState<{ done: number; total: number } | null>(null);
  const [drawing, setDrawing] = useState<ComponentProps<typeof ShownCells> | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (list: ListNow, format: Format, controller: AbortController) => {
    const { account, title: screen } = originOf();
    const title = screen ? t(screen) : t('export.list');
    const { exportList } = await import('./export-list');
    const count = await exportList({
      t,
      list,
      format,
      account,
      title,
      signal: controller.signal,
      onProgress: (done, total) => setProgress((old) => old && { done, total }),
      cellsOf: ({ columns }, rows) => new Promise((onRead) => setDrawing({ columns, rows, onRead })),
    });
    if (count !== null) report.success(t('export.done', { title, count }));
  };

  return {
    progress,
    /** Rows whose cells are to be drawn and read. */
    drawing,
    start: (list: ListNow, format: Format) => {
      if (running.current) return;
      const controller = new AbortController();
      running.current = controller;
      const timer = setTimeout(() => setProgress({ done: 0, total: 0 }), SHOWN_AFTER_MS);
      run(list, format, controller)
        // Given up by the operator: nothing to say.
        .catch((error: unknown) => controller.signal.aborted || report.error(error))
        .finally(() => {
          clearTimeout(timer);
          running.current = null;
          setProgress(null);
          setDrawing(null);
        });
    },
    cancel: () => running.current?.abort(),
  };
}
