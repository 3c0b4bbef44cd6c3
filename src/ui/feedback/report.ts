import { createContext, useCallback, useContext } from 'react';
import { useT } from '@/i18n/use-t';

/** One line of the notice log. */
export interface Notice {
  id: number;
  kind: 'success' | 'info' | 'warning' | 'error';
  title: string;
  detail: string;
  /** Epoch milliseconds of the browser. */
  at: number;
  /** Where what it names is found. */
  place?: string | undefined;
  /** Takes it back. */
  undo?: (() => Promise<unknown>) | undefined;
  /** Tries again what it says has failed. */
  retry?: (() => void) | undefined;
}

/** What a notice offers beside its words. */
export interface Told {
  /** Names the object where the words are given and do not. */
  about?: string | undefined;
  /** Address of the object that it names; the notice log links to it. */
  at?: string | undefined;
  /** The inverse of what was done, where there is one that asks for nothing more; it tells its own success. */
  undo?: (() => Promise<unknown>) | undefined;
  /** Tries once more, where nothing else on the screen does. */
  retry?: (() => void) | undefined;
}

export interface Report {
  /** Says that something was done, and to what: "Key AK20260001 disabled". */
  success: (text: string, told?: Told) => void;
  info: (text: string) => void;
  warning: (text: string, told?: Told) => void;
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
export const NoticeLogContext = createContext<NoticeLog>({ notices: [], undo: () => undefined });

export interface NoticeLog {
  /** Since the page was loaded, newest first. */
  notices: readonly Notice[];
  /** Takes back what a notice told of, once. */
  undo: (notice: Notice) => void;
}

/** Ways to tell the operator something; an error that a part shows itself goes through `own`. */
export function useReport(): Report {
  const report = useContext(ReportContext);
  if (!report) throw new Error('useReport needs ReportProvider');
  return report;
}

/**
 * What says that a part was lost, where somebody asked for it, and offers to ask again. `show` puts its element back at
 * the loss and, at the second try, to where it waits for the part.
 */
export function useTellLost(show?: (isWanted: boolean) => void): (again?: () => void) => void {
  const t = useT();
  const report = useReport();
  return useCallback(
    (again) => {
      const retry = () => {
        show?.(true);
        again?.();
      };
      report.warning(t('screen.chunkFailed'), again && { retry });
      show?.(false);
    },
    [report, t, show],
  );
}

/** The notices of this page, and the way to take back what one told of. */
export const useNoticeLog = (): NoticeLog => useContext(NoticeLogContext);
