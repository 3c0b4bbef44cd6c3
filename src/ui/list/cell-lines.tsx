import { isValidElement, type ReactNode } from 'react';
import './cell-lines.css';

interface Props {
  /** What the row is called. */
  children: ReactNode;
  /** Under it: where it is, what it is about. */
  more?: ReactNode;
  /** What else is the matter with it. */
  note?: ReactNode;
  /** Why it failed, whole. */
  reason?: ReactNode;
}

/** A cell of two or three lines, in a column that takes lines, not width (`className: 'cell-wrap'`). */
export function CellLines({ children, more, note, reason }: Props) {
  return (
    <span className="cell-lines">
      <span>{children}</span>
      {more && <span className="cell-more">{more}</span>}
      {note && <span className="cell-more">{note}</span>}
      {reason && <span className="cell-more cell-reason">{reason}</span>}
    </span>
  );
}

/** The lines of what a cell shows, one by one, for where they do not stand under each other; of anything else it is the first. */
export const linesOf = (node: ReactNode): Props =>
  isValidElement<Props>(node) && node.type === CellLines ? node.props : { children: node };
