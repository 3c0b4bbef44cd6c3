import { createContext, type RefObject, useCallback, useContext, useEffect, useRef } from 'react';
import { useT } from '@/i18n/use-t';

/** One line of the notice log. */
export interface Notice {
  id: number;
  kind: 'success' | 'info' | 'warning' | 'error';
  title: string;
  detail: string;
  /** Epoch milliseconds of the browser. */
  at: number;
  /** The same by a clock that nobody sets, in milliseconds since the page was loaded. */
  heard: number;
  /** Where what it names is found. */
  place?: string | undefined;
  /** Takes it back. */
  undo?: (() => Promise<unknown>) | undefined;
  /** Tries again what it says has failed. */
  retry?: (() => void) | undefined;
  /** Aborted once nothing is left that could try again. */
  until?: AbortSignal | undefined;
}

/** What a notice offers beside its words. */
export interface NoticeOffer {
  /** Names the object where the words are given and do not. */
  about?: string | undefined;
  /** Address of the object that it names; the notice log links to it. */
  at?: string | undefined;
  /** The inverse of what was done, where there is one that asks for nothing more; it tells its own success. */
  undo?: (() => Promise<unknown>) | undefined;
  /** Tries once more, where nothing else on the screen does. */
  retry?: (() => void) | undefined;
  /** Of what would try again: aborted once that is gone, and with it the offer. */
  until?: AbortSignal | undefined;
}

export interface Report {
  /** Says that something was done, and to what: "Key AK20260001 disabled". */
  success: (text: string, told?: NoticeOffer) => void;
  info: (text: string) => void;
  warning: (text: string, told?: NoticeOffer) => void;
  /**
   * Shows any thrown value where its showType wants it: nowhere, as a notice, or on the error page. `about` names what
   * failed where the place that would show it is gone.
   */
  error: (error: unknown, about?: string, told?: NoticeOffer) => void;
  /**
   * For a part that shows failures itself: does what showType asks beyond it, and returns the text that is left
   * for the part to show, or null if nothing is.
   */
  own: (error: unknown) => string | null;
}

/** Filled by report-provider, which shows the notices. */
export const ReportContext = createContext<Report | null>(null);
export const NoticeLogContext = createContext<Notices>({
  notices: [],
  undo: () => undefined,
  retry: () => undefined,
});

export interface Notices {
  /** Since the page was loaded, newest first. */
  notices: readonly Notice[];
  /** Takes back what a notice told of, once; one that did not get through may be tried again. */
  undo: (notice: Notice) => void;
  /** Tries again what a notice says has failed, once. */
  retry: (notice: Notice) => void;
}

/** Ways to tell the operator something; an error that a part shows itself goes through `own`. */
export function useReport(): Report {
  const report = useContext(ReportContext);
  if (!report) throw new Error('useReport needs ReportProvider');
  return report;
}

/** Aborted when the part that calls this is gone: for the `until` of what it tells. */
export function useMounted(): RefObject<AbortController | null> {
  const mounted = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    mounted.current = controller;
    return () => controller.abort();
  }, []);
  return mounted;
}

/**
 * What says that a part was lost, where somebody asked for it, and offers to ask again. `show` puts its element back at
 * the loss and, at the second try, to where it waits for the part.
 */
export function useTellLost(show?: (isWanted: boolean) => void): (again?: () => void) => void {
  const t = useT();
  const report = useReport();
  const until = useMounted();
  return useCallback(
    (again) => {
      const retry = () => {
        show?.(true);
        again?.();
      };
      report.warning(t('screen.chunkFailed'), again && { retry, until: until.current?.signal });
      show?.(false);
    },
    [report, t, show, until],
  );
}

/** The notices of this page, and the way to take back what one told of. */
export const useNoticeLog = (): Notices => useContext(NoticeLogContext);
