import type { ReactNode } from 'react';
import { ScreenHeading } from '@/ui/page/screen-heading';
import './message-page.css';

interface Props {
  title: string;
  text: ReactNode;
  /** What the operator can do now. */
  actions?: ReactNode;
}

/** A screen that only says something: not found, no permission, failed, ended. Plain, so that it costs nothing at start. */
export function MessagePage({ title, text, actions }: Props) {
  return (
    <div className="message-page">
      <ScreenHeading title={title} />
      <div className="message-page-text">{text}</div>
      {actions && <div className="message-page-actions">{actions}</div>}
    </div>
  );
}
