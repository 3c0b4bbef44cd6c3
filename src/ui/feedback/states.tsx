import { CloseCircleFilled } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useT } from '@/i18n/use-t';
import type { Failure } from '@/lib/contract/failure';
import { failureText } from './failure-text';
import './states.css';

type FailureProps = { failure: Failure; onRetry: () => void; words?: { title: string; retry: string } | undefined };

/** What failed to load, in its place, with Retry; `words` say above the cause what it was, and what the button says. */
export function LoadFailure({ failure, onRetry, words }: FailureProps) {
  const t = useT();
  return (
    <div className="load-failure" role="alert">
      <CloseCircleFilled className="load-failure-icon" aria-hidden />
      <span className="load-failure-text lines">
        {words && <strong className="load-failure-title">{words.title}</strong>}
        {failureText(t, failure)}
      </span>
      <Button size="small" onClick={onRetry}>
        {words?.retry ?? t('common.retry')}
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
