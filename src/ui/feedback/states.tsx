import { CloseCircleFilled, WarningFilled } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '@/i18n/use-t';
import { ApiError, type Failure } from '@/lib/contract/failure';
import { failureText } from './failure-text';
import { ProblemLink } from './problem-link';
import { useReport } from './report';
import './states.css';

type FailureProps = { failure: Failure; onRetry: () => void; copy?: { title: string; retry: string } | undefined };

/** How the gateway wants a refusal shown; what failed otherwise is an error. */
const showTypeOf = ({ kind, showType }: Failure) => (kind === 'business' ? showType : 2);

/**
 * What failed to load, in its place, with Retry; `copy` says above the cause what it was, and what the button says. The
 * gateway's showType counts here too: silent means that there is no data, without its words; a warning is one; a
 * notification comes besides; and the error page is gone to.
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
  const isWarning = showType === 1;
  const Icon = isWarning ? WarningFilled : CloseCircleFilled;
  return (
    <div className={`load-failure${isWarning ? ' load-failure-warning' : ''}`} role="alert">
      <Icon className="load-failure-icon" aria-hidden />
      <span className="load-failure-text lines">
        {copy && <strong className="load-failure-title">{copy.title}</strong>}
        {showType === 0 ? t('common.noData') : failureText(t, failure)}
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
