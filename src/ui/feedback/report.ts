import { createContext, useContext } from 'react';
import { useT } from '@/i18n/use-t';

/** One line of the notice log (decision 16). */
export interface Notice {
  id: number;
  kind: 'success' | 'info' | 'warning' | 'error';
  title: string;
  detail: string;
  /** Epoch milliseconds of the browser. */
  at: number;
}

export interface Report {
  /** Says that something was done. */
  success: (text: string) => void;
  info: (text: string) => void;
  warning: (text: string) => void;
  /**
   * Shows any thrown value where its showType wants it: nowhere, as a notice, or on the error page. `about` names what
   * failed where the place that would show it is gone.
   */
  error: (error: unknown, about?: string) => void;
  /**
   * For a part that shows failures itself: does what showType asks beyond it, and returns the text that is left
   * for the part to show, or null if nothing is.
   */
  own: (error: unknown) => string | null;
}

/** Filled by report-provider, which shows the notices. */
export const ReportContext = createContext<Report | null>(null);
export const NoticeLogContext = createContext<readonly Notice[]>([]);

/** Ways to tell the operator something; an error that a part shows itself goes through `own`. */
export function useReport(): Report {
  const report = useContext(ReportContext);
  if (!report) throw new Error('useReport needs ReportProvider');
  return report;
}

/** What says that a part was lost, where somebody asked for it; `then` puts its element back. */
export function useTellLost(then?: () => void): () => void {
  const t = useT();
  const report = useReport();
  return () => {
    report.warning(t('screen.chunkFailed'));
    then?.();
  };
}

/** The notices since the page was loaded, newest first. */
export const useNoticeLog = (): readonly Notice[] => useContext(NoticeLogContext);
