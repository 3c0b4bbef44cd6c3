import { CloseCircleFilled } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '@/i18n/use-t';
import type { Failure } from '@/lib/contract/failure';
import { failureText } from './failure-text';
import './states.css';

interface FailureProps {
  failure: Failure;
  onRetry: () => void;
  /** What could not be loaded, above the cause, where the place itself does not say it. */
  title?: string | undefined;
  /** The button's words; absent: Retry. */
  retry?: string | undefined;
}

/** What failed to load, in its place, with Retry. */
export function LoadFailure({ failure, onRetry, title, retry }: FailureProps) {
  const t = useT();
  return (
    <div className="load-failure" role="alert">
      <CloseCircleFilled className="load-failure-icon" aria-hidden />
      <span className="load-failure-text lines">
        {title && <strong className="load-failure-title">{title}</strong>}
        {failureText(t, failure)}
      </span>
      <Button size="small" onClick={onRetry}>
        {retry ?? t('common.retry')}
      </Button>
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
