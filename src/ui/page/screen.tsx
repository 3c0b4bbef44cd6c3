import type { ReactNode } from 'react';
import { ScreenHeading } from './screen-heading';
import './screen.css';

interface Props {
  /** Above the heading: what stays where it is, however high the heading becomes. */
  above?: ReactNode;
  title: string;
  /** Beside the heading of an object: its id and its state. */
  beside?: ReactNode;
  /** The one primary action, and what else acts on the whole screen. */
  actions?: ReactNode;
  /** One sentence under the heading, if the screen needs one. */
  note?: ReactNode;
  children: ReactNode;
}

/** Heading, actions and content of one screen; the heading takes the focus when the screen opens. */
export function Screen({ above, title, beside, actions, note, children }: Props) {
  return (
    <div className="screen">
      {above}
      <header className="screen-header">
        <div className="screen-object">
          <ScreenHeading title={title} />
          {beside}
        </div>
        {actions && <div className="screen-actions">{actions}</div>}
      </header>
      {note && <div className="screen-note">{note}</div>}
      {children}
    </div>
  );
}
