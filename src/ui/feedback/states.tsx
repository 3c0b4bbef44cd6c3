import { CloseCircleFilled, InfoCircleFilled, WarningFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '@/i18n/use-t';
import { ApiError, type Failure, isSilent, type ShowType } from '@/lib/contract/failure';
import { failureText } from './failure-text';
import { ProblemLink } from './problem-link';
import { useReport } from './report';
import './states.css';

type FailureProps = { failure: Failure; onRetry: () => void; copy?: { title: string; retry: string } | undefined };

/** How the gateway wants a refusal shown; what was given up is silent, and what failed otherwise is an error. */
function showTypeOf(failure: Failure): ShowType {
  if (isSilent(failure)) return 0;
  return failure.kind === 'business' ? failure.showType : 2;
}

const TONES = {
  0: { tone: ' load-failure-neutral', Icon: InfoCircleFilled },
  1: { tone: ' load-failure-warning', Icon: WarningFilled },
} as const;
const ERROR = { tone: '', Icon: CloseCircleFilled } as const;

/**
 * What failed to load, in its place, with Retry; `copy` says above the cause what it was, and what the button says. The
 * gateway's showType counts here too: silent means that there is no data, without its words; a warning is one; a
 * notification comes besides; and the error page is gone to. What the operator gave up is not loaded, and no error.
 */
export function LoadFailure({ failure, onRetry, copy }: FailureProps) {
  const t = useT();
  const report = useReport();
  const showType = showTypeOf(failure);
  const told = useRef<Failure | null>(null);
  useEffect(() => {
    if (told.current === failure || (showType !== 4 && showType !== 9)) return;
    told.current = failure;
    report.error(new ApiError(failure));
  }, [failure, showType, report]);
  const isGivenUp = failure.kind === 'abort';
  const { tone, Icon } = showType === 0 || showType === 1 ? TONES[showType] : ERROR;
  return (
    <div className={`load-failure${tone}`} role={isGivenUp ? 'status' : 'alert'}>
      <Icon className="load-failure-icon" aria-hidden />
      <span className="load-failure-text lines">
        {copy && <strong className="load-failure-title">{copy.title}</strong>}
        {showType !== 0 ? failureText(t, failure) : t(isGivenUp ? 'common.notLoaded' : 'common.noData')}
      </span>
      <Button size="small" disabled={false} onClick={onRetry}>
        {copy?.retry ?? t('common.retry')}
      </Button>
      {showType !== 0 && <ProblemLink />}
    </div>
  );
}

interface EmptyProps {
  title: string;
  text?: string;
  action?: ReactNode;
}

/** Nothing here yet: what this is, and one thing to do. */
export function EmptyState({ title, text, action }: EmptyProps) {
  return (
    <div className="empty-state">
      <p className="empty-title">{title}</p>
      {text && <p className="empty-text">{text}</p>}
      {action}
    </div>
  );
}
