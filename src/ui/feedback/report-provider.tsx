import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { type T, useT } from '@/i18n/use-t';
import { isAnonymousPath } from '@/lib/anonymous-path';
import { type Failure, failureOf } from '@/lib/contract/failure';
import { gatewayNow } from '@/lib/gateway-clock';
import { go, here } from '@/lib/navigation';
import { failureText } from './failure-text';
import { NoticeStack } from './notice-stack';
import { type Notice, NoticeLogContext, type NoticeOffer, type Report, ReportContext } from './report';

const IN_SIGHT = 3;
const KEPT = 100;
/** The same error many times in a moment is one notice. */
const SAME_MS = 1_000;

/** Failures that nobody should read: the page is leaving, or the operator gave up himself. */
const isQuiet = (failure: Failure) => failure.kind === 'session' || failure.kind === 'abort' || failure.showType === 0;

/** The error page belongs to the console: an anonymous screen has none and shows the error as any other. */
const hasErrorPage = () => !isAnonymousPath(here().pathname);

function exceptionAddress(t: T, failure: Failure): string {
  const query = new URLSearchParams({ errorCode: failure.code, errorMessage: failureText(t, failure) });
  return `/exception?${query.toString()}`;
}

/** Shows what `useReport` is told: as a notice, on the error page, or nowhere; and keeps the log. */
export function ReportProvider({ children }: { children: ReactNode }) {
  const t = useT();
  const [log, setLog] = useState<readonly Notice[]>([]);

  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const close = useCallback((id: number) => setClosed((old) => new Set(old).add(id)), []);

  const say = useCallback((kind: Notice['kind'], title: string, detail = '', told: NoticeOffer = {}) => {
    setLog((old) => {
      // Not the time of day: a clock that is put back would take everything after it for said already.
      const heard = performance.now();
      // A second loss after Retry is news, however soon it comes.
      const isSaid =
        !told.retry && old.some((one) => one.title === title && one.detail === detail && heard - one.heard < SAME_MS);
      const { at: place, undo, retry, until } = told;
      const id = (old[0]?.id ?? 0) + 1;
      const notice = { id, kind, title, detail, at: gatewayNow(), heard, place, undo, retry, until };
      return isSaid ? old : [notice, ...old].slice(0, KEPT);
    });
  }, []);

  const report = useMemo<Report>(() => {
    const error = (thrown: unknown, about?: string, told?: NoticeOffer) => {
      const failure = failureOf(thrown);
      if (isQuiet(failure)) return;
      const text = failureText(t, failure);
      if (failure.showType === 9 && hasErrorPage()) go(exceptionAddress(t, failure));
      else if (failure.showType === 4) say('error', about ?? failure.code, text, told);
      else say(failure.showType === 1 ? 'warning' : 'error', about ?? text, about === undefined ? '' : text, told);
    };
    return {
      success: (text, told) => say('success', text, told?.about, told),
      info: (text) => say('info', text),
      warning: (text, told) => say('warning', text, '', told),
      error,
      own: (thrown) => {
        const failure = failureOf(thrown);
        if (isQuiet(failure)) return null;
        if (failure.showType === 2 || (failure.showType === 9 && !hasErrorPage())) return failureText(t, failure);
        error(thrown);
        return null;
      },
    };
  }, [say, t]);

  const change = useCallback(
    (id: number, part: Partial<Notice>) =>
      setLog((old) => old.map((one) => (one.id === id ? { ...one, ...part } : one))),
    [],
  );
  // State is a render late: two clicks of one moment would both find the offer.
  const taken = useRef(new Set<number>());
  const undo = useCallback(
    ({ id, title, undo }: Notice) => {
      if (!undo || taken.current.has(id)) return;
      taken.current.add(id);
      change(id, { undo: undefined });
      close(id);
      undo().catch((thrown: unknown) => {
        report.error(thrown, title);
        if (failureOf(thrown).kind === 'business') return;
        // It did not get through: it works as it did before.
        taken.current.delete(id);
        change(id, { undo });
      });
    },
    [change, close, report],
  );
  const retry = useCallback(
    ({ id, retry }: Notice) => {
      change(id, { retry: undefined });
      close(id);
      retry?.();
    },
    [change, close],
  );
  const kept = useMemo(() => ({ notices: log, undo, retry }), [log, undo, retry]);

  const inSight = log.filter((notice) => !closed.has(notice.id)).slice(0, IN_SIGHT);
  return (
    <ReportContext.Provider value={report}>
      <NoticeLogContext.Provider value={kept}>{children}</NoticeLogContext.Provider>
      <NoticeStack notices={inSight} onClose={close} onUndo={undo} onRetry={retry} />
    </ReportContext.Provider>
  );
}
