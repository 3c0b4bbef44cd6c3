import { CloseCircleFilled, InfoCircleFilled } from '@ant-design/icons';
import type { ReactNode, RefObject } from 'react';
import type { Refused } from './use-refused';
import './refused-line.css';

interface Props extends Refused {
  /** For whoever gives it the focus. */
  line: RefObject<HTMLDivElement | null>;
  /** What can be done about it. */
  children?: ReactNode;
}

/** Why something was not done, beside the button that asked for it. */
export function RefusedLine({ line, text, isSilent, children }: Props) {
  const Icon = isSilent ? InfoCircleFilled : CloseCircleFilled;
  return (
    <div
      ref={line}
      className={isSilent ? 'form-failure form-failure-silent' : 'form-failure'}
      role={isSilent ? 'status' : 'alert'}
      tabIndex={-1}
    >
      <Icon aria-hidden />
      <span className="lines">{text}</span>
      {children}
    </div>
  );
}
